#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a menu.
  public protocol MenuStyle: Sendable {}

  /// The default menu style.
  public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == DefaultMenuStyle {
    /// The default menu style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  }

  /// The button menu style.
  public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == ButtonMenuStyle {
    /// The button menu style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
  }

  /// The borderless button menu style.
  public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The borderless button menu style.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
  }
#endif
