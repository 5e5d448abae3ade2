extension ADJEventFailure: Hashable {
  /// Compares what the objects say.
  public static func == (left: ADJEventFailure, right: ADJEventFailure) -> Bool {
    left.message == right.message && left.timestamp == right.timestamp && left.adid == right.adid
      && left.eventToken == right.eventToken && left.willRetry == right.willRetry && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(eventToken)
    hasher.combine(willRetry)
    hasher.combine(payload)
  }
}
