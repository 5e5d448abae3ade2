/// The names that scenarios can use and that neither the format nor an SDK knows.
package enum ScenarioNames {
  /// The entry points of links taken together, for the described app's reactions.
  static let openURL = "openURL"

  /// What the described app does.
  static let appEvents = EventWord.allCases.filter(\.isOfApp).map(\.rawValue)

  /// How app code, or the `call` step, has the system open a link.
  package static let systemOpen = SDKMethod("UIApplication.open", .text)

  /// Events that are neither callbacks nor calls of the system.
  static func events(_ vocabularies: [SDKVocabulary]) -> [String] {
    StepVerb.allCases.map(\.rawValue) + LinkOutcome.allCases.map(\.rawValue) + EventWord.allCases.map(\.rawValue)
      + vocabularies.flatMap(\.eventNames) + methods(vocabularies).map(\.name) + ProcessState.allCases.map(\.rawValue)
  }

  /// The methods that a `call` step can name, those of the system last.
  static func methods(_ vocabularies: [SDKVocabulary]) -> [SDKMethod] {
    vocabularies.flatMap(\.methods) + [systemOpen]
  }

  /// What `send` and `answer` are about.
  static func requests(_ vocabularies: [SDKVocabulary]) -> [String] {
    vocabularies.flatMap(\.requests)
  }
}

extension SDKRegistry {
  /// Why a callback cannot be called in a scenario; nil if it can.
  ///
  /// Of several SDKs that have a callback of the name, one that can call it is enough, and the reason is that of one that
  /// the app has.
  func reasonAgainst(_ callback: String, _ plan: SimulationPlan) -> String? {
    let owners = owners(ofCallback: callback)
    let reasons = owners.compactMap { Self.reason($0, against: callback, plan) }
    guard !owners.isEmpty, reasons.count == owners.count else { return nil }
    return owners.firstIndex { plan.has($0.name) }.map { reasons[$0] } ?? reasons[0]
  }

  private static func reason<S: SDK>(_ sdk: S.Type, against callback: String, _ plan: SimulationPlan) -> String? {
    let declaration = S.Setup.declaration
    guard let declared = declaration.callbacks.first(where: { $0.name == callback }) else { return nil }
    guard let setup = plan.setup(of: sdk) else { return Self.absence(declaration.key, declaration.name) }
    return declared.absence(setup)
  }

  /// Why something of an SDK cannot happen in an app that does not have it.
  static func absence(_ key: String, _ name: String) -> String {
    "the app does not have \(name); add \(key.quoted) to \"app\""
  }
}

extension String {
  /// Whether the words of a pattern are one of the names of events, or such a name and what the event is about.
  func isAbout(oneOf names: Set<String>) -> Bool {
    var name = utf8[...]
    while true {
      if names.contains(String(Substring(name))) { return true }
      guard let space = name.lastIndex(of: UInt8(ascii: " ")) else { return false }
      name = name[..<space]
    }
  }

  /// Whether the words of a pattern are the name of an event, or that name and what the event is about.
  ///
  /// The name ends at a byte, as a combining mark joins the blank behind it into another character.
  func isAbout(_ name: String) -> Bool {
    guard utf8.starts(with: name.utf8) else { return false }
    let rest = utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: " ")
  }
}
