import SDKContract

/// Whether the click event of a direct link contains `pid`, `c` and `is_retargeting`.
public enum ClickEventAttribution: String, CaseIterable, Sendable {
  /// As since 6.10.1, whose documentation promises all parameters; before, measurements lack them.
  case byVersion
  /// It does.
  case kept
  /// It does not.
  case dropped
}
