#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // What looks are made of. Nobody sees them, so that all values are alike.

  /// What views can be filled with.
  public protocol ShapeStyle: Sendable {}
  /// A shape.
  public protocol Shape: View {}

  /// A colour.
  public struct Color: View, ShapeStyle, Shape, PrimitiveView, Hashable {
    /// A colour of the app's catalogue.
    public init(_ name: String) {}
    /// A colour of UIKit's.
    public init(_ color: UIColor) {}
    /// A colour of UIKit's.
    public init(uiColor: UIColor) {}
    /// A colour of its parts.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    /// A grey.
    public init(white: Double, opacity: Double = 1) {}
    nonisolated init() {}
    func evaluate(_ context: ViewContext) {}
    /// The colour with another transparency.
    public func opacity(_ opacity: Double) -> Color { self }
    /// The colour of that name.
    public static let black = Color()
    /// The colour of that name.
    public static let white = Color()
    /// The colour of that name.
    public static let gray = Color()
    /// The colour of that name.
    public static let red = Color()
    /// The colour of that name.
    public static let green = Color()
    /// The colour of that name.
    public static let blue = Color()
    /// The colour of that name.
    public static let orange = Color()
    /// The colour of that name.
    public static let yellow = Color()
    /// The colour of that name.
    public static let pink = Color()
    /// The colour of that name.
    public static let purple = Color()
    /// The colour of that name.
    public static let primary = Color()
    /// The colour of that name.
    public static let secondary = Color()
    /// The colour of that name.
    public static let clear = Color()
    /// The colour of that name.
    public static let accentColor = Color()
    /// The colour of that name.
    public static let mint = Color()
    /// The colour of that name.
    public static let teal = Color()
    /// The colour of that name.
    public static let indigo = Color()
    /// The colour of that name.
    public static let brown = Color()
    /// The colour of that name.
    public static let cyan = Color()
  }

  extension ShapeStyle where Self == Color {
    /// The colour of what the user can tap.
    public static var tint: Color { Color() }
    /// The colour of that name.
    public static var black: Color { Color() }
    /// The colour of that name.
    public static var white: Color { Color() }
    /// The colour of that name.
    public static var gray: Color { Color() }
    /// The colour of that name.
    public static var red: Color { Color() }
    /// The colour of that name.
    public static var green: Color { Color() }
    /// The colour of that name.
    public static var blue: Color { Color() }
    /// The colour of that name.
    public static var orange: Color { Color() }
    /// The colour of that name.
    public static var yellow: Color { Color() }
    /// The colour of that name.
    public static var pink: Color { Color() }
    /// The colour of that name.
    public static var purple: Color { Color() }
    /// The colour of that name.
    public static var primary: Color { Color() }
    /// The colour of that name.
    public static var secondary: Color { Color() }
    /// The colour of that name.
    public static var clear: Color { Color() }
    /// The colour of that name.
    public static var accentColor: Color { Color() }
    /// The colour of that name.
    public static var mint: Color { Color() }
    /// The colour of that name.
    public static var teal: Color { Color() }
    /// The colour of that name.
    public static var indigo: Color { Color() }
    /// The colour of that name.
    public static var brown: Color { Color() }
    /// The colour of that name.
    public static var cyan: Color { Color() }
  }

  /// Letters.
  public struct Font: Hashable, Sendable {
    /// The value of that name.
    public static let body = Font()
    /// The value of that name.
    public static let title = Font()
    /// The value of that name.
    public static let title2 = Font()
    /// The value of that name.
    public static let title3 = Font()
    /// The value of that name.
    public static let largeTitle = Font()
    /// The value of that name.
    public static let headline = Font()
    /// The value of that name.
    public static let subheadline = Font()
    /// The value of that name.
    public static let caption = Font()
    /// The value of that name.
    public static let caption2 = Font()
    /// The value of that name.
    public static let footnote = Font()
    /// The value of that name.
    public static let callout = Font()
    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
      /// The value of that name.
      public static let regular = Weight()
      /// The value of that name.
      public static let medium = Weight()
      /// The value of that name.
      public static let semibold = Weight()
      /// The value of that name.
      public static let bold = Weight()
      /// The value of that name.
      public static let heavy = Weight()
      /// The value of that name.
      public static let light = Weight()
      /// The value of that name.
      public static let thin = Weight()
      /// The value of that name.
      public static let black = Weight()
    }
    /// What letters look like.
    public struct Design: Hashable, Sendable {
      /// As usual.
      public static let `default` = Design()
      /// Of one width.
      public static let monospaced = Design()
      /// Round.
      public static let rounded = Design()
    }
    /// The system's letters.
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
    /// The system's letters.
    public static func system(_ style: Font, design: Design = .default) -> Font { Font() }
    /// Letters by their name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// The letters, bold.
    public func bold() -> Font { self }
    /// The letters with another weight.
    public func weight(_ weight: Weight) -> Font { self }
  }

  /// Where views lie.
  public struct HorizontalAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let leading = HorizontalAlignment()
    /// The value of that name.
    public static let center = HorizontalAlignment()
    /// The value of that name.
    public static let trailing = HorizontalAlignment()
  }

  /// Where views lie.
  public struct VerticalAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let top = VerticalAlignment()
    /// The value of that name.
    public static let center = VerticalAlignment()
    /// The value of that name.
    public static let bottom = VerticalAlignment()
    /// The value of that name.
    public static let firstTextBaseline = VerticalAlignment()
  }

  /// Where views lie.
  public struct Alignment: Hashable, Sendable {
    /// The value of that name.
    public static let center = Alignment()
    /// The value of that name.
    public static let leading = Alignment()
    /// The value of that name.
    public static let trailing = Alignment()
    /// The value of that name.
    public static let top = Alignment()
    /// The value of that name.
    public static let bottom = Alignment()
    /// The value of that name.
    public static let topLeading = Alignment()
    /// The value of that name.
    public static let topTrailing = Alignment()
    /// The value of that name.
    public static let bottomLeading = Alignment()
    /// The value of that name.
    public static let bottomTrailing = Alignment()
  }

  /// How a text lies.
  public struct TextAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let leading = TextAlignment()
    /// The value of that name.
    public static let center = TextAlignment()
    /// The value of that name.
    public static let trailing = TextAlignment()
  }

  /// How a picture fills its frame.
  public struct ContentMode: Hashable, Sendable {
    /// The value of that name.
    public static let fit = ContentMode()
    /// The value of that name.
    public static let fill = ContentMode()
  }

  /// Whether something is seen.
  public struct Visibility: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = Visibility()
    /// The value of that name.
    public static let visible = Visibility()
    /// The value of that name.
    public static let hidden = Visibility()
  }

  /// A bar.
  public struct ToolbarPlacement: Hashable, Sendable {
    /// The value of that name.
    public static let navigationBar = ToolbarPlacement()
    /// The value of that name.
    public static let tabBar = ToolbarPlacement()
    /// The value of that name.
    public static let bottomBar = ToolbarPlacement()
    /// The value of that name.
    public static let automatic = ToolbarPlacement()
  }

  /// Why a placeholder is seen.
  public struct RedactionReasons: Hashable, Sendable {
    /// The value of that name.
    public static let placeholder = RedactionReasons()
  }

  /// Whether a text can be selected.
  public struct TextSelectability: Hashable, Sendable {
    /// The value of that name.
    public static let enabled = TextSelectability()
    /// The value of that name.
    public static let disabled = TextSelectability()
  }

  /// How rows look.
  public struct ListStyles: Hashable, Sendable {
    /// The value of that name.
    public static let plain = ListStyles()
    /// The value of that name.
    public static let inset = ListStyles()
    /// The value of that name.
    public static let grouped = ListStyles()
    /// The value of that name.
    public static let insetGrouped = ListStyles()
    /// The value of that name.
    public static let sidebar = ListStyles()
    /// The value of that name.
    public static let automatic = ListStyles()
  }

  /// How a button looks.
  public struct ButtonStyles: Hashable, Sendable {
    /// The value of that name.
    public static let plain = ButtonStyles()
    /// The value of that name.
    public static let bordered = ButtonStyles()
    /// The value of that name.
    public static let borderedProminent = ButtonStyles()
    /// The value of that name.
    public static let borderless = ButtonStyles()
    /// The value of that name.
    public static let automatic = ButtonStyles()
  }

  /// How a choice looks.
  public struct PickerStyles: Hashable, Sendable {
    /// The value of that name.
    public static let segmented = PickerStyles()
    /// The value of that name.
    public static let menu = PickerStyles()
    /// The value of that name.
    public static let wheel = PickerStyles()
    /// The value of that name.
    public static let inline = PickerStyles()
    /// The value of that name.
    public static let automatic = PickerStyles()
  }

  /// How a field looks.
  public struct TextFieldStyles: Hashable, Sendable {
    /// The value of that name.
    public static let roundedBorder = TextFieldStyles()
    /// The value of that name.
    public static let plain = TextFieldStyles()
    /// The value of that name.
    public static let automatic = TextFieldStyles()
  }

  /// How tabs look.
  public struct TabViewStyles: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = TabViewStyles()
    /// The value of that name.
    public static let page = TabViewStyles()
  }

  /// How a stack looks.
  public struct NavigationViewStyles: Hashable, Sendable {
    /// The value of that name.
    public static let stack = NavigationViewStyles()
    /// The value of that name.
    public static let automatic = NavigationViewStyles()
  }

  /// How large a control is.
  public struct ControlSize: Hashable, Sendable {
    /// The value of that name.
    public static let mini = ControlSize()
    /// The value of that name.
    public static let small = ControlSize()
    /// The value of that name.
    public static let regular = ControlSize()
    /// The value of that name.
    public static let large = ControlSize()
  }

  /// How high a sheet is.
  public struct PresentationDetent: Hashable, Sendable {
    /// The value of that name.
    public static let medium = PresentationDetent()
    /// The value of that name.
    public static let large = PresentationDetent()
    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
    /// A height.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  }

  /// How a view comes and goes.
  public struct AnyTransition: Hashable, Sendable {
    /// The value of that name.
    public static let opacity = AnyTransition()
    /// The value of that name.
    public static let slide = AnyTransition()
    /// The value of that name.
    public static let identity = AnyTransition()
    /// The value of that name.
    public static let scale = AnyTransition()
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  }

  /// How a field writes.
  public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The value of that name.
    public static let never = TextInputAutocapitalization()
    /// The value of that name.
    public static let words = TextInputAutocapitalization()
    /// The value of that name.
    public static let sentences = TextInputAutocapitalization()
    /// The value of that name.
    public static let characters = TextInputAutocapitalization()
  }

  /// A keyboard.
  public struct UIKeyboardType: Hashable, Sendable {
    /// The value of that name.
    public static let emailAddress = UIKeyboardType()
    /// The value of that name.
    public static let numberPad = UIKeyboardType()
    /// The value of that name.
    public static let URL = UIKeyboardType()
    /// The value of that name.
    public static let phonePad = UIKeyboardType()
    /// The value of that name.
    public static let decimalPad = UIKeyboardType()
    /// The usual one.
    public static let `default` = UIKeyboardType()
  }

  /// How views change.
  public struct Animation: Hashable, Sendable {
    /// The usual way.
    public static let `default` = Animation()
    /// At one speed.
    public static let linear = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Slow at the beginning.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// Like a spring.
    public static func spring() -> Animation { Animation() }
    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// At one speed.
    public static func linear(duration: Double) -> Animation { Animation() }
  }

  /// Changes something; how is not seen.
  @MainActor
  public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result { try body() }

  /// An edge of a view.
  public enum Edge: Hashable, Sendable {
    /// Above.
    case top
    /// At the left.
    case leading
    /// Below.
    case bottom
    /// At the right.
    case trailing

    /// Edges of a view.
    public struct Set: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int8
      /// Creates a set from its bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// Above.
      public static let top = Set(rawValue: 1)
      /// At the left.
      public static let leading = Set(rawValue: 2)
      /// Below.
      public static let bottom = Set(rawValue: 4)
      /// At the right.
      public static let trailing = Set(rawValue: 8)
      /// All of them.
      public static let all = Set(rawValue: 15)
      /// Left and right.
      public static let horizontal: Set = [.leading, .trailing]
      /// Above and below.
      public static let vertical: Set = [.top, .bottom]
    }
  }

  /// Space at four sides.
  public struct EdgeInsets: Hashable, Sendable {
    /// No space.
    public init() {}
    /// Creates space.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  }

  /// A direction.
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Directions.
    public struct Set: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int8
      /// Creates a set from its bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// From left to right.
      public static let horizontal = Set(rawValue: 1)
      /// From top to bottom.
      public static let vertical = Set(rawValue: 2)
    }
  }

  /// A turn.
  public struct Angle: Hashable, Sendable {
    /// So many degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
  }

  /// What the bar of a stack has.
  public enum NavigationBarItem {
    /// How large the title is.
    public enum TitleDisplayMode: Sendable {
      /// As before.
      case automatic
      /// Small.
      case inline
      /// Large.
      case large
    }
  }

  extension Text {
    /// Capitals.
    public enum Case: Sendable {
      /// All capitals.
      case uppercase
      /// No capitals.
      case lowercase
    }
  }

  /// A place for a button in a bar.
  public struct ToolbarItem<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Puts a view into a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// Where in a bar.
  public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = ToolbarItemPlacement()
    /// The value of that name.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The value of that name.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The value of that name.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The value of that name.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The value of that name.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let primaryAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let principal = ToolbarItemPlacement()
    /// The value of that name.
    public static let bottomBar = ToolbarItemPlacement()
  }

  /// A shape.
  public struct Rectangle: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
  }

  /// A shape.
  public struct Circle: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
  }

  /// A shape.
  public struct Capsule: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
  }

  /// A shape.
  public struct RoundedRectangle: Shape, PrimitiveView {
    /// Creates a shape.
    public init(cornerRadius: CGFloat) {}
    func evaluate(_ context: ViewContext) {}
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
  }

  extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
  }
#endif
