/// What a server answers, as one line of a scenario that is built in Swift.
public struct BackendAnswer: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case appsFlyer(BackendDescription.Endpoint)
    case adjust(BackendDescription.Endpoint)
    case shortLink(ScenarioValue.Member)
    case redirect(ScenarioValue.Member)
    case adjustRedirect(ScenarioValue.Member)
    case brandedLink(ScenarioValue.Member)
  }

  private let place: Place

  /// How AppsFlyer's servers answer a request: `launch`, `conversionData`, `shortLink`, `deferredDeepLink`, …
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - after: How late the answer is at least, which is what the default order takes; nil for the default.
  ///   - upTo: How late it is at most.
  ///   - failure: How the request fails, such as `timeout`.
  ///   - body: The whole answer.
  ///   - members: Further members that files have for the request.
  public static func appsFlyer(
    _ request: String, after: Duration? = nil, upTo: Duration? = nil, failure: String? = nil,
    body: ScenarioValue? = nil, _ members: KeyValuePairs<String, ScenarioValue> = [:]
  ) -> BackendAnswer {
    BackendAnswer(place: .appsFlyer(endpoint(request, after, upTo, failure, body, members)))
  }

  /// How Adjust's servers answer a request: `session`, `attribution`, `click`, `event`, `forget`.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - after: How late the answer is at least, which is what the default order takes; nil for the default.
  ///   - upTo: How late it is at most.
  ///   - failure: How the request fails, such as `timeout`.
  ///   - body: The whole answer.
  ///   - members: Further members that files have for the request, such as `deeplink`.
  public static func adjust(
    _ request: String, after: Duration? = nil, upTo: Duration? = nil, failure: String? = nil,
    body: ScenarioValue? = nil, _ members: KeyValuePairs<String, ScenarioValue> = [:]
  ) -> BackendAnswer {
    BackendAnswer(place: .adjust(endpoint(request, after, upTo, failure, body, members)))
  }

  /// The parameters behind a short OneLink.
  public static func shortLink(_ link: String, _ parameters: ScenarioValue) -> BackendAnswer {
    BackendAnswer(place: .shortLink(ScenarioValue.Member(link, parameters)))
  }

  /// Where a link of an email service leads to.
  public static func redirect(_ link: String, to target: ScenarioValue) -> BackendAnswer {
    BackendAnswer(place: .redirect(ScenarioValue.Member(link, target)))
  }

  /// Where a link that `ADJLinkResolution` is asked to resolve leads to.
  public static func adjustRedirect(_ link: String, to target: ScenarioValue) -> BackendAnswer {
    BackendAnswer(place: .adjustRedirect(ScenarioValue.Member(link, target)))
  }

  /// The long form of a short branded link of Adjust.
  public static func brandedLink(_ link: String, is long: ScenarioValue) -> BackendAnswer {
    BackendAnswer(place: .brandedLink(ScenarioValue.Member(link, long)))
  }

  private static func endpoint(
    _ request: String, _ after: Duration?, _ upTo: Duration?, _ failure: String?, _ body: ScenarioValue?,
    _ members: KeyValuePairs<String, ScenarioValue>
  ) -> BackendDescription.Endpoint {
    var endpoint = BackendDescription.Endpoint(request: request)
    endpoint.after = after.map { Latency($0, upTo) }
    endpoint.failure = failure.map { Located($0) }
    endpoint.body = body.map { Located($0) }
    endpoint.members = members.map { Located(ScenarioValue.Member($0.key, $0.value)) }
    return endpoint
  }

  /// Adds the line to the description of the servers.
  func add(to backend: inout BackendDescription) {
    switch place {
    case .appsFlyer(let endpoint): backend.appsFlyer.append(Located(endpoint))
    case .adjust(let endpoint): backend.adjust.append(Located(endpoint))
    case .shortLink(let link): backend.shortLinks.append(Located(link))
    case .redirect(let link): backend.redirects.append(Located(link))
    case .adjustRedirect(let link): backend.adjustRedirects.append(Located(link))
    case .brandedLink(let link): backend.brandedLinks.append(Located(link))
    }
  }
}
