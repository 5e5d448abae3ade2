import Synchronization

/// The SDKs that a simulation knows, in the order in which files, columns and documentation list them.
public struct SDKRegistry: Sendable {
  /// The SDKs.
  package let all: [any SDK.Type]
  private let words: Words

  /// Creates a registry of some SDKs.
  public init(_ sdks: [any SDK.Type]) {
    all = sdks
    words = Words(sdks)
  }

  /// What scenarios can say about each of them.
  package var vocabularies: [SDKVocabulary] { words.made.vocabularies }

  /// What scenario files can say.
  public var grammar: ScenarioGrammar { words.made.grammar }

  /// What is wrong with the declarations of the SDKs, each in a sentence without a full stop: what their authors have to
  /// change before anything is run.
  package var mistakes: [String] { words.made.mistakes }

  /// The keys of payloads that name a destination in the app.
  var destinationKeys: [String] { words.made.destinationKeys }

  /// The names of the callbacks of all SDKs.
  var callbacks: [String] { words.made.callbacks }

  /// The SDKs that have a callback of a name: two vendors may call theirs the same.
  func owners(ofCallback name: String) -> [any SDK.Type] {
    (words.made.callbackOwners[name] ?? []).map { all[$0] }
  }

  /// The names of events that are neither callbacks nor calls of the system.
  var eventNames: [String] { words.made.eventNames }

  /// Whether the words of a pattern are the name of such an event, or that name and what the event is about.
  func isAboutEvent(_ words: String) -> Bool { words.isAbout(oneOf: self.words.made.eventNamesAsSet) }

  /// What files can say, made when it is first asked for: a program that reads none does not wait for it at its start.
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
        mistakes = sdks.flatMap { SDKRegistry.mistakes(inDeclarationOf: $0) } + grammar.clashes
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

  /// Adds an SDK behind the others, in the place of one with the same name.
  public mutating func register<S: SDK>(_ sdk: S.Type) {
    self = SDKRegistry(all.filter { $0.name != S.name } + [sdk])
  }

  /// The books of rules, in the order in which the documentation lists them: iOS, the SDKs, the simulator.
  package var ruleBooks: [any RuleBook.Type] {
    [PlatformRule.self] + all.map { Self.rules(of: $0) } + [SimulationRule.self]
  }

  /// Every rule, book by book, in the order in which the documentation lists them.
  package var rules: [RuleID] { ruleBooks.flatMap { Self.rules(in: $0) } }

  private static func rules<S: SDK>(of sdk: S.Type) -> any RuleBook.Type { S.Setup.declaration.rules }

  private static func rules<Book: RuleBook>(in book: Book.Type) -> [RuleID] { book.allCases.map { RuleID($0) } }

  /// What files, lanes and options call the SDKs.
  package var names: [SDKName] { all.map { $0.name } }

  /// The public members of each SDK, and what its stand-in does with them.
  package var members: [SDKMembers] { all.map { Self.members(of: $0) } }

  private static func members<S: SDK>(of sdk: S.Type) -> SDKMembers { S.StandIn.members }

  fileprivate static func vocabulary<S: SDK>(_ sdk: S.Type) -> SDKVocabulary { S.Setup.declaration.vocabulary }
}
