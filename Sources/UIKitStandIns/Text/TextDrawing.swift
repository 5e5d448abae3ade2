#if os(Linux) || os(macOS)
  import Foundation

  /// How a text is measured.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From the top of the first line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By the outlines of the letters.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Up to the last line that is visible.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }

  /// Stands in for what is known of the drawing of a text.
  open class NSStringDrawingContext: NSObject {
    /// The smallest scale.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale.
    open var actualScaleFactor: CGFloat { 1 }
    /// The bounds.
    open var totalBounds: CGRect { .zero }
    /// Creates a context.
    public override init() { super.init() }
  }

  // Nothing is laid out: a text is half as wide as it has letters, times the size of a font.

  private func lineSize(of text: String) -> CGSize {
    let lines = text.components(separatedBy: .newlines)
    return CGSize(width: CGFloat(lines.map(\.count).max() ?? 0) * 8.5, height: CGFloat(lines.count) * 20)
  }

  private func size(of text: String, in size: CGSize) -> CGSize {
    let line = lineSize(of: text)
    guard size.width > 0, size.width < line.width else { return line }
    return CGSize(width: size.width, height: min(line.height * (line.width / size.width).rounded(.up), size.height))
  }

  extension StringProtocol {
    /// Returns about how large the text is on one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      lineSize(of: String(self))
    }
    /// Returns about how large the text is in a space.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: UIKitStandIns.size(of: String(self), in: size)) }
    /// Draws the text. Has no effect.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Draws the text. Has no effect.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  }

  extension NSString {
    /// Returns about how large the text is on one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      lineSize(of: description)
    }
    /// Returns about how large the text is in a space.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: UIKitStandIns.size(of: description, in: size)) }
    /// Draws the text. Has no effect.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Draws the text. Has no effect.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  }

  extension NSAttributedString {
    /// Returns about how large the text is on one line.
    public func size() -> CGSize { lineSize(of: string) }
    /// Returns about how large the text is in a space.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: UIKitStandIns.size(of: string, in: size)) }
    /// Draws the text. Has no effect.
    public func draw(at point: CGPoint) {}
    /// Draws the text. Has no effect.
    public func draw(in rect: CGRect) {}
  }
#endif
