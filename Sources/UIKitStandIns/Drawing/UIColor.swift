#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a Core Graphics colour.
  public final class CGColor: Hashable, Sendable {
    let parts: [CGFloat]
    init(parts: [CGFloat] = [0, 0, 0, 1]) { self.parts = parts }
    /// Whether both are the same object.
    public static func == (left: CGColor, right: CGColor) -> Bool { left === right }
    /// Feeds what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Stands in for a colour. Those with a name have no components, since nothing is drawn.
  ///
  /// It has no mutable state, so threads can share it.
  open class UIColor: _UIKitTextAttribute, @unchecked Sendable {
    /// The Core Graphics colour.
    public let cgColor: CGColor

    /// Creates a colour.
    public override init() {
      cgColor = CGColor()
      super.init()
    }
    /// Creates a colour from RGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      cgColor = CGColor(parts: [red, green, blue, alpha])
      super.init()
    }
    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
      self.cgColor = cgColor
      super.init()
    }
    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    /// Creates a colour from the asset catalogue. The name is ignored.
    public convenience init?(named name: String) { self.init() }
    /// Creates a colour that depends on traits. The closure is never called.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
    /// Returns the colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(cgColor: CGColor(parts: cgColor.parts.dropLast() + [alpha]))
    }

    /// The black colour.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// The white colour.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// The grey colour.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// The dark grey colour.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// The light grey colour.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// The red colour.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// The green colour.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// The blue colour.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The cyan colour.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// The yellow colour.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// The magenta colour.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// The orange colour.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// The purple colour.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The brown colour.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The clear colour.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// The system red colour.
    public class var systemRed: UIColor { UIColor() }
    /// The system green colour.
    public class var systemGreen: UIColor { UIColor() }
    /// The system blue colour.
    public class var systemBlue: UIColor { UIColor() }
    /// The system orange colour.
    public class var systemOrange: UIColor { UIColor() }
    /// The system yellow colour.
    public class var systemYellow: UIColor { UIColor() }
    /// The system pink colour.
    public class var systemPink: UIColor { UIColor() }
    /// The system purple colour.
    public class var systemPurple: UIColor { UIColor() }
    /// The system teal colour.
    public class var systemTeal: UIColor { UIColor() }
    /// The system indigo colour.
    public class var systemIndigo: UIColor { UIColor() }
    /// The system grey colour.
    public class var systemGray: UIColor { UIColor() }
    /// The second system grey colour.
    public class var systemGray2: UIColor { UIColor() }
    /// The third system grey colour.
    public class var systemGray3: UIColor { UIColor() }
    /// The fourth system grey colour.
    public class var systemGray4: UIColor { UIColor() }
    /// The fifth system grey colour.
    public class var systemGray5: UIColor { UIColor() }
    /// The sixth system grey colour.
    public class var systemGray6: UIColor { UIColor() }
    /// The label colour.
    public class var label: UIColor { UIColor() }
    /// The secondary label colour.
    public class var secondaryLabel: UIColor { UIColor() }
    /// The tertiary label colour.
    public class var tertiaryLabel: UIColor { UIColor() }
    /// The separator colour.
    public class var separator: UIColor { UIColor() }
    /// The link colour.
    public class var link: UIColor { UIColor() }
    /// The system background colour.
    public class var systemBackground: UIColor { UIColor() }
    /// The secondary system background colour.
    public class var secondarySystemBackground: UIColor { UIColor() }
    /// The tertiary system background colour.
    public class var tertiarySystemBackground: UIColor { UIColor() }
    /// The system grouped background colour.
    public class var systemGroupedBackground: UIColor { UIColor() }
    /// The system fill colour.
    public class var systemFill: UIColor { UIColor() }
    /// The placeholder text colour.
    public class var placeholderText: UIColor { UIColor() }
    /// The tint colour.
    public class var tintColor: UIColor { UIColor() }
  }

  /// The type of a colour literal.
  public typealias _ColorLiteralType = UIColor

  extension UIColor: _ExpressibleByColorLiteral {}

  // Not `required` in the class itself: a subclass with its own initializer would have to write it.
  extension _ExpressibleByColorLiteral where Self: UIColor {
    /// Creates a colour from RGB components, as a colour literal does.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      guard let color = color as? Self else { preconditionFailure("A colour literal is no \(Self.self).") }
      self = color
    }
  }
#endif
