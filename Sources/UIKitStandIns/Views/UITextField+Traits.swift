#if os(Linux) || os(macOS)
  import Foundation

  extension UITextField {
    /// What a border looks like.
    public enum BorderStyle: Int, Sendable {
      /// None.
      case none = 0
      /// A line.
      case line = 1
      /// Two lines.
      case bezel = 2
      /// Round corners.
      case roundedRect = 3
    }
    /// When a view inside is seen.
    public enum ViewMode: Int, Sendable {
      /// Never.
      case never = 0
      /// While the user writes.
      case whileEditing = 1
      /// While the user does not.
      case unlessEditing = 2
      /// Always.
      case always = 3
    }
  }
#endif
