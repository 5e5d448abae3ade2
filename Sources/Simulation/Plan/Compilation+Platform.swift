extension Compilation {
  /// Returns the configuration of the device and of the app's build.
  mutating func platformConfiguration() -> PlatformConfiguration {
    var configuration = PlatformConfiguration()
    let description = scenario.platform
    if let name = description.profile {
      if let profile = PlatformProfile.named(name) {
        configuration.profile = profile
      } else {
        reportUnknown(
          "iOS profile", name, at: places.location(of: ["platform", "profile"]),
          known: PlatformProfile.all.map(\.name))
      }
    }
    if let style = description.style { configuration.style = style }
    set(
      description.switches, PlatformConfiguration.switches, in: &configuration, "platform switch",
      at: ["platform", "switches"])
    if let problem = configuration.problem {
      report(problem, at: places.location(of: ["platform", "style"]) ?? places.location(of: ["platform", "profile"]))
    }
    return configuration
  }
}
