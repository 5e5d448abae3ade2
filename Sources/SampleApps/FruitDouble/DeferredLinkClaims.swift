/// Decides which of several handlers may open a deferred link, off the main actor.
actor DeferredLinkClaims {
  private var isTaken = false

  /// Claims the deferred link.
  ///
  /// - Returns: Whether it was still available.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
