extension DeepLink: Hashable {
  /// Compares the parameters of the links, and how they were found.
  public static func == (left: DeepLink, right: DeepLink) -> Bool {
    left.isDeferred == right.isDeferred && left.clickEventPayload == right.clickEventPayload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isDeferred)
    hasher.combine(clickEventPayload)
  }
}
