extension Compilation {
  /// Reads the device and the build of the app.
  mutating func platformConfiguration() -> PlatformConfiguration {
    var configuration = PlatformConfiguration()
    let description = scenario.platform
    if let name = description.profile {
      if let profile = PlatformProfile.named(name.value) {
        configuration.profile = profile
      } else {
        reportUnknown("iOS profile", name, known: PlatformProfile.all.map(\.name))
      }
    }
    if let name = description.style {
      if let style = AppStyle(rawValue: name.value) {
        configuration.style = style
      } else {
        reportUnknown("app style", name, known: AppStyle.allCases.map(\.rawValue))
      }
    }
    set(description.switches, PlatformConfiguration.switches, in: &configuration, "platform switch")
    if let problem = configuration.problem {
      report(problem, at: description.style?.location ?? description.profile?.location)
    }
    return configuration
  }

  /// Puts the app's scheme and domains where links are routed.
  func router(_ platform: PlatformConfiguration) -> LinkRouter {
    var router = LinkRouter(platform)
    router.scheme = scenario.app.scheme?.value
    router.domains = scenario.app.domains.map(\.value)
    router.paths = scenario.app.paths.map(\.value)
    router.excludedPaths = scenario.app.excludedPaths.map(\.value)
    return router
  }
}
