/// What happens when several starts have waited for the answer to the tracking prompt.
package enum QueuedStarts: String, CaseIterable, Sendable {
  /// Each is sent, however close together.
  case all
  /// The minimum time between two sessions applies to them too, so only one is sent.
  case gated
}
