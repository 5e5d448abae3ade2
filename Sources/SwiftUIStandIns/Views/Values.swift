#if os(Linux) || os(macOS)
  import Foundation

  // The values that modifiers take. Nothing is drawn, so most values of a type are equal.

  /// A point relative to a view's size, from 0 to 1 in both axes.
  public struct UnitPoint: Hashable, Sendable {
    /// The relative distance from the leading edge.
    public var x: CGFloat
    /// The relative distance from the top edge.
    public var y: CGFloat
    /// Creates a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    /// The zero point.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre point.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading point.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing point.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top point.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom point.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading point.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing point.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading point.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing point.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  }

  /// How a view blends with what is behind it.
  public enum BlendMode: Sendable {
    /// The default.
    case normal
    /// Multiply.
    case multiply
    /// Screen.
    case screen
    /// Overlay.
    case overlay
    /// Darken.
    case darken
    /// Lighten.
    case lighten
    /// Plus lighter.
    case plusLighter
    /// Source atop.
    case sourceAtop
    /// Destination out.
    case destinationOut
  }

  /// The fill style of a shape.
  public struct FillStyle: Hashable, Sendable {
    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
  }

  /// A set of safe area regions.
  public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The area that bars leave.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area that the keyboard leaves.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
  }

  /// The dimensions of a view in an alignment guide.
  public struct ViewDimensions: Sendable {
    /// The width: always zero.
    public var width: CGFloat { 0 }
    /// The height: always zero.
    public var height: CGFloat { 0 }
    /// The position of a guide: always zero.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a guide: always zero.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  }

  /// A Dynamic Type size.
  public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    /// A standard size.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// An accessibility size.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Returns whether a size is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
  }

  /// The rendering mode of SF Symbols images.
  public struct SymbolRenderingMode: Hashable, Sendable {
    /// The monochrome rendering mode.
    public static let monochrome = SymbolRenderingMode()
    /// The hierarchical rendering mode.
    public static let hierarchical = SymbolRenderingMode()
    /// The palette rendering mode.
    public static let palette = SymbolRenderingMode()
    /// The multicolor rendering mode.
    public static let multicolor = SymbolRenderingMode()
  }

  /// The variant of SF Symbols images.
  public struct SymbolVariants: Hashable, Sendable {
    /// No variant.
    public static let none = SymbolVariants()
    /// The fill variant.
    public static let fill = SymbolVariants()
    /// The circle variant.
    public static let circle = SymbolVariants()
    /// The slash variant.
    public static let slash = SymbolVariants()
  }

  /// The role of a toolbar.
  public struct ToolbarRole: Hashable, Sendable {
    /// The system's default.
    public static let automatic = ToolbarRole()
    /// A browser.
    public static let browser = ToolbarRole()
    /// An editor.
    public static let editor = ToolbarRole()
    /// A navigation stack.
    public static let navigationStack = ToolbarRole()
  }

  /// How scrolling dismisses the keyboard.
  public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// Automatic.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// Immediately.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// Interactively.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Never.
    public static let never = ScrollDismissesKeyboardMode()
  }

  /// Where scrolling comes to rest.
  public struct ScrollTargetBehavior: Hashable, Sendable {
    /// At pages.
    public static let paging = ScrollTargetBehavior()
    /// At views.
    public static let viewAligned = ScrollTargetBehavior()
  }

  /// How a presentation adapts to compact sizes.
  public struct PresentationAdaptation: Hashable, Sendable {
    /// The automatic adaptation.
    public static let automatic = PresentationAdaptation()
    /// No adaptation.
    public static let none = PresentationAdaptation()
    /// The popover adaptation.
    public static let popover = PresentationAdaptation()
    /// The sheet adaptation.
    public static let sheet = PresentationAdaptation()
    /// The full screen cover adaptation.
    public static let fullScreenCover = PresentationAdaptation()
  }

  /// The container of a background.
  public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement()
    /// A widget.
    public static let widget = ContainerBackgroundPlacement()
    /// A window.
    public static let window = ContainerBackgroundPlacement()
  }
#endif
