import SDKContract

/// The SDK's cached conversion data, with the payload that all later deliveries share.
struct CachedConversionData: Hashable, Sendable {
  /// The backend's answer.
  private(set) var answer: Payload
  /// When the answer arrived.
  private(set) var received: VirtualInstant

  private var later: Payload?

  init(_ answer: Payload, received: VirtualInstant) {
    self.answer = answer
    self.received = received
  }

  func isFresh(at now: VirtualInstant, expiry: Duration?) -> Bool {
    guard let expiry else { return true }
    return received.elapsed(to: now) < expiry
  }

  /// Replaces the answer, which is often the same.
  mutating func update(_ answer: Payload, received: VirtualInstant) {
    self.received = received
    guard answer != self.answer || answer.rules != self.answer.rules else { return }
    self.answer = answer
    later = nil
  }

  /// Forgets the time where it is irrelevant.
  mutating func forgetTime() {
    received = .zero
  }

  /// Forgets the payload that later deliveries would share.
  mutating func forgetPayload() {
    later = nil
  }

  /// Returns the payload for a session.
  mutating func payload(
    isFirstLaunch: Bool, after deletion: AppsFlyerDeletion?, configuration: AppsFlyerConfiguration
  ) -> Payload {
    if !isFirstLaunch, let later { return later }
    let payload = ConversionDataPayload.session(
      answer, isFirstLaunch: isFirstLaunch, after: deletion, configuration: configuration)
    if isFirstLaunch { return payload }
    later = payload
    return payload
  }
}
