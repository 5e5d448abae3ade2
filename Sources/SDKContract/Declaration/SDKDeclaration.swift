/// The declaration of an SDK: everything that scenario files, their schema, complaints, documentation and compilation
/// need to know about it.
public struct SDKDeclaration<Setup: SDKSetup>: Sendable {
  /// The key of the SDK's objects under `app` and `backend` in scenario files.
  package let key: String
  /// The display name of the SDK.
  package let name: String
  /// The rules of the SDK.
  package let rules: any RuleBook.Type
  /// The SDK's own keys under `app`, in addition to `version`, `integration` and `switches`.
  package let keys: [Setting<Setup>]
  /// Its switches.
  package let switches: [Setting<Setup>]
  /// The switches, and the settings that old files list among the switches, by their names there.
  package let allSwitches: [Setting<Setup>]
  /// The kinds of requests that its servers answer, in the order of the cases of their enumeration.
  package let endpoints: [Endpoint]
  /// The other data of its servers, by keys other than those of the endpoints.
  package let serverKeys: [Setting<Setup.Servers>]
  /// The calls that the vendor's guide tells an app to make, by their names in `omit` and `move` of a scenario.
  package let calls: [String]
  /// The methods that a `call` step can name.
  package let methods: [SDKMethod]
  /// The trace names of further calls from the app to the SDK, and of the results that the app records.
  package let eventNames: [String]
  /// What can follow the trace name of a call to the SDK, for those that allow only a few words.
  package var callArguments: [String: [String]] = [:]
  /// What can follow the trace name of a request when it is sent, and when it is answered; not for requests after which
  /// it is not known.
  package var requestArguments: [String: RequestArguments] = [:]
  /// The trace names of the SDK's timers; nil if they are not known.
  package let timers: [String]?
  /// Whether it may ask the system to open URLs, as far as is known before a run.
  package var opening: @Sendable (Setup) -> URLOpening
  /// The SDK's calls into the app.
  package let callbacks: [Callback]
  /// The service that makes its links; nil if it has none.
  package let linkService: SDKLinkService?
  /// Links of the SDK's link service, at most one of each form, for a first scenario; none if it has no such service.
  package let linkExamples: [SDKLinkExample]
  /// The changes of behaviour between versions, for the documentation.
  package let versionChanges: [VersionChange]
  /// The sources of these changes, in sentences, for the documentation.
  package let versionBasis: String
  /// How its lines look to people who read a console and search for what they see there.
  package var reports = SDKReports()

  /// A kind of request that the servers answer.
  public struct Endpoint: Sendable {
    /// The endpoint, whose raw value is what a trace calls its requests.
    package let endpoint: Setup.Servers.Endpoint
    /// The key in scenario files; nil if files cannot configure such requests.
    package let key: String?
    /// A one-line description of the answer.
    package let summary: String
    /// The latency of an answer, unless the scenario sets it.
    package let latency: Latency
    /// What a scenario can set for its answer, in addition to what it can set for any answer.
    package let members: [Setting<Setup.Servers>]
    /// The versions of the SDK that send such requests; nil if all do.
    package private(set) var versions: VersionRange?

    /// Creates a kind of request.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - key: Its key in scenario files.
    ///   - summary: A one-line description of the answer.
    ///   - latency: The latency of an answer, unless the scenario sets it.
    ///   - members: What a scenario can set for its answer, in addition to what it can set for any answer.
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
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - summary: A one-line description of the answer.
    ///   - latency: The latency of an answer, unless the scenario sets it.
    ///   - members: What a scenario can set for its answer, in addition to what it can set for any answer.
    public init(
      _ endpoint: Setup.Servers.Endpoint, _ summary: String, latency: Latency,
      _ members: [Setting<Setup.Servers>] = []
    ) {
      self.init(endpoint, key: endpoint.rawValue, summary, latency: latency, members)
    }

    /// Returns the kind of request as one that only some versions of the SDK send.
    ///
    /// - Parameter first: The first version that sends it.
    package func sent(since first: VersionNumber) -> Self {
      var endpoint = self
      endpoint.versions = VersionRange(since: first, before: nil)
      return endpoint
    }
  }

  /// A call of the SDK into the app.
  public struct Callback: Sendable {
    /// The name, as expectations write it.
    package let name: String
    /// The reason why an app with a given setup gets no such call, as a clause; nil if it can get it.
    package let absence: @Sendable (Setup) -> String?
    /// The same for the app that a scenario describes, which uses the SDK only as its setup says; an app in Swift
    /// decides for itself.
    package var absenceFromDescribedApp: @Sendable (Setup) -> String? = { _ in nil }
    /// Whether the reason is that the version calls the method by another name, so that even an expectation that it
    /// never comes is about the wrong name.
    package var hasOtherNames = false
    /// What can follow the name in a trace; nil if that can be anything.
    package var arguments: [String]?

    /// Creates a callback.
    ///
    /// - Parameters:
    ///   - name: The name, as expectations write it.
    ///   - arguments: What can follow the name in a trace; nil if that can be anything. An expectation about anything
    ///     else is then a mistake.
    ///   - absence: Returns why an app with a given setup gets no such call, as a clause; nil if it can get it.
    public init(
      _ name: String, arguments: [String]? = nil, absence: @escaping @Sendable (Setup) -> String? = { _ in nil }
    ) {
      self.name = name
      self.arguments = arguments
      self.absence = absence
    }
  }

  /// Creates a declaration.
  ///
  /// The key is the SDK's name. The endpoints are all cases of their enumeration, in its order, because a request
  /// identifies its endpoint by position; an endpoint that scenarios cannot configure has no key. Every command
  /// complains about contradictions, such as two keys with one name.
  ///
  /// - Parameters:
  ///   - key: The key of the SDK's objects under `app` and `backend` in scenario files: its name.
  ///   - name: The display name of the SDK.
  ///   - rules: The rules of the SDK.
  ///   - keys: The SDK's own keys under `app`, in addition to `version`, `integration` and `switches`.
  ///   - switches: Its switches.
  ///   - endpoints: The kinds of requests that its servers answer, in the order of the cases of their enumeration.
  ///   - serverKeys: The other data of its servers, by keys other than those of the endpoints.
  ///   - calls: The calls that the vendor's guide tells an app to make, by their names in `omit` and `move` of a
  ///     scenario.
  ///   - methods: The methods that a `call` step can name.
  ///   - eventNames: The trace names of further calls from the app to the SDK, and of the results that the app records.
  ///   - callArguments: What can follow the trace name of a call to the SDK, for those that allow only a few words.
  ///   - timers: The trace names of the timers that the SDK sets; nil if they are not known. An expectation about
  ///     another timer is then no mistake in an app that has the SDK.
  ///   - callbacks: The SDK's calls into the app.
  ///   - linkService: The service that makes its links; nil if it has none.
  ///   - linkExamples: Links of that service, at most one of each form, for a first scenario.
  ///   - opensURLs: Whether the SDK may itself ask the system to open a URL. If not, steps are checked more strictly: a
  ///     `foreground` of an app that is in front is an error.
  ///   - versionChanges: The changes of behaviour between versions, for the documentation.
  ///   - versionBasis: The sources of these changes, in sentences, for the documentation.
  public init(
    key: String, name: String, rules: any RuleBook.Type, keys: [Setting<Setup>] = [], switches: [Setting<Setup>] = [],
    endpoints: [Endpoint] = [], serverKeys: [Setting<Setup.Servers>] = [], calls: [String] = [],
    methods: [SDKMethod] = [], eventNames: [String] = [], callArguments: [String: [String]] = [:],
    timers: [String]? = nil, callbacks: [Callback] = [],
    linkService: SDKLinkService? = nil, linkExamples: [SDKLinkExample] = [], opensURLs: Bool = true,
    versionChanges: [VersionChange] = [], versionBasis: String = ""
  ) {
    opening = { _ in opensURLs ? .possible : .never }
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
    self.callArguments = callArguments
    self.timers = timers
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
