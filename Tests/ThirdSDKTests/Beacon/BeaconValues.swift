import DeepLinkSimulatorCommand

/// What differs between the SDKs that tests make of Beacon.
protocol BeaconKind: Hashable, Sendable {
  /// The name of the SDK.
  static var name: String { get }
  /// The name of its callback.
  static var callback: String { get }
  /// Whether its stand-in shows a screen the first time alone, and does not restore that it has.
  static var isForgetful: Bool { get }
  /// The number of queues in which it calls the app.
  static var queueCount: Int { get }
  /// Whether the SDK says of an answer that it was late, given when it was asked for and when it came.
  static func isLate(_ asked: VirtualInstant, _ came: VirtualInstant) -> Bool
  /// What scenarios can say.
  static var declaration: SDKDeclaration<BeaconSetup<Self>> { get }
}

extension BeaconKind {
  static var name: String { "beacon" }
  static var callback: String { "beaconDidAnswer" }
  static var isForgetful: Bool { false }
  static var queueCount: Int { 1 }
  static func isLate(_ asked: VirtualInstant, _ came: VirtualInstant) -> Bool { false }
}

enum BeaconRule: String, RuleGroup, RuleBook {
  case asks = "BE-1"
  case tells = "BE-2"

  /// Made each time that it is asked for, as a protocol's requirement allows.
  static var shelf: RuleShelf { RuleShelf(BeaconRule.self, title: "Beacon") }

  var rule: Rule { Rule("Beacon \(self).", evidence: .documentation, source: "the manual of Beacon") }
}

struct BeaconVersion: SDKVersion {
  let version: String

  static let all = [BeaconVersion(version: "1.0")]

  static func named(_ version: String) -> BeaconVersion? { all.first { $0.version == version } }
  static func < (left: BeaconVersion, right: BeaconVersion) -> Bool { left.version < right.version }
}

struct BeaconSetup<Kind: BeaconKind>: SDKSetup {
  var version = BeaconVersion.all[0]
  var servers = BeaconServers()
  var rules = RuleSwitches()
  /// What the scenario has set, for the app to be told.
  var said: [PayloadEntry] = []

  static var declaration: SDKDeclaration<BeaconSetup> { Kind.declaration }

  mutating func begin(at start: UTCTime, appScheme: String?) {}

  /// A setting that the app is told of.
  static func told(
    _ name: String, _ kind: SettingKind, default standard: SettingValue? = nil
  ) -> Setting<BeaconSetup> {
    Setting(name, kind, default: standard, "What the app is told.") { value, setup in
      switch value {
      case .integer(let number): setup.said.append(PayloadEntry(name, .integer(number)))
      case .word(let word): setup.said.append(PayloadEntry(name, .string(word)))
      case .words(let words): setup.said.append(PayloadEntry(name, .array(words.map { .string($0) })))
      case .object(let members): setup.said.append(PayloadEntry(name, .object(members)))
      case .bool, .duration: break
      }
    }
  }
}

struct BeaconServers: SDKServers {
  enum Endpoint: String, CaseIterable {
    case ask
    case report
  }

  /// What the servers know of links.
  var known: [String: String] = [:]

  mutating func fix(_ answer: FixedAnswer?, of endpoint: Endpoint) {}
}

struct BeaconRequest<Kind: BeaconKind>: SDKRequestValue {
  var name: String { "ask" }
  var detail: String? { nil }
  var endpoint: BeaconServers.Endpoint { .ask }
}

struct BeaconAnswer: SDKAnswerValue {
  let count: Int
  var summary: String { "200" }
}

struct BeaconCallback<Kind: BeaconKind>: SDKCallbackValue {
  let content: [PayloadEntry]
  var name: String { Kind.callback }
  var payload: Payload? { Payload(content) }
}

enum BeaconTimer: SDKTimerValue {
  case never
  var name: String { "never" }
}

enum BeaconNote: SDKNoteValue {
  case nothing
  var text: String { "nothing" }
}

extension SDKDeclaration {
  /// A declaration of Beacon with what a test is about, and all else as it should be.
  static func beacon<Kind: BeaconKind>(
    key: String = Kind.name, rules: any RuleBook.Type = BeaconRule.self, keys: [Setting<BeaconSetup<Kind>>] = [],
    switches: [Setting<BeaconSetup<Kind>>] = [],
    endpoints: [SDKDeclaration<BeaconSetup<Kind>>.Endpoint]? = nil, serverKeys: [Setting<BeaconServers>] = [],
    methods: [SDKMethod] = [], eventNames: [String] = [],
    timers: [String]? = nil, callbacks: [SDKDeclaration<BeaconSetup<Kind>>.Callback]? = nil,
    linkService: SDKLinkService? = nil, linkExamples: [SDKLinkExample] = [], opensURLs: Bool = true
  ) -> SDKDeclaration<Setup> where Setup == BeaconSetup<Kind> {
    SDKDeclaration(
      key: key, name: "Beacon", rules: rules, keys: keys, switches: switches,
      endpoints: endpoints ?? [
        .init(.ask, "What is known.", latency: Latency(.milliseconds(300), .seconds(1))),
        .init(.report, "A report.", latency: Latency(.milliseconds(10))),
      ],
      serverKeys: serverKeys, methods: methods, eventNames: eventNames, timers: timers,
      callbacks: callbacks ?? [.init(Kind.callback)], linkService: linkService, linkExamples: linkExamples,
      opensURLs: opensURLs)
  }
}
