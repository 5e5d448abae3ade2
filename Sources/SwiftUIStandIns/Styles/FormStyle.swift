#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a form.
  public protocol FormStyle: Sendable {}

  /// The default form style.
  public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
  }

  /// The grouped form style.
  public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == GroupedFormStyle {
    /// The grouped form style.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  }

  /// The columns form style.
  public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == ColumnsFormStyle {
    /// The columns form style.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
  }

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

  extension View {
    /// Accepts a form style.
    public func formStyle(_ style: some FormStyle) -> some View { self }
    /// Accepts a menu style.
    public func menuStyle(_ style: some MenuStyle) -> some View { self }
  }
#endif
