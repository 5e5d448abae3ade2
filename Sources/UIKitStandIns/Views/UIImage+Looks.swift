#if os(Linux) || os(macOS)
  import Foundation

  // Pictures that are made of others. Nothing is drawn, so that all of them are alike.
  extension UIImage {
    /// Which colours a picture has.
    public enum RenderingMode: Int, Sendable {
      /// The system's default.
      case automatic = 0
      /// Its own.
      case alwaysOriginal = 1
      /// That of the view.
      case alwaysTemplate = 2
    }
    /// Names a picture of the app's.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
    /// Names a picture of the system's.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
      self.init(systemName: name)
    }
    /// Reads a picture.
    public convenience init?(contentsOfFile path: String) { self.init() }
    /// How a picture of the system's looks.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// How a picture of the system's looks.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// How large it is.
      public convenience init(pointSize: CGFloat, weight: UIFont.Weight = .regular) { self.init() }
      /// How large it is.
      public convenience init(textStyle: UIFont.TextStyle) { self.init() }
      /// How large it is.
      public convenience init(scale: SymbolScale) { self.init() }
    }
    /// How large a picture of the system's is.
    public enum SymbolScale: Int, Sendable {
      /// The size of that name.
      case small = 1
      /// The size of that name.
      case medium = 2
      /// The size of that name.
      case large = 3
    }
    /// The picture in given colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The picture in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The picture in a colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// The picture with other looks.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// The picture stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// The bytes of the picture.
    public func pngData() -> Data? { Data() }
    /// The bytes of the picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
    /// The number of pixels per point.
    public var scale: CGFloat { 1 }
  }

  extension UIColor {
    /// Names a colour of the app's.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
    /// A colour.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { self.init() }
    /// A colour.
    public convenience init(cgColor: CGColor) { self.init() }
    /// The colour for light or dark.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  }

  extension UIFont {
    /// How large the letters are.
    public var pointSize: CGFloat { 17 }
    /// How high a line is.
    public var lineHeight: CGFloat { 20 }
    /// The name.
    public var fontName: String { "" }
    /// The same letters, otherwise large.
    public func withSize(_ fontSize: CGFloat) -> UIFont { self }
  }

  /// Stands in for letters that follow the user's size.
  open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// For ordinary text.
    public class var `default`: UIFontMetrics { UIFontMetrics() }
    /// For a kind of text.
    public convenience init(forTextStyle textStyle: UIFont.TextStyle) { self.init() }
    /// The font.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// A number that follows.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif
