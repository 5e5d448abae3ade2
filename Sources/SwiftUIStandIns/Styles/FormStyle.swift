#if os(Linux) || os(macOS)
  import Foundation

  /// How fields look.
  public protocol FormStyle: Sendable {}

  /// The system's default.
  public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == AutomaticFormStyle {
    /// The system's default.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
  }

  /// In groups.
  public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  }

  /// In columns.
  public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
  }

  extension FormStyle where Self == ColumnsFormStyle {
    /// In columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
  }

  /// How a menu looks.
  public protocol MenuStyle: Sendable {}

  /// The system's default.
  public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == DefaultMenuStyle {
    /// The system's default.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  }

  /// A button.
  public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == ButtonMenuStyle {
    /// A button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
  }

  /// A button without a border.
  public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
  }

  extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
  }

  extension View {
    /// Accepts how fields look.
    public func formStyle(_ style: some FormStyle) -> some View { self }
    /// Accepts how a menu looks.
    public func menuStyle(_ style: some MenuStyle) -> some View { self }
  }
#endif
