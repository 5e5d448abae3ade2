import SDKContract

/// The `backend` object of a scenario: what the servers answer, how late, and how they fail.
public struct BackendDescription: Hashable, Sendable {
  /// The servers by SDK, in the order in which the registry has them.
  package var sdks: [Servers] = []

  /// What a scenario says of the servers of one SDK: the object `backend.<key>`.
  package struct Servers: Hashable, Sendable {
    /// The key of the SDK.
    package var key: String
    /// Answers by request, in the order of the file.
    package var endpoints: [Endpoint] = []
    /// What else the servers know, such as the parameters behind short links.
    package var settings: [SettingEntry] = []

    /// Servers that answer as by default.
    package init(_ key: String) {
      self.key = key
    }
  }

  /// How the servers answer one kind of request.
  package struct Endpoint: Hashable, Sendable {
    /// The request, by its key in the file.
    package var request: String
    /// How late the answer is; nil for the default of the request.
    package var after: Latency?
    /// How the request fails; nil if it succeeds.
    package var failure: RequestFailure?
    /// The HTTP status of a refused request.
    package var status: Int?
    /// The whole answer; nil if it is computed from what was clicked.
    package var body: ScenarioValue?
    /// What else the SDK lets a scenario say of this answer, by name.
    package var members: [SettingEntry] = []

    /// An endpoint that answers as by default.
    package init(request: String) {
      self.request = request
    }
  }

  /// Servers that answer as by default.
  package init() {}

  /// What is said of the servers of an SDK, by its key.
  package subscript(sdk key: String) -> Servers {
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
      servers.settings.append(SettingEntry(setting, .object([entry])))
    }
    self[sdk: key] = servers
  }
}
