#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a picker.
  public protocol PickerStyle: Sendable {}

  /// The default picker style.
  public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == DefaultPickerStyle {
    /// The default picker style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  }

  /// The segmented picker style.
  public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == SegmentedPickerStyle {
    /// The segmented picker style.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  }

  /// The menu picker style.
  public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == MenuPickerStyle {
    /// The menu picker style.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
  }

  /// The wheel picker style.
  public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == WheelPickerStyle {
    /// The wheel picker style.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
  }

  /// The inline picker style.
  public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == InlinePickerStyle {
    /// The inline picker style.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
  }

  /// The navigation link picker style.
  public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The navigation link picker style.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
  }

  /// The palette picker style.
  public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
  }

  extension PickerStyle where Self == PalettePickerStyle {
    /// The palette picker style.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
  }

  extension View {
    /// Accepts a picker style.
    public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  }

  extension View {
    /// Accepts a date picker style.
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  }
#endif
