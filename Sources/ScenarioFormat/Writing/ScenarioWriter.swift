import SDKContract

/// Writes scenarios as text, always in the same way.
///
/// What equals a default is left out. The text is JSON that any tool reads, and reading it gives an equal
/// scenario, if the scenario is one that a file can have: with durations of whole microseconds that are not
/// negative, and keys that are there once. A number that JSON does not have, such as infinity, is `null`.
public enum ScenarioWriter {
  /// Returns a scenario as the text of a file.
  public static func text(of scenario: Scenario) -> String {
    var object = ObjectBuilder()
    object.add("version", .integer(Scenario.currentVersion))
    object.add("name", .string(scenario.name))
    object.add("description", scenario.description.map { .string($0) })
    object.add("exhaustive", scenario.isExhaustive ? .bool(true) : nil)
    let defaults = Scenario(name: "")
    object.add("startDate", scenario.startDate == defaults.startDate ? nil : .string(scenario.startDate))
    object.add("settle", scenario.settle == defaults.settle ? nil : value(scenario.settle))
    object.addUnlessEmpty("platform", value(scenario.platform))
    object.addUnlessEmpty("app", value(scenario.app))
    object.addUnlessEmpty("backend", value(scenario.backend))
    object.add("steps", .array(scenario.steps.map { value($0) }))
    object.addUnlessEmpty("anytime", .array(scenario.anytime.map { value($0) }))
    object.addUnlessEmpty("schedule", value(scenario.schedule))
    object.addUnlessEmpty("expect", .array(scenario.expectations.map { value($0) }))
    return JSONPrinter.print(object.value, breaking: ["steps", "anytime", "schedule", "expect"])
  }

  static func value(_ duration: Duration) -> ScenarioValue {
    .string(DurationText.write(duration))
  }

  static func value(_ string: Located<String>?) -> ScenarioValue? {
    string.map { .string($0.value) }
  }

  static func value(_ strings: [Located<String>]) -> ScenarioValue {
    .array(strings.map { .string($0.value) })
  }

  static func value(_ members: [Located<ScenarioValue.Member>]) -> ScenarioValue {
    .object(members.map(\.value))
  }

  static func value(_ switches: [Located<Switch>]) -> ScenarioValue {
    .object(switches.map { ScenarioValue.Member($0.value.name, value($0.value.value)) })
  }

  private static func value(_ value: SettingValue) -> ScenarioValue {
    switch value {
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .integer(integer)
    case .object(let members): .object(members)
    case .duration(let duration): self.value(duration)
    case .word(let word): .string(word)
    case .words(let words): .array(words.map { .string($0) })
    }
  }

  // MARK: Platform and app

  private static func value(_ platform: PlatformDescription) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("profile", value(platform.profile))
    object.add("style", value(platform.style))
    object.addUnlessEmpty("switches", value(platform.switches))
    return object.value
  }

  private static func value(_ app: AppDescription) -> ScenarioValue {
    let defaults = AppDescription()
    var object = ObjectBuilder()
    object.add("uses", value(app.uses))
    object.add("tasks", app.tasks.map { .string($0.value.rawValue) })
    object.add("scheme", value(app.scheme))
    object.addUnlessEmpty("domains", value(app.domains))
    object.addUnlessEmpty("paths", value(app.paths))
    object.addUnlessEmpty("excludedPaths", value(app.excludedPaths))
    object.addUnlessEmpty("gates", value(app.gates))
    object.addUnlessEmpty(
      "routes", .object(app.routes.map { ScenarioValue.Member($0.destination, .string($0.screen)) }))
    object.add("whenGated", app.whenGated == defaults.whenGated ? nil : .string(app.whenGated.rawValue))
    if app.destinationKeys != defaults.destinationKeys {
      object.add("destinationKeys", .array(app.destinationKeys.map { .string($0) }))
    }
    object.addUnlessEmpty(
      "on",
      .object(app.reactions.map { ScenarioValue.Member($0.value.callback, .string($0.value.kind.rawValue)) }))
    object.add("appsflyer", app.appsFlyer.map { value($0) })
    object.add("adjust", app.adjust.map { value($0) })
    return object.value
  }

  private static func value(_ appsFlyer: AppsFlyerDescription) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("version", value(appsFlyer.version))
    object.add("payloadTypes", value(appsFlyer.payloadTypes))
    object.addUnlessEmpty("customDomains", value(appsFlyer.customDomains))
    object.add("minTimeBetweenSessions", appsFlyer.minTimeBetweenSessions.map { value($0) })
    object.add("unifiedDeepLinking", appsFlyer.unifiedDeepLinking ? .bool(true) : nil)
    object.add("waitForATT", appsFlyer.waitForATT.map { value($0) })
    object.addUnlessEmpty("integration", value(appsFlyer.integration))
    object.addUnlessEmpty("switches", value(appsFlyer.switches))
    return object.value
  }

  private static func value(_ adjust: AdjustDescription) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("version", value(adjust.version))
    object.add("deferredDeeplinkReturns", adjust.deferredDeeplinkReturns ? .bool(true) : nil)
    object.add("directLinks", value(adjust.directLinks))
    object.addUnlessEmpty("integration", value(adjust.integration))
    object.addUnlessEmpty("switches", value(adjust.switches))
    return object.value
  }

  private static func value(_ integration: IntegrationDescription) -> ScenarioValue {
    var object = ObjectBuilder()
    object.addUnlessEmpty("omit", value(integration.omit))
    object.addUnlessEmpty(
      "move",
      .object(integration.move.map { ScenarioValue.Member($0.value.call, .string($0.value.entryPoint)) }))
    return object.value
  }
}
