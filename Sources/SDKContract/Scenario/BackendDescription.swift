/// The `backend` object of a scenario: the answers of the servers, their latencies and their failures.
public struct BackendDescription: Hashable, Sendable {
  /// The servers of each SDK, in the order of the registry.
  package var sdks: [Servers] = []

  /// What a scenario says about the servers of one SDK: the object `backend.<key>`.
  package struct Servers: Hashable, Sendable {
    /// The key of the SDK.
    package var key: String
    /// Answers by request, in the order of the file.
    package var endpoints: [Endpoint] = []
    /// Other things that the servers know, such as the parameters behind short links.
    package var settings: [SettingEntry] = []

    /// Creates servers with the default answers.
    package init(_ key: String) {
      self.key = key
    }
  }

  /// How the servers answer one kind of request.
  package struct Endpoint: Hashable, Sendable {
    /// The request, by its key in the file.
    package var request: String
    /// The latency of the answer; nil for the default of the request.
    package var after: Latency?
    /// How the request fails; nil if it succeeds.
    package var failure: RequestFailure?
    /// The HTTP status of a refused request.
    package var status: Int?
    /// The body of the answer; nil if it is computed from what was clicked.
    package var body: ScenarioValue?
    /// Further keys that the SDK allows for this answer, by name.
    package var members: [SettingEntry] = []

    /// Creates an endpoint with the default answer.
    package init(request: String) {
      self.request = request
    }
  }

  /// Creates servers with the default answers.
  package init() {}

  /// What the scenario says about the servers of an SDK, by its key.
  package subscript(sdk key: String) -> Servers {
    get { sdks.first { $0.key == key } ?? Servers(key) }
    set {
      if let place = sdks.firstIndex(where: { $0.key == key }) { sdks[place] = newValue } else { sdks.append(newValue) }
    }
  }

  /// Adds one entry to what the servers of an SDK know.
  ///
  /// - Parameters:
  ///   - entry: The entry, such as a short link and its parameters.
  ///   - setting: The key in a file that has such entries.
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
