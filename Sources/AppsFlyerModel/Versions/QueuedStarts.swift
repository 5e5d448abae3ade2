import SDKContract

/// What happens to several starts that waited for the answer to the tracking prompt.
package enum QueuedStarts: String, CaseIterable, Sendable {
  /// Each is sent, as close together as they are.
  case all
  /// The least time between two sessions holds for them too, so that one is sent.
  case gated
}
