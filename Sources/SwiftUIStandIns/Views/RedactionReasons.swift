#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// The reasons for redacting a view.
  public struct RedactionReasons: Hashable, Sendable {
    /// The view shows placeholder content.
    public static let placeholder = RedactionReasons()
  }
#endif
