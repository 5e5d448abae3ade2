/// What a server answers, as one entry of a scenario built in Swift.
///
/// Each SDK has functions that create entries for its requests.
public struct BackendAnswer: Equatable, Sendable {
  private enum Line: Equatable, Sendable {
    case endpoint(BackendDescription.Endpoint)
    case entry(setting: String, key: String, value: ScenarioValue)
  }

  private let sdk: String
  private let line: Line

  /// How the servers of an SDK answer a request.
  ///
  /// - Parameters:
  ///   - sdk: The declaration of the SDK.
  ///   - request: The request.
  ///   - after: The shortest latency, which the default order uses; nil for the default.
  ///   - upTo: The longest latency.
  ///   - failure: How the request fails; nil if it succeeds.
  ///   - status: The HTTP status of a refused request, from 400 to 599; nil if it is accepted.
  ///   - body: The whole answer.
  ///   - members: What the SDK declares for this answer alone.
  public static func answer<Setup: SDKSetup>(
    _ sdk: SDKDeclaration<Setup>, _ request: Setup.Servers.Endpoint, after: Duration? = nil, upTo: Duration? = nil,
    failure: RequestFailure? = nil, status: Int? = nil, body: ScenarioValue? = nil, members: [SettingEntry] = []
  ) -> BackendAnswer {
    let declared = sdk.endpoints.first { $0.endpoint == request }
    var endpoint = BackendDescription.Endpoint(request: declared?.key ?? request.rawValue)
    // With only an upper bound, the declared shortest latency stays.
    let shortest = after ?? upTo.map { min($0, declared?.latency.shortest ?? .zero) }
    endpoint.after = shortest.map { Latency($0, upTo) }
    endpoint.failure = failure
    endpoint.status = status
    endpoint.body = body
    endpoint.members = members
    return BackendAnswer(sdk: sdk.key, line: .endpoint(endpoint))
  }

  /// An entry of what the servers of an SDK know, such as the parameters behind a short link.
  ///
  /// - Parameters:
  ///   - sdk: The key of the SDK.
  ///   - setting: The key of such entries in scenario files.
  ///   - key: The key of the entry, such as the short link.
  ///   - value: The value of the entry.
  public static func entry(_ sdk: String, _ setting: String, _ key: String, _ value: ScenarioValue) -> BackendAnswer {
    BackendAnswer(sdk: sdk, line: .entry(setting: setting, key: key, value: value))
  }

  /// Adds the entry to the description of the servers.
  package func add(to backend: inout BackendDescription) {
    switch line {
    case .endpoint(let endpoint): backend[sdk: sdk].endpoints.append(endpoint)
    case .entry(let setting, let key, let value):
      backend.add(PayloadEntry(key, value), to: setting, of: sdk)
    }
  }
}
