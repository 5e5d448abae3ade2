import SDKContract

/// The `backend` object of a scenario: what the servers answer, how late, and how they fail.
public struct BackendDescription: Equatable, Sendable {
  /// Answers of the AppsFlyer servers by request.
  public var appsFlyer: [Located<Endpoint>] = []
  /// Answers of the Adjust servers by request.
  public var adjust: [Located<Endpoint>] = []
  /// Parameters behind short OneLinks, by link, as the resolver answers them.
  public var shortLinks: [Located<ScenarioValue.Member>] = []
  /// Where links of email services lead to, by link.
  public var redirects: [Located<ScenarioValue.Member>] = []
  /// Where links that `ADJLinkResolution` is asked to resolve lead to, by link.
  public var adjustRedirects: [Located<ScenarioValue.Member>] = []
  /// Long forms of short branded links of Adjust, by link.
  public var brandedLinks: [Located<ScenarioValue.Member>] = []

  /// How the servers answer one kind of request.
  public struct Endpoint: Equatable, Sendable {
    /// The request: `launch`, `conversionData`, `shortLink`, `deferredDeepLink`, `redirect`; `session`, `attribution`,
    /// `click`, `event`, `forget`.
    public var request: String
    /// How late the answer is; nil for the default of the request.
    public var after: Latency?
    /// How the request fails, such as `timeout` or `offline`; nil if it succeeds.
    public var failure: Located<String>?
    /// The HTTP status of a refused request.
    public var status: Located<Int>?
    /// The whole answer; nil if it is computed from what was clicked.
    public var body: Located<ScenarioValue>?
    /// Further members, by name, such as `askIn` or `deeplink`.
    public var members: [Located<ScenarioValue.Member>] = []

    /// An endpoint that answers as by default.
    public init(request: String) {
      self.request = request
    }
  }

  /// Servers that answer as by default.
  public init() {}
}
