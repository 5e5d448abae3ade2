extension Compilation {
  /// Returns the configuration of the device and of the app's build.
  mutating func platformConfiguration() -> PlatformConfiguration {
    var configuration = PlatformConfiguration()
    let description = scenario.platform
    if let name = description.profile {
      if let profile = PlatformProfile.named(name) {
        configuration.profile = profile
      } else {
        reportUnknownProfile(name, at: places.location(of: ["platform", "profile"]))
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

  /// Adds the problem that a version of iOS is unknown, with the one that the text means (`iOS 17`), or else the known
  /// ones: similar digits suggest nothing.
  private mutating func reportUnknownProfile(_ name: String, at location: SourceLocation?) {
    let known = PlatformProfile.all.map(\.name)
    let meant = known.first { Self.version(in: $0) == Self.version(in: name) }
    let hint = meant.map { "; did you mean \($0.quoted)?" } ?? "; known: \(known.joined(separator: ", "))"
    report("unknown iOS profile \(name.quoted)\(hint)", at: location)
  }

  private static func version(in name: String) -> String {
    name.filter { $0.isNumber || $0 == "." }
  }
}
