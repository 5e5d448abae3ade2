#if os(Linux) || os(macOS)
  import Foundation

  // Colours of the asset catalogue and of the system have no components in a simulation, and stand for opaque black.
  extension UIColor {
    /// Creates a colour from components of the Display P3 space, which are taken as sRGB.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour from a pattern, which is ignored.
    public convenience init(patternImage image: UIImage) { self.init() }

    /// Reads the components of a colour that was created from them, and those of opaque black otherwise.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      red?.pointee = cgColor.parts[0]
      green?.pointee = cgColor.parts[1]
      blue?.pointee = cgColor.parts[2]
      alpha?.pointee = cgColor.parts[3]
      return true
    }

    /// Reads the brightness of a colour that was created from components, and that of opaque black otherwise.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
      white?.pointee = 0.299 * cgColor.parts[0] + 0.587 * cgColor.parts[1] + 0.114 * cgColor.parts[2]
      alpha?.pointee = cgColor.parts[3]
      return true
    }

    /// Reads hue, saturation and brightness of a colour that was created from components.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let (r, g, b) = (cgColor.parts[0], cgColor.parts[1], cgColor.parts[2])
      let (high, low) = (max(r, g, b), min(r, g, b))
      let range = high - low
      var turn: CGFloat = 0
      if range > 0 {
        turn = high == r ? (g - b) / range : high == g ? (b - r) / range + 2 : (r - g) / range + 4
      }
      hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
      saturation?.pointee = high > 0 ? range / high : 0
      brightness?.pointee = high
      alpha?.pointee = cgColor.parts[3]
      return true
    }

    /// The system mint colour.
    public class var systemMint: UIColor { UIColor() }
    /// The system cyan colour.
    public class var systemCyan: UIColor { UIColor() }
    /// The system brown colour.
    public class var systemBrown: UIColor { UIColor() }
    /// The quaternary label colour.
    public class var quaternaryLabel: UIColor { UIColor() }
    /// The opaque separator colour.
    public class var opaqueSeparator: UIColor { UIColor() }
    /// The secondary system fill colour.
    public class var secondarySystemFill: UIColor { UIColor() }
    /// The tertiary system fill colour.
    public class var tertiarySystemFill: UIColor { UIColor() }
    /// The quaternary system fill colour.
    public class var quaternarySystemFill: UIColor { UIColor() }
    /// The secondary system grouped background colour.
    public class var secondarySystemGroupedBackground: UIColor { UIColor() }
    /// The tertiary system grouped background colour.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor() }
    /// The colour of text on a dark background.
    public class var lightText: UIColor { UIColor() }
    /// The colour of text on a light background.
    public class var darkText: UIColor { UIColor() }
  }

  extension CGColor {
    /// Red, green, blue and opacity of a colour that was created from them, and those of opaque black otherwise.
    public var components: [CGFloat]? { parts }
    /// The number of components.
    public var numberOfComponents: Int { parts.count }
    /// The opacity.
    public var alpha: CGFloat { parts[3] }
    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(parts: parts.dropLast() + [alpha]) }
    /// Creates a colour from components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(parts: [red, green, blue, alpha])
    }
    /// Creates a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(parts: [gray, gray, gray, alpha]) }
  }
#endif
