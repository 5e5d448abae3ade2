extension Compilation {
  /// Checks what the scenario says of the app under test.
  mutating func checkApp(_ platform: PlatformConfiguration) {
    let app = scenario.app
    if let name = app.uses, apps.factory(for: name.value) == nil {
      reportUnknown("app", name, known: apps.names)
    }
    if app.uses == nil, let tasks = app.tasks {
      report(
        "\"tasks\" is for an app written in Swift, which \"uses\" names; the app described here has none",
        at: tasks.location)
    }
    let callbacks = ScenarioVocabularyNames.callbacks
    for reaction in app.reactions where !callbacks.contains(reaction.value.callback) {
      guard reaction.value.callback != ScenarioVocabularyNames.openURL else { continue }
      reportUnknown(
        "callback", Located(reaction.value.callback, at: reaction.location),
        known: callbacks + [ScenarioVocabularyNames.openURL])
    }
  }

  /// Reads where the app calls the SDKs.
  mutating func callSites(_ style: AppStyle) -> [SDKName: IntegrationCallSites] {
    var sites: [SDKName: IntegrationCallSites] = [:]
    if let appsFlyer = scenario.app.appsFlyer { sites[.appsFlyer] = read(appsFlyer.integration, .appsFlyer, style) }
    if let adjust = scenario.app.adjust { sites[.adjust] = read(adjust.integration, .adjust, style) }
    return sites
  }

  private mutating func read(
    _ description: IntegrationDescription, _ sdk: SDKName, _ style: AppStyle
  ) -> IntegrationCallSites {
    var sites = IntegrationCallSites()
    let known = IntegrationCall.allCases.filter { $0.sdk == sdk }
    let labels = SystemCall.labels(for: style)
    for name in description.omit {
      if let call = known.first(where: { $0.rawValue == name.value }) {
        sites.omitted.append(call.rawValue)
      } else if let entryPoint = name.value.entryPointOfForwarding {
        if labels.contains(entryPoint) {
          sites.silentEntryPoints.append(entryPoint)
        } else {
          reportUnknown("entry point", Located(entryPoint, at: name.location), known: labels)
        }
      } else {
        reportUnknown("call of the integration", name, known: known.map(\.rawValue))
      }
    }
    for move in description.move {
      guard let call = known.first(where: { $0.rawValue == move.value.call }) else {
        reportUnknown(
          "call of the integration", Located(move.value.call, at: move.location), known: known.map(\.rawValue))
        continue
      }
      guard labels.contains(move.value.entryPoint) else {
        reportUnknown("entry point", Located(move.value.entryPoint, at: move.location), known: labels)
        continue
      }
      sites.moved[call.rawValue] = move.value.entryPoint
    }
    return sites
  }
}

extension String {
  /// The entry point in `forward from willConnectTo`; nil for any other text.
  fileprivate var entryPointOfForwarding: String? {
    let prefix = "forward from "
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
