/// Which results of the deferred look-up end it for the install.
package enum DeferredLookupEnds: String, CaseIterable, Sendable {
  /// Found and not found; after a failure, the next process tries again.
  case withAnswer
  /// Only found.
  case withLink
  /// Any result, including a failure.
  case always
}
