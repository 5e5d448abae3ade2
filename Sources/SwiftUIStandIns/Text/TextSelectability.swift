#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// Whether the user can select text.
  public struct TextSelectability: Hashable, Sendable {
    /// The user can select text.
    public static let enabled = TextSelectability()
    /// The user cannot select text.
    public static let disabled = TextSelectability()
  }
#endif
