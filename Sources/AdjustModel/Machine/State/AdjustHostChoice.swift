import SDKContract

/// The choice of the Adjust host to which a queue of the SDK sends.
///
/// The queue chooses, not each request: if two clicks fail at the same time, one is sent to the next host and the other
/// is reported as failed.
struct AdjustHostChoice: Hashable, Sendable {
  private var index = 0
  /// The host with which a round of attempts starts: the last one that answered.
  private var first = 0

  /// Returns the domain of the host.
  func domain(of domains: [String]) -> String { domains.isEmpty ? "" : domains[index % domains.count] }

  /// Records that the host has answered.
  ///
  /// - Returns: Whether the host has changed.
  mutating func answered() -> Bool {
    defer { first = index }
    return first != index
  }

  /// Records that the host has not answered, and moves on to the next one.
  ///
  /// - Returns: Whether there is another host to try immediately.
  mutating func failed(domains: [String]) -> Bool {
    index = (index + 1) % max(domains.count, 1)
    return index != first
  }
}

extension AdjustMachine {
  /// Returns the host to which a request goes.
  func host(for kind: AdjustRequest.Kind) -> String {
    let domain = hostChoice(for: kind).domain(of: configuration.triedDomains)
    guard configuration.prependsSubdomains else { return domain }
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

  /// Records that a host has answered, or sends a request without an answer to the next host.
  ///
  /// - Returns: Whether the request was sent again, so its failure is not reported yet.
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
