#if os(Linux) || os(macOS)
  import Foundation

  // What modifiers are told. Nobody sees it, so that all values are alike.

  /// A point of a view, from 0 to 1 in both directions.
  public struct UnitPoint: Hashable, Sendable {
    /// How far from the beginning.
    public var x: CGFloat
    /// How far from above.
    public var y: CGFloat
    /// Creates a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    /// The point of that name.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The point of that name.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The point of that name.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The point of that name.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The point of that name.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The point of that name.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The point of that name.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The point of that name.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The point of that name.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The point of that name.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  }

  /// How a view covers what is behind.
  public enum BlendMode: Sendable {
    /// The default.
    case normal
    /// Darker.
    case multiply
    /// Lighter.
    case screen
    /// Both.
    case overlay
    /// The darker one.
    case darken
    /// The lighter one.
    case lighten
    /// The sum.
    case plusLighter
    /// Where the other one is.
    case sourceAtop
    /// Where the other one is not.
    case destinationOut
  }

  /// How a shape is filled.
  public struct FillStyle: Hashable, Sendable {
    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
  }

  /// What covers a part of the screen.
  public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of it.
    public static let all: SafeAreaRegions = [.container, .keyboard]
  }

  /// The size of a view for those that lie beside it.
  public struct ViewDimensions: Sendable {
    /// How wide it is.
    public var width: CGFloat { 0 }
    /// How high it is.
    public var height: CGFloat { 0 }
    /// Where a guide is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// Where a guide is.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  }

  /// How large letters are.
  public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    /// The size of that name.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The size of that name.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Compares sizes.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
  }

  /// How a picture of the system's looks.
  public struct SymbolRenderingMode: Hashable, Sendable {
    /// The value of that name.
    public static let monochrome = SymbolRenderingMode()
    /// The value of that name.
    public static let hierarchical = SymbolRenderingMode()
    /// The value of that name.
    public static let palette = SymbolRenderingMode()
    /// The value of that name.
    public static let multicolor = SymbolRenderingMode()
  }

  /// How a picture of the system's looks.
  public struct SymbolVariants: Hashable, Sendable {
    /// The value of that name.
    public static let none = SymbolVariants()
    /// The value of that name.
    public static let fill = SymbolVariants()
    /// The value of that name.
    public static let circle = SymbolVariants()
    /// The value of that name.
    public static let slash = SymbolVariants()
  }

  /// What a bar is for.
  public struct ToolbarRole: Hashable, Sendable {
    /// The system's default.
    public static let automatic = ToolbarRole()
    /// To go through screens.
    public static let browser = ToolbarRole()
    /// To change something.
    public static let editor = ToolbarRole()
    /// To go to other screens.
    public static let navigationStack = ToolbarRole()
  }

  /// What scrolling does to the keyboard.
  public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// The value of that name.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// The value of that name.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// The value of that name.
    public static let never = ScrollDismissesKeyboardMode()
  }

  /// Where scrolling stops.
  public struct ScrollTargetBehavior: Hashable, Sendable {
    /// At pages.
    public static let paging = ScrollTargetBehavior()
    /// At views.
    public static let viewAligned = ScrollTargetBehavior()
  }

  /// How a sheet becomes another one.
  public struct PresentationAdaptation: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = PresentationAdaptation()
    /// The value of that name.
    public static let none = PresentationAdaptation()
    /// The value of that name.
    public static let popover = PresentationAdaptation()
    /// The value of that name.
    public static let sheet = PresentationAdaptation()
    /// The value of that name.
    public static let fullScreenCover = PresentationAdaptation()
  }

  /// What a background is behind.
  public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// A stack.
    public static let navigation = ContainerBackgroundPlacement()
    /// A widget.
    public static let widget = ContainerBackgroundPlacement()
    /// A window.
    public static let window = ContainerBackgroundPlacement()
  }
#endif
