/// The names in scenarios that neither the format nor an SDK declares.
package enum ScenarioNames {
  /// All entry points of links together, for the described app's reactions.
  static let openURL = "openURL"

  /// The acts of the described app.
  static let appEvents = EventWord.allCases.filter(\.isOfApp).map(\.rawValue)

  /// The method with which app code, or a `call` step, asks the system to open a link.
  package static let systemOpen = SDKMethod("UIApplication.open", .text)

  /// The method with which code of an app in Swift asks for the tracking prompt.
  package static let trackingRequest = "ATTrackingManager.requestTrackingAuthorization"

  /// Returns whether a call in a trace is one to the system.
  static func isOfSystem(_ call: String) -> Bool { call == systemOpen.eventName || call == trackingRequest }

  /// Returns the names of events that are neither callbacks nor system calls.
  static func events(_ vocabularies: [SDKVocabulary]) -> [String] {
    StepVerb.allCases.map(\.rawValue) + LinkOutcome.allCases.map(\.rawValue) + EventWord.allCases.map(\.rawValue)
      + vocabularies.flatMap(\.eventNames) + [systemOpen.eventName, trackingRequest]
      + ProcessState.allCases.map(\.rawValue)
  }

  /// Returns the methods that a `call` step can name, the system's last.
  static func methods(_ vocabularies: [SDKVocabulary]) -> [SDKMethod] {
    vocabularies.flatMap(\.methods) + [systemOpen]
  }

  /// Returns the requests that `send` and `answer` can name.
  static func requests(_ vocabularies: [SDKVocabulary]) -> [String] {
    vocabularies.flatMap(\.requests)
  }
}

extension SDKRegistry {
  /// Returns why the app that a scenario describes never gets a callback; nil if it can get it.
  package func reason(againstReactionTo callback: String, in plan: SimulationPlan) -> String? {
    reasonAgainst(callback, plan) ?? reasonAgainstInDescribedApp(callback, plan)
  }

  /// Returns why a callback cannot come in a scenario; nil if it can.
  ///
  /// If several SDKs have a callback with the name, it is enough that one can call it; the reason is that of an SDK
  /// that the app has.
  func reasonAgainst(_ callback: String, _ plan: SimulationPlan) -> String? {
    let owners = owners(ofCallback: callback)
    let reasons = owners.compactMap { Self.reason($0, against: callback, plan) }
    guard !owners.isEmpty, reasons.count == owners.count else { return nil }
    return owners.firstIndex { plan.has($0.name) }.map { reasons[$0] } ?? reasons[0]
  }

  /// Returns why no SDK of a scenario's app calls a callback by a name, although the app may be called by another name;
  /// nil if one does.
  func reasonAgainstName(_ callback: String, _ plan: SimulationPlan) -> String? {
    let owners = owners(ofCallback: callback).filter { plan.has($0.name) }
    let reasons = owners.filter { Self.hasOtherNames($0, callback) }.compactMap {
      Self.reason($0, against: callback, plan)
    }
    return reasons.count == owners.count ? reasons.first : nil
  }

  private static func hasOtherNames<S: SDK>(_ sdk: S.Type, _ callback: String) -> Bool {
    S.Setup.declaration.callbacks.contains { $0.name == callback && $0.hasOtherNames }
  }

  private static func reason<S: SDK>(_ sdk: S.Type, against callback: String, _ plan: SimulationPlan) -> String? {
    let declaration = S.Setup.declaration
    guard let declared = declaration.callbacks.first(where: { $0.name == callback }) else { return nil }
    guard let setup = plan.setup(of: sdk) else {
      return Self.absence(declaration.key, declaration.name, in: plan.scenario.places)
    }
    return declared.absence(setup)
  }

  /// Returns why the app that a scenario describes never gets a callback; nil if it can get it.
  func reasonAgainstInDescribedApp(_ callback: String, _ plan: SimulationPlan) -> String? {
    let owners = owners(ofCallback: callback)
    let reasons = owners.compactMap { Self.reasonInDescribedApp($0, against: callback, plan) }
    return reasons.count == owners.count ? reasons.first : nil
  }

  private static func reasonInDescribedApp<S: SDK>(
    _ sdk: S.Type, against callback: String, _ plan: SimulationPlan
  ) -> String? {
    let declared = S.Setup.declaration.callbacks.first { $0.name == callback }
    guard let declared, let setup = plan.setup(of: sdk) else { return nil }
    return declared.absenceFromDescribedApp(setup)
  }

  /// Returns why the app of a scenario never gets a callback: it has none of the SDKs that call it; nil if it has one, or
  /// if no SDK calls it.
  package func absentOwner(ofCallback callback: String, in scenario: Scenario) -> String? {
    let declarations = owners(ofCallback: callback).map { Self.identity(of: $0) }
    guard let first = declarations.first, declarations.allSatisfy({ scenario.app[sdk: $0.key] == nil }) else {
      return nil
    }
    return Self.absence(first.key, first.name, in: scenario.places)
  }

  private static func identity<S: SDK>(of sdk: S.Type) -> (key: String, name: String) {
    (S.Setup.declaration.key, S.Setup.declaration.name)
  }

  /// Returns why an event of an SDK cannot happen in an app that does not have the SDK.
  ///
  /// - Parameters:
  ///   - key: The key of the SDK in a file.
  ///   - name: Its display name, of which the function in Swift has the letters.
  ///   - places: Where the scenario says what the app has.
  static func absence(_ key: String, _ name: String, in places: ScenarioPlaces) -> String {
    let function = name.filter { $0.isLetter || $0.isNumber }
    let advice =
      places.areOfSwift
      ? "pass sdks: [.\(function.prefix(1).lowercased())\(function.dropFirst())(…)]" : "add \(key.quoted) to \"app\""
    return "the app does not have \(name); \(advice)"
  }
}

extension String {
  /// Returns whether the words of a pattern are one of the names of events, possibly followed by what the event is
  /// about.
  func isAbout(oneOf names: Set<String>) -> Bool {
    var name = utf8[...]
    while true {
      if names.contains(String(Substring(name))) { return true }
      guard let space = name.lastIndex(of: UInt8(ascii: " ")) else { return false }
      name = name[..<space]
    }
  }

  /// Returns whether the words of a pattern are the name of an event, possibly followed by what the event is about.
  ///
  /// The name is compared as UTF-8, because a combining mark after the space would form another character with it.
  func isAbout(_ name: String) -> Bool {
    guard utf8.starts(with: name.utf8) else { return false }
    let rest = utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: " ")
  }
}
