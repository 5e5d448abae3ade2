import SDKContract

/// `ADJLinkResolution.resolveLink(with:resolveUrlSuffixArray:callback:)`: follows the redirects of links of e-mail
/// providers until it comes to a link of Adjust.
public struct AdjustLinkResolution: Hashable, Sendable {
  /// What the owner must do.
  public enum Action: Hashable, Sendable {
    /// Request a URL, and tell what came of it; `followsRedirects` says who follows them.
    case request(String, followsRedirects: Bool, rule: AdjustRule)
    /// Call the callback with the URL.
    case complete(String, via: MainThreadMechanism?, rule: AdjustRule)

    /// The rule that the action follows from.
    public var rule: AdjustRule {
      switch self {
      case .request(_, _, let rule), .complete(_, _, let rule): rule
      }
    }
  }

  /// What came of a request.
  public enum Answer: Hashable, Sendable {
    /// An answer with the header `Location`.
    case redirect(to: String)
    /// An answer without it; where redirects are followed by the system, from the URL they led to.
    case final(String)
    /// An error, or no answer in time.
    case failure
  }

  /// How long the owner waits for one answer; since 5.5.2.
  public static let timeout = Duration.seconds(3)
  /// How long the owner waits for everything that belongs to one request; since 5.5.2.
  public static let resourceTimeout = Duration.seconds(8)
  /// After how many requests the last URL is taken as it is.
  public static let longestChain = 11

  private let profile: AdjustProfile
  private var current: String?
  private var requests = 0

  /// Creates a resolution that has not begun.
  public init(profile: AdjustProfile) {
    self.profile = profile
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - url: The link; without one there is no callback either.
  ///   - suffixes: Ends of hosts whose links are to be resolved, compared as they are.
  public mutating func start(_ url: String?, suffixes: [String]?) -> [Action] {
    guard let url else { return [] }
    guard let host = Self.host(of: url), suffixes?.contains(where: { host.hasSuffix($0) }) == true else {
      return [complete(url, rule: .resolution(.hostIsNotListed))]
    }
    return [request(url, rule: .resolution(.requestsListedHost))]
  }

  /// Goes on with what came of the last request.
  public mutating func answered(_ answer: Answer) -> [Action] {
    guard let current else { return [] }
    switch answer {
    case .failure: return [complete(current, rule: .resolution(.resolutionEndsWithLastURL))]
    case .final where profile.followsRedirectsByHand:
      return [complete(current, rule: .resolution(.resolutionEndsWithLastURL))]
    case .final(let url): return [followed(to: url)]
    case .redirect(let location):
      guard let next = Self.resolve(location, against: current) else {
        return [complete(current, rule: .resolution(.resolutionEndsWithLastURL))]
      }
      return [followed(to: next)]
    }
  }

  private mutating func followed(to url: String) -> Action {
    if isTerminal(url) { return complete(url, rule: .resolution(.adjustHostEndsResolution)) }
    if profile.followsRedirectsByHand, url == current {
      return complete(url, rule: .resolution(.resolutionEndsWithLastURL))
    }
    if requests >= Self.longestChain { return complete(url, rule: .resolution(.chainIsLimited)) }
    return request(url, rule: .resolution(.followsRedirect))
  }

  private mutating func request(_ url: String, rule: AdjustRule) -> Action {
    let url = Self.secured(url)
    current = url
    requests += 1
    return .request(url, followsRedirects: !profile.followsRedirectsByHand, rule: rule)
  }

  private mutating func complete(_ url: String, rule: AdjustRule) -> Action {
    current = nil
    return .complete(url, via: profile.followsRedirectsByHand ? .dispatchAsync : nil, rule: rule)
  }

  private func isTerminal(_ url: String) -> Bool {
    guard let host = Self.host(of: url) else { return false }
    let suffixes = profile.followsRedirectsByHand ? Self.terminalSuffixes[...] : Self.terminalSuffixes.prefix(3)
    return suffixes.contains { host.hasSuffix($0) }
  }

  private static let terminalSuffixes = [
    "adjust.com", "adj.st", "go.link", "adjust.cn", "adjust.net.in", "adjust.world", "adjust.io",
  ]
}
