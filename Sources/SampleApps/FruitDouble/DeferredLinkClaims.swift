/// Decides which of several handlers may open a deferred link, off the main actor.
actor DeferredLinkClaims {
  private var isTaken = false

  /// Takes the deferred link.
  ///
  /// - Returns: Whether it was still to be had.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
