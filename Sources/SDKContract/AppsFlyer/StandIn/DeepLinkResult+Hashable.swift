extension DeepLinkResult: Hashable {
  /// Compares what the results say.
  public static func == (left: DeepLinkResult, right: DeepLinkResult) -> Bool {
    left === right
      || left.status == right.status && left.failure == right.failure && left.deepLink == right.deepLink
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(status)
    hasher.combine(failure)
    hasher.combine(deepLink)
  }
}
