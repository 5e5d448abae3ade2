/// The answers in which the backend puts a deferred link.
package enum AdjustLinkPlacement: String, CaseIterable, Hashable, Sendable {
  /// As `attribution.deeplink`, where every version looks for it.
  case attributionAnswer
  /// As `deeplink` at the root of a session's answer, where versions since 5.4.4 look for it.
  case sessionAnswer
  /// In both, so these versions deliver it twice.
  case both
}
