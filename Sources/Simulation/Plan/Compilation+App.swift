extension Compilation {
  /// Checks what the scenario says about the app under test.
  mutating func checkApp() {
    let app = scenario.app
    if let name = app.uses, apps.factory(for: name) == nil {
      report(apps.complaint(aboutUnknown: name), at: places.location(of: ["app", "uses"]))
    }
    if knowsDevice, app.uses == nil, app.tasks != nil {
      report(
        "\"tasks\" is for an app written in Swift, which \"uses\" names; the app described here has none",
        at: places.location(of: ["app", "tasks"]))
    }
    let callbacks = apps.sdks.callbacks
    for reaction in app.reactions where !callbacks.contains(reaction.callback) {
      guard reaction.callback != ScenarioNames.openURL else { continue }
      reportUnknown(
        "callback", reaction.callback, at: places.keyLocation(of: ["app", "on", .key(reaction.callback)]),
        known: callbacks + [ScenarioNames.openURL])
    }
  }
}
