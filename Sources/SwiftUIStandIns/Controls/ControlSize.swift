#if os(Linux) || os(macOS)
  import Foundation

  /// The size of a control.
  public struct ControlSize: Hashable, Sendable {
    /// The mini control size.
    public static let mini = ControlSize()
    /// The small control size.
    public static let small = ControlSize()
    /// The regular control size.
    public static let regular = ControlSize()
    /// The large control size.
    public static let large = ControlSize()
  }
#endif
