#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a date picker.
  public protocol DatePickerStyle: Sendable {}

  /// The default date picker style.
  public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default date picker style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  }

  /// The compact date picker style.
  public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The compact date picker style.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
  }

  /// The graphical date picker style.
  public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The graphical date picker style.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
  }

  /// The wheel date picker style.
  public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The wheel date picker style.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
  }
#endif
