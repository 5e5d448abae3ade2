/// Conversion data as the SDK keeps it, with the payloads that all later deliveries share.
struct CachedConversionData: Sendable {
  /// The backend's answer.
  let answer: Payload
  /// When it came.
  let received: VirtualInstant
  /// What sessions after the first get.
  let later: Payload

  init(_ answer: Payload, received: VirtualInstant, types: PayloadTypes) {
    self.answer = answer
    self.received = received
    later = ConversionDataPayload.session(answer, isFirstLaunch: false, types: types)
  }

  func isFresh(at now: VirtualInstant, expiry: Duration?) -> Bool {
    guard let expiry else { return true }
    return received.duration(to: now) < expiry
  }
}
