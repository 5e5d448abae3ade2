/// What an SDK declares about itself: all that scenario files, their schema, complaints, the documentation and the
/// compilation need to know of it.
public struct SDKDeclaration<Setup: SDKSetup>: Sendable {
  /// The key of the SDK in scenario files: that of its objects under `app` and `backend`.
  package let key: String
  /// The name of the SDK, for people.
  package let name: String
  /// The rules of the SDK.
  package let rules: any RuleBook.Type
  /// Its own keys under `app`, beside `version`, `integration` and `switches`.
  package let keys: [Setting<Setup>]
  /// Its switches.
  package let switches: [Setting<Setup>]
  /// The switches, with the settings that old files have among them, under the names that they have there.
  package let allSwitches: [Setting<Setup>]
  /// The kinds of requests that its servers answer, in the order of the cases of their enumeration.
  package let endpoints: [Endpoint]
  /// What else its servers know, by keys beside those of the endpoints.
  package let serverKeys: [Setting<Setup.Servers>]
  /// The calls that its guide has an app make.
  package let calls: [SDKCall]
  /// The methods that a `call` step can name.
  package let methods: [SDKMethod]
  /// What a trace calls further calls of the app to the SDK, and what the app records of their results.
  package let eventNames: [String]
  /// The calls of the SDK to the app.
  package let callbacks: [Callback]
  /// The service that makes its links; nil if it has none.
  package let linkService: SDKLinkService?
  /// Links of the SDK's link service, at most one of each form, for a first scenario; none if it has no such service.
  package let linkExamples: [SDKLinkExample]
  /// What it does since a version and did not do before, for the documentation.
  package let versionChanges: [VersionChange]
  /// Where that is from, in sentences, for the documentation.
  package let versionBasis: String

  /// A kind of request that the servers answer.
  public struct Endpoint: Sendable {
    /// The endpoint, whose raw value is what a trace calls its requests.
    package let endpoint: Setup.Servers.Endpoint
    /// The key in scenario files; nil if they cannot say anything about such requests.
    package let key: String?
    /// What the answer is, in one line.
    package let summary: String
    /// How long an answer takes, where the scenario does not say.
    package let latency: Latency
    /// What a scenario can say of its answer beside what it can say of any.
    package let members: [Setting<Setup.Servers>]

    /// Creates a kind of request.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - key: Its key in scenario files.
    ///   - summary: What the answer is, in one line.
    ///   - latency: How long it takes, where the scenario does not say.
    ///   - members: What a scenario can say of it beside what it can say of any answer.
    public init(
      _ endpoint: Setup.Servers.Endpoint, key: String?, _ summary: String, latency: Latency,
      _ members: [Setting<Setup.Servers>] = []
    ) {
      self.endpoint = endpoint
      self.key = key
      self.summary = summary
      self.latency = latency
      self.members = members
    }

    /// Creates a kind of request whose key in scenario files is the raw value of its endpoint.
    public init(
      _ endpoint: Setup.Servers.Endpoint, _ summary: String, latency: Latency,
      _ members: [Setting<Setup.Servers>] = []
    ) {
      self.init(endpoint, key: endpoint.rawValue, summary, latency: latency, members)
    }
  }

  /// A call of the SDK to the app.
  public struct Callback: Sendable {
    /// The name, as expectations write it.
    package let name: String
    /// Why there is no such call in an app that is set up in this way, in a clause; nil if there is.
    package let absence: @Sendable (Setup) -> String?

    /// Creates a callback.
    public init(_ name: String, absence: @escaping @Sendable (Setup) -> String? = { _ in nil }) {
      self.name = name
      self.absence = absence
    }
  }

  /// Creates a declaration.
  ///
  /// The key is the name of the SDK. Endpoints are all cases of their enumeration in its order, as a request says by a
  /// position which of them it asks: one of which scenarios cannot say anything has no key. What contradicts itself, such
  /// as two keys of one name, is complained about by every command.
  public init(
    key: String, name: String, rules: any RuleBook.Type, keys: [Setting<Setup>] = [], switches: [Setting<Setup>] = [],
    endpoints: [Endpoint] = [], serverKeys: [Setting<Setup.Servers>] = [], calls: [SDKCall] = [],
    methods: [SDKMethod] = [], eventNames: [String] = [], callbacks: [Callback] = [],
    linkService: SDKLinkService? = nil, linkExamples: [SDKLinkExample] = [], versionChanges: [VersionChange] = [],
    versionBasis: String = ""
  ) {
    self.key = key
    self.name = name
    self.rules = rules
    self.keys = keys
    self.switches = switches
    self.endpoints = endpoints
    self.serverKeys = serverKeys
    self.calls = calls
    self.methods = methods
    self.eventNames = eventNames
    self.callbacks = callbacks
    self.linkExamples = linkExamples
    self.linkService = linkService
    self.versionChanges = versionChanges
    self.versionBasis = versionBasis
    var allSwitches = keys.compactMap { $0.asSwitch { .app(sdk: key, key: $0) } } + switches
    for endpoint in endpoints {
      guard let name = endpoint.key else { continue }
      allSwitches += endpoint.members.compactMap {
        $0.within(\Setup.servers).asSwitch { .answer(sdk: key, request: name, key: $0) }
      }
    }
    self.allSwitches = allSwitches
  }
}

/// A call that the guide of an SDK has an app make.
public struct SDKCall: Hashable, Sendable {
  /// Where the guide has an app make a call.
  public enum Site: Hashable, Sendable {
    /// When the app has launched.
    case launch
    /// Whenever the app becomes active.
    case activation
    /// When a push notification is opened.
    case notification
    /// Wherever a link enters the app.
    case link
  }

  /// The name, as `omit` and `move` of a scenario write it.
  package let name: String
  /// Where it is made.
  package let site: Site

  /// Creates a call.
  public init(_ name: String, at site: Site) {
    self.name = name
    self.site = site
  }
}

/// A method of an SDK that a `call` step of a scenario can name.
public struct SDKMethod: Hashable, Sendable {
  /// The name, as the step writes it.
  package let name: String
  /// What a trace calls the call, or the property that it sets.
  package let eventName: String
  /// What it takes; nil if it takes nothing.
  package let argument: SDKArgument?

  /// Creates a method.
  public init(_ name: String, eventName: String? = nil, _ argument: SDKArgument? = nil) {
    self.name = name
    self.eventName = eventName ?? name
    self.argument = argument
  }
}
