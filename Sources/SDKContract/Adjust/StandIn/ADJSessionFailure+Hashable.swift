extension ADJSessionFailure: Hashable {
  /// Compares what the objects say.
  public static func == (left: ADJSessionFailure, right: ADJSessionFailure) -> Bool {
    left.message == right.message && left.timestamp == right.timestamp && left.adid == right.adid
      && left.willRetry == right.willRetry && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(willRetry)
    hasher.combine(payload)
  }
}
