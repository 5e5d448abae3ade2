import SDKContract

/// The `backend` object of a scenario: what the servers answer, how late, and how they fail.
public struct BackendDescription: Hashable, Sendable {
  /// The servers by SDK, in the order in which the registry has them.
  public var sdks: [Servers] = []

  /// What a scenario says of the servers of one SDK: the object `backend.<key>`.
  public struct Servers: Hashable, Sendable {
    /// The key of the SDK.
    public var key: String
    /// Answers by request, in the order of the file.
    public var endpoints: [Endpoint] = []
    /// What else the servers know, such as the parameters behind short links.
    public var settings: [Switch] = []

    /// Servers that answer as by default.
    public init(_ key: String) {
      self.key = key
    }
  }

  /// How the servers answer one kind of request.
  public struct Endpoint: Hashable, Sendable {
    /// The request, by its key in the file.
    public var request: String
    /// How late the answer is; nil for the default of the request.
    public var after: Latency?
    /// How the request fails; nil if it succeeds.
    public var failure: RequestFailure?
    /// The HTTP status of a refused request.
    public var status: Int?
    /// The whole answer; nil if it is computed from what was clicked.
    public var body: ScenarioValue?
    /// What else the SDK lets a scenario say of this answer, by name.
    public var members: [Switch] = []

    /// An endpoint that answers as by default.
    public init(request: String) {
      self.request = request
    }
  }

  /// Servers that answer as by default.
  public init() {}

  /// What is said of the servers of an SDK, by its key.
  public subscript(sdk key: String) -> Servers {
    get { sdks.first { $0.key == key } ?? Servers(key) }
    set {
      if let place = sdks.firstIndex(where: { $0.key == key }) { sdks[place] = newValue } else { sdks.append(newValue) }
    }
  }

  /// Adds one more thing that the servers of an SDK know.
  ///
  /// - Parameters:
  ///   - entry: What it is known of, and what is known.
  ///   - setting: The key under which files have such things.
  ///   - key: The key of the SDK.
  package mutating func add(_ entry: PayloadEntry, to setting: String, of key: String) {
    var servers = self[sdk: key]
    if let place = servers.settings.firstIndex(where: { $0.name == setting }),
      case .object(let entries) = servers.settings[place].value
    {
      servers.settings[place].value = .object(entries + [entry])
    } else {
      servers.settings.append(Switch(setting, .object([entry])))
    }
    self[sdk: key] = servers
  }
}
