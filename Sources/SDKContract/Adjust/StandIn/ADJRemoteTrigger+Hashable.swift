extension ADJRemoteTrigger: Hashable {
  /// Compares what the messages say.
  public static func == (left: ADJRemoteTrigger, right: ADJRemoteTrigger) -> Bool {
    left.label == right.label && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(payload)
  }
}
