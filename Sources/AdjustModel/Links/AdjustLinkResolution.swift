import SDKContract

/// The state of `ADJLinkResolution.resolveLink(with:resolveUrlSuffixArray:callback:)`, which follows the redirects of
/// links from email providers until they lead to an Adjust link.
///
/// Each redirect is a separate request on the network, whether the SDK or the system makes it. The difference is who
/// decides to continue, and how long the time-out is: per request, or for the whole task to which the system's
/// redirects belong.
package struct AdjustLinkResolution: Hashable, Sendable {
  /// An action that the owner must take.
  package enum Action: Hashable, Sendable {
    /// Request a URL, wait until the deadline, and report the result.
    case request(String, deadline: VirtualInstant, rule: AdjustRule)
    /// Call the callback with the URL; without a mechanism, inside the app's call or on the queue on which the answer
    /// arrived.
    case complete(String?, via: MainThreadMechanism?, rule: AdjustRule)
  }

  /// The result of a request.
  package enum Answer: Hashable, Sendable {
    /// An answer with a `Location` header.
    case redirect(to: String)
    /// An answer without a `Location` header.
    case final
    /// An error, or no answer before the deadline.
    case failure
  }

  /// The number of the SDK's own requests after which the last URL is used as it is.
  private static let longestChain = 11
  /// The number of redirects after which the system gives up.
  private static let longestSystemChain = 20

  private let profile: AdjustProfile
  /// The last URL that was requested.
  private var current: String?
  /// The URL of the SDK's own request, before any redirects that the system followed.
  private var first: String?
  private var taskStart = VirtualInstant.zero
  /// The number of redirects that the system has followed in the task.
  private var hops = 0
  private var requests = 0

  /// Creates a resolution that has not started.
  package init(profile: AdjustProfile) {
    self.profile = profile
  }

  /// Starts the resolution.
  ///
  /// - Parameters:
  ///   - url: The link; without one, the callback gets nil.
  ///   - suffixes: Suffixes of hosts whose links are to be resolved, compared without normalization.
  ///   - now: When the app makes the call.
  package mutating func start(_ url: String?, suffixes: [String]?, at now: VirtualInstant) -> [Action] {
    guard let url else { return [complete(nil, rule: .resolution(.hostIsNotListed))] }
    let isListed: Bool
    if let suffixes {
      let host = Self.host(of: url)
      isListed = host.map { host in suffixes.contains { host.hasSuffix($0) } } ?? false
    } else {
      isListed = profile.has(.sevenTerminalHosts) && !profile.has(.linkResolutionCallsBackOnMain)
    }
    guard isListed else { return [complete(url, rule: .resolution(.hostIsNotListed))] }
    return [begin(url, rule: .resolution(.requestsListedHost), at: now)]
  }

  /// Continues with the result of the last request.
  package mutating func answered(_ answer: Answer, at now: VirtualInstant) -> [Action] {
    guard let current else { return [] }
    if profile.has(.redirectsByHand) { return [answeredByHand(answer, current, at: now)] }
    return [answeredToSystem(answer, current, at: now)]
  }

  /// Ends the resolution with a URL.
  ///
  /// In older versions the callback runs inside the app's call if no request is necessary.
  private mutating func complete(_ url: String?, rule: AdjustRule) -> Action {
    current = nil
    return .complete(url, via: profile.has(.linkResolutionCallsBackOnMain) ? .dispatchAsync : nil, rule: rule)
  }
}

// MARK: - Redirects that the SDK follows

extension AdjustLinkResolution {
  private mutating func answeredByHand(_ answer: Answer, _ current: String, at now: VirtualInstant) -> Action {
    guard case .redirect(let location) = answer, let next = Self.resolve(location, against: current) else {
      return complete(current, rule: .resolution(.resolutionEndsWithLastURL))
    }
    if isTerminal(next) { return complete(next, rule: .resolution(.adjustHostEndsResolution)) }
    if next == current { return complete(next, rule: .resolution(.resolutionEndsWithLastURL)) }
    if requests >= Self.longestChain { return complete(next, rule: .resolution(.chainIsLimited)) }
    return begin(next, rule: .resolution(.followsRedirect), at: now)
  }
}

// MARK: - Redirects that the system follows

extension AdjustLinkResolution {
  private mutating func answeredToSystem(_ answer: Answer, _ current: String, at now: VirtualInstant) -> Action {
    switch answer {
    case .redirect(let location):
      guard let next = Self.resolve(location, against: current) else { return taskFailed(at: current) }
      hops += 1
      if endsTask(at: current) { return taskEnded(at: current, at: now) }
      if hops > Self.longestSystemChain { return taskFailed(at: current) }
      self.current = next
      return request(next, rule: .resolution(.followsRedirect), at: now)
    case .final: return taskEnded(at: current, at: now)
    case .failure: return taskFailed(at: current)
    }
  }

  /// Whether the SDK prevents the system from following the redirect of a URL.
  private func endsTask(at url: String) -> Bool {
    if profile.has(.linkResolutionTimesOut) { return hops > Self.longestChain - 1 || isTerminal(url) }
    return profile.has(.sevenTerminalHosts) && isTerminal(url)
  }

  private mutating func taskEnded(at url: String, at now: VirtualInstant) -> Action {
    if isTerminal(url) { return complete(url, rule: .resolution(.adjustHostEndsResolution)) }
    if profile.has(.linkResolutionTimesOut) {
      return complete(
        url, rule: hops >= Self.longestChain ? .resolution(.chainIsLimited) : .resolution(.resolutionEndsWithLastURL))
    }
    // Older versions request the result again, up to a maximum number of requests.
    if requests >= Self.longestChain { return complete(url, rule: .resolution(.chainIsLimited)) }
    return begin(url, rule: .resolution(.followsRedirect), at: now)
  }

  /// Ends a task without an answer; older versions then know only the URL with which they started.
  private mutating func taskFailed(at url: String) -> Action {
    complete(profile.has(.linkResolutionTimesOut) ? url : first, rule: .resolution(.resolutionEndsWithLastURL))
  }
}

// MARK: - Requests

extension AdjustLinkResolution {
  /// Starts a request of the SDK itself.
  private mutating func begin(_ url: String, rule: AdjustRule, at now: VirtualInstant) -> Action {
    let url = Self.secured(url)
    current = url
    first = url
    taskStart = now
    hops = 0
    requests += 1
    return request(url, rule: rule, at: now)
  }

  private func request(_ url: String, rule: AdjustRule, at now: VirtualInstant) -> Action {
    guard profile.has(.linkResolutionTimesOut) else {
      return .request(url, deadline: now.advanced(by: .seconds(60)), rule: rule)
    }
    let (ofTask, ofRequest) = (taskStart.advanced(by: .seconds(8)), now.advanced(by: .seconds(3)))
    return .request(url, deadline: ofTask < ofRequest ? ofTask : ofRequest, rule: rule)
  }

  private func isTerminal(_ url: String) -> Bool {
    guard let host = Self.host(of: url) else { return false }
    let suffixes = profile.has(.sevenTerminalHosts) ? Self.terminalSuffixes[...] : Self.terminalSuffixes.prefix(3)
    return suffixes.contains { host.hasSuffix($0) }
  }

  private static let terminalSuffixes = [
    "adjust.com", "adj.st", "go.link", "adjust.cn", "adjust.net.in", "adjust.world", "adjust.io",
  ]
}
