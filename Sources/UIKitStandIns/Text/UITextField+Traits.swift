#if os(Linux) || os(macOS)
  import Foundation

  extension UITextField {
    /// The border style of a text field.
    public enum BorderStyle: Int, Sendable {
      /// No border.
      case none = 0
      /// A line.
      case line = 1
      /// A bezel.
      case bezel = 2
      /// A rounded rectangle.
      case roundedRect = 3
    }
    /// When an overlay view is visible.
    public enum ViewMode: Int, Sendable {
      /// Never.
      case never = 0
      /// While the text is being edited.
      case whileEditing = 1
      /// While the text is not being edited.
      case unlessEditing = 2
      /// Always.
      case always = 3
    }
  }
#endif
