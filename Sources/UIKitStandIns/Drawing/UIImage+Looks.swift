#if os(Linux) || os(macOS)
  import Foundation

  // Derived images, colours and fonts. Nothing is drawn, so most functions return the receiver.
  extension UIImage {
    /// How an image is tinted.
    public enum RenderingMode: Int, Sendable {
      /// As the context decides.
      case automatic = 0
      /// With its original colours.
      case alwaysOriginal = 1
      /// With the tint colour.
      case alwaysTemplate = 2
    }
    /// Creates an image from the asset catalogue. The arguments are ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
    /// Creates an SF Symbols image. The arguments are ignored.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(systemName: name)
    }
    /// Creates an image from a file. The path is ignored.
    public convenience init?(contentsOfFile path: String) { self.init() }
    /// A configuration of an image.
    ///
    /// It is `@unchecked Sendable` because it keeps nothing.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// A configuration of an SF Symbols image.
    ///
    /// It is `@unchecked Sendable` as its superclass is.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// Creates a configuration from a point size and weight.
      public convenience init(pointSize: CGFloat, weight: UIFont.Weight = .regular) { self.init() }
      /// Creates a configuration from a point size, weight and scale.
      public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) { self.init() }
      /// Creates a configuration from a weight.
      public convenience init(weight: UIFont.Weight) { self.init() }
      /// Creates a configuration from a font.
      public convenience init(font: UIFont, scale: SymbolScale = .medium) { self.init() }
      /// Creates a configuration from a colour.
      public convenience init(hierarchicalColor: UIColor) { self.init() }
      /// Creates a configuration from colours.
      public convenience init(paletteColors: [UIColor]) { self.init() }
      /// Returns the configuration with what another one says: the same object.
      open func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration { self }
      /// Creates a configuration from a text style.
      public convenience init(textStyle: UIFont.TextStyle) { self.init() }
      /// Creates a configuration from a scale.
      public convenience init(scale: SymbolScale) { self.init() }
    }
    /// The scale of an SF Symbols image.
    public enum SymbolScale: Int, Sendable {
      /// The small scale.
      case small = 1
      /// The medium scale.
      case medium = 2
      /// The large scale.
      case large = 3
    }
    /// Returns the image with other insets for its alignment: the same object.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the image with a rendering mode: the same object.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the image with a tint colour: the same object.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns the image with a tint colour and rendering mode: the same object.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the image with a configuration: the same object.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// Returns the resizable image: the same object.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the PNG data: always empty.
    public func pngData() -> Data? { Data() }
    /// Returns the JPEG data: always empty.
    public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
    /// The scale of the image: always 1.
    public var scale: CGFloat { 1 }
  }

  extension UIColor {
    /// Creates a colour from the asset catalogue. The arguments are ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
    /// Creates a colour from HSB components. They are ignored.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { self.init() }
    /// Returns the colour for some traits: the same object.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  }

  extension UIFont {
    /// The size in points.
    public var pointSize: CGFloat { 17 }
    /// The height of a line in points.
    public var lineHeight: CGFloat { 20 }
    /// The font's name: always empty.
    public var fontName: String { "" }
    /// Returns the font with another size: the same object.
    public func withSize(_ fontSize: CGFloat) -> UIFont { self }
  }

  /// Stands in for the metrics that scale fonts with Dynamic Type.
  ///
  /// It is `@unchecked Sendable` because it keeps nothing.
  open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of the body style.
    public class var `default`: UIFontMetrics { UIFontMetrics() }
    /// Creates the metrics of a text style, which is ignored.
    public convenience init(forTextStyle textStyle: UIFont.TextStyle) { self.init() }
    /// Returns the scaled font: the same object.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the scaled value: the same value.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif
