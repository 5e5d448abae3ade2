import Synchronization

/// The SDKs that a simulation knows, in the order in which files, columns and documentation list them.
public struct SDKRegistry: Sendable {
  /// The SDKs.
  package let all: [any SDK.Type]
  private let words: Words

  /// Creates a registry of SDKs.
  ///
  /// - Parameter sdks: The SDKs that a scenario can name.
  public init(_ sdks: [any SDK.Type]) {
    all = sdks
    words = Words(sdks)
  }

  /// The vocabulary of each SDK: what scenarios can say about it.
  package var vocabularies: [SDKVocabulary] { words.made.vocabularies }

  /// The grammar of scenario files about these SDKs.
  public var grammar: ScenarioGrammar { words.made.grammar }

  /// The mistakes in the SDKs' declarations, each as a sentence without a full stop. Their authors have to correct them
  /// before anything can run.
  package var mistakes: [String] { words.made.mistakes }

  /// The keys of payloads that name a destination in the app.
  var destinationKeys: [String] { words.made.destinationKeys }

  /// The names of the callbacks of all SDKs.
  var callbacks: [String] { words.made.callbacks }

  /// Returns the SDKs that have a callback with a name; two vendors may use the same name.
  func owners(ofCallback name: String) -> [any SDK.Type] {
    (words.made.callbackOwners[name] ?? []).map { all[$0] }
  }

  /// Returns the words that can follow the name of a callback in a trace; nil if that can be anything.
  func arguments(ofCallback name: String) -> [String]? {
    let known = (words.made.callbackOwners[name] ?? []).map { words.made.vocabularies[$0].callbackArguments[name] }
    return known.contains(nil) ? nil : known.flatMap { $0 ?? [] }
  }

  /// Returns the words that can follow the trace name of a call to an SDK; nil if that can be anything.
  func arguments(ofCall name: String) -> [String]? {
    let owners = words.made.vocabularies.filter { $0.eventNames.contains(name) }
    let known = owners.map { $0.callArguments[name] }
    return known.isEmpty || known.contains(nil) ? nil : known.flatMap { $0 ?? [] }
  }

  /// Returns what can follow the trace name of a request that is sent or answered; nil if that is not known.
  func arguments(ofRequest name: String) -> RequestArguments? {
    let owners = words.made.vocabularies.filter { $0.requests.contains(name) }
    let known = owners.compactMap { $0.requestArguments[name] }
    guard !known.isEmpty, known.count == owners.count else { return nil }
    return RequestArguments(sent: known.flatMap(\.sent), answered: known.flatMap(\.answered))
  }

  /// Returns the trace names of the timers of all SDKs; nil if those of an SDK of the app are not known.
  func timers(in plan: SimulationPlan) -> [String]? {
    let vocabularies = words.made.vocabularies
    let isAnyUnknown = vocabularies.contains { $0.timers == nil && plan.has(SDKName(rawValue: $0.key)) }
    return isAnyUnknown ? nil : vocabularies.flatMap { $0.timers ?? [] }
  }

  /// The names of events that are neither callbacks nor calls of the system.
  var eventNames: [String] { words.made.eventNames }

  /// Returns whether the words of a pattern are the name of such an event, possibly followed by what the event is
  /// about.
  func isAboutEvent(_ words: String) -> Bool { words.isAbout(oneOf: self.words.made.eventNamesAsSet) }

  /// Returns whether a call in a trace is one to the system, or to another SDK than the one with a name.
  ///
  /// A trace has only the name of a call, so a call that no SDK declares counts as one to each.
  func isCallToOther(_ call: String, than sdk: SDKName) -> Bool {
    if ScenarioNames.isOfSystem(call) { return true }
    let owners = zip(words.made.vocabularies, all).filter { vocabulary, kind in
      if vocabulary.eventNames.contains(call) { return true }
      return Self.members(of: kind).has(call)
    }
    return !owners.isEmpty && !owners.contains { $0.0.key == sdk.rawValue }
  }

  /// What files can say, created lazily, so that a program that reads no files does not pay for it at launch.
  private final class Words: Sendable {
    final class Made: Sendable {
      let vocabularies: [SDKVocabulary]
      let grammar: ScenarioGrammar
      let mistakes: [String]
      let destinationKeys: [String]
      let callbacks: [String]
      let callbackOwners: [String: [Int]]
      let eventNames: [String]
      let eventNamesAsSet: Set<String>

      init(_ sdks: [any SDK.Type]) {
        vocabularies = sdks.map { SDKRegistry.vocabulary($0) }
        grammar = ScenarioGrammar(
          sdks: vocabularies, platformSwitches: PlatformConfiguration.switches.map(\.specification))
        mistakes =
          sdks.flatMap { SDKRegistry.mistakes(inDeclarationOf: $0) } + grammar.clashes
          + SDKRegistry.mistakes(inRulesOf: SDKRegistry.ruleBooks(of: sdks))
        destinationKeys = vocabularies.flatMap { $0.linkService?.destinationKeys ?? [] }
        callbacks = vocabularies.flatMap(\.callbacks)
        let owners = vocabularies.enumerated().flatMap { index, sdk in sdk.callbacks.map { ($0, index) } }
        callbackOwners = Dictionary(grouping: owners, by: \.0).mapValues { $0.map(\.1) }
        eventNames = ScenarioNames.events(vocabularies)
        eventNamesAsSet = Set(eventNames)
      }
    }

    private let sdks: [any SDK.Type]
    private let state = Mutex<Made?>(nil)

    init(_ sdks: [any SDK.Type]) {
      self.sdks = sdks
    }

    var made: Made {
      state.withLock { state in
        if let state { return state }
        let made = Made(sdks)
        state = made
        return made
      }
    }
  }

  /// Adds an SDK at the end, or replaces the one with the same name.
  ///
  /// - Parameter sdk: The SDK.
  public mutating func register<S: SDK>(_ sdk: S.Type) {
    self = SDKRegistry(all.filter { $0.name != S.name } + [sdk])
  }

  /// The books of rules, in the order in which the documentation lists them: iOS, the SDKs, the simulator.
  package var ruleBooks: [any RuleBook.Type] { Self.ruleBooks(of: all) }

  fileprivate static func ruleBooks(of sdks: [any SDK.Type]) -> [any RuleBook.Type] {
    [PlatformRule.self] + sdks.map { rules(of: $0) } + [SimulationRule.self]
  }

  /// Every rule, book by book, in the order in which the documentation lists them.
  package var rules: [RuleID] { ruleBooks.flatMap { Self.rules(in: $0) } }

  private static func rules<S: SDK>(of sdk: S.Type) -> any RuleBook.Type { S.Setup.declaration.rules }

  private static func rules<Book: RuleBook>(in book: Book.Type) -> [RuleID] { book.allCases.map { RuleID($0) } }

  /// The names of the SDKs in files, lanes and options.
  package var names: [SDKName] { all.map { $0.name } }

  /// The public members of each SDK, and the effect of each.
  package var members: [SDKMembers] { all.map { Self.members(of: $0) } }

  private static func members<S: SDK>(of sdk: S.Type) -> SDKMembers { S.StandIn.members }

  fileprivate static func vocabulary<S: SDK>(_ sdk: S.Type) -> SDKVocabulary { S.Setup.declaration.vocabulary }
}
