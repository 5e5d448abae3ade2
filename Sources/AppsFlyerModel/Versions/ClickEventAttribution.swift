/// Which of AppsFlyer's own parameters, such as `pid` and `af_dp`, the click event of a direct link shows.
package enum ClickEventAttribution: String, CaseIterable, Sendable {
  /// Depends on the version: all of them; since 6.3 only named members; since 6.6 also some others; since 6.12.3 all.
  case byVersion
  /// All of them.
  case kept
  /// Named members, and those that 6.6 shows again, such as `af_dp`.
  case opened
  /// Only named members, such as `media_source`.
  case dropped
}

/// Which of AppsFlyer's own parameters a click event shows, as decided by the version or by a switch.
enum ShownAttribution: Hashable, Sendable {
  /// None except for the named members.
  case none
  /// Those that 6.6 shows again.
  case opened
  /// All of them.
  case all
}
