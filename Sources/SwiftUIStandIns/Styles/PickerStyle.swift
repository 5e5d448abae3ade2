#if os(Linux) || os(macOS)
  import Foundation

  /// How a choice looks.
  public protocol PickerStyle: Sendable {}

  /// The system's default.
  public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == DefaultPickerStyle {
    /// The system's default.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  }

  /// Beside each other.
  public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == SegmentedPickerStyle {
    /// Beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  }

  /// In a menu.
  public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == MenuPickerStyle {
    /// In a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
  }

  /// On a wheel.
  public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == WheelPickerStyle {
    /// On a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
  }

  /// Among other rows.
  public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == InlinePickerStyle {
    /// Among other rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
  }

  /// On a screen.
  public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// On a screen.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
  }

  /// In a row of pictures.
  public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == PalettePickerStyle {
    /// In a row of pictures.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
  }

  extension View {
    /// Accepts how a choice looks.
    public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  }

  /// How the choice of a date looks.
  public protocol DatePickerStyle: Sendable {}

  /// The system's default.
  public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The system's default.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  }

  /// In little space.
  public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// In little space.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
  }

  /// As a calendar.
  public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// As a calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
  }

  /// On wheels.
  public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// On wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
  }

  extension View {
    /// Accepts how the choice of a date looks.
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  }
#endif
