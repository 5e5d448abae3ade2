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

  extension View {
    /// Accepts a form style.
    public func formStyle(_ style: some FormStyle) -> some View { self }
    /// Accepts a menu style.
    public func menuStyle(_ style: some MenuStyle) -> some View { self }
  }
#endif
