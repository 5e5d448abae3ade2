import SDKContract

/// Which of Adjust's hosts a queue of the SDK sends to.
///
/// The choice belongs to the queue, not to a request: of two clicks that fail at the same time one goes to the next
/// host, and the other is told to have failed.
struct AdjustHostChoice: Hashable, Sendable {
  private var index = 0
  /// The host with which a round of attempts begins: the one that answered last.
  private var first = 0

  /// The domain of the host.
  func domain(of domains: [String]) -> String { domains.isEmpty ? "" : domains[index % domains.count] }

  /// The host has answered.
  ///
  /// - Returns: Whether it is another one than before.
  mutating func answered() -> Bool {
    defer { first = index }
    return first != index
  }

  /// The host has not answered.
  ///
  /// - Returns: Whether there is another one to try at once.
  mutating func failed(domains: [String]) -> Bool {
    index = (index + 1) % max(domains.count, 1)
    return index != first
  }
}

extension AdjustMachine {
  /// Returns the host to which a request goes.
  func host(for kind: AdjustRequest.Kind) -> String {
    let domain = hostChoice(for: kind).domain(of: configuration.triedDomains)
    guard configuration.usesSubdomains else { return domain }
    let service =
      switch kind {
      case .forgetDevice: "gdpr"
      default: !profile.has(.consentHosts) ? "app" : installation.attStatus == .authorized ? "consent" : "analytics"
      }
    return "\(service).\(domain)"
  }

  private func hostChoice(for kind: AdjustRequest.Kind) -> AdjustHostChoice {
    switch kind {
    case .attribution: process.attribution.host
    case .sdkClick: process.clicks.host
    default: process.packages.host
    }
  }

  /// Remembers that a host has answered, or sends a request that got no answer to the next one.
  ///
  /// - Returns: Whether the request was sent again, so that the failure is not reported yet.
  mutating func goesToNextHost(
    _ request: AdjustRequest, _ answer: AdjustAnswer, _ actions: inout [AdjustAction]
  ) -> Bool {
    var choice = hostChoice(for: request.kind)
    let isRetried: Bool
    if answer.body == nil {
      isRetried = choice.failed(domains: configuration.triedDomains) && holds(.pauses(.nextHost))
    } else {
      if holds(.pauses(.hostIsKept)) {
        if choice.answered() {
          actions.append(.note(.explained(.hostIsKept), rule: .pauses(.hostIsKept)))
        }
      } else {
        choice = AdjustHostChoice()
      }
      isRetried = false
    }
    switch request.kind {
    case .attribution: process.attribution.host = choice
    case .sdkClick: process.clicks.host = choice
    default: process.packages.host = choice
    }
    guard isRetried else {
      if answer.body == nil {
        actions.append(
          .note(.logged(.noHostLeft), rule: .pauses(.nextHost)))
      }
      return false
    }
    actions.append(.note(.logged(.triesNextHost), rule: .pauses(.nextHost)))
    actions.append(.send(makeRequest(request.kind), rule: .pauses(.nextHost)))
    return true
  }
}
