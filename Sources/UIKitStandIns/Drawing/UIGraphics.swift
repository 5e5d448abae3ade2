#if os(Linux) || os(macOS)
  import Foundation

  // Drawing into images. Nothing is drawn, so that every image is empty.

  /// Stands in for a drawing environment.
  public final class CGContext {
    /// Fills a rectangle. Has no effect.
    public func fill(_ rect: CGRect) {}
    /// Fills an ellipse. Has no effect.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws the outline of a rectangle. Has no effect.
    public func stroke(_ rect: CGRect) {}
    /// Clips to a rectangle. Has no effect.
    public func clip(to rect: CGRect) {}
    /// Adds a path. Has no effect.
    public func addPath(_ path: CGPath) {}
    /// Fills the path. Has no effect.
    public func fillPath() {}
    /// Draws the outline of the path. Has no effect.
    public func strokePath() {}
    /// Sets the colour for filling. Has no effect.
    public func setFillColor(_ color: CGColor) {}
    /// Sets the colour for outlines. Has no effect.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines. Has no effect.
    public func setLineWidth(_ width: CGFloat) {}
    /// Moves what is drawn. Has no effect.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Scales what is drawn. Has no effect.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Turns what is drawn. Has no effect.
    public func rotate(by angle: CGFloat) {}
    /// Stores the state. Has no effect.
    public func saveGState() {}
    /// Restores the state. Has no effect.
    public func restoreGState() {}
  }

  /// How an image is made.
  @preconcurrency @MainActor
  open class UIGraphicsImageRendererFormat: NSObject {
    /// The scale.
    open var scale: CGFloat = 1
    /// Whether the image has no transparency.
    open var opaque = false
    /// The format of the device.
    open class func `default`() -> Self { ObjectMaker.make(self) }
    /// The format of the device.
    open class func preferred() -> Self { ObjectMaker.make(self) }
  }

  /// What a renderer gives the code that draws.
  @preconcurrency @MainActor
  open class UIGraphicsImageRendererContext: NSObject {
    /// The drawing environment.
    public let cgContext = CGContext()
    /// The image so far: always an empty one.
    open var currentImage: UIImage { UIImage() }
    /// Fills a rectangle. Has no effect.
    open func fill(_ rect: CGRect) {}
    /// Draws the outline of a rectangle. Has no effect.
    open func stroke(_ rect: CGRect) {}
    /// Clips to a rectangle. Has no effect.
    open func clip(to rect: CGRect) {}
  }

  /// Stands in for a renderer of images, all of which are empty.
  @preconcurrency @MainActor
  open class UIGraphicsImageRenderer: NSObject {
    /// The format.
    public let format: UIGraphicsImageRendererFormat
    /// Creates a renderer. The size is ignored.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
      self.format = format
    }
    /// Creates a renderer. The bounds are ignored.
    public convenience init(
      bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
    ) { self.init(size: bounds.size, format: format) }
    /// Runs the code that draws, and returns an empty image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      actions(UIGraphicsImageRendererContext())
      return UIImage()
    }
    /// Runs the code that draws, and returns empty data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
      actions(UIGraphicsImageRendererContext())
      return Data()
    }
    /// Runs the code that draws, and returns empty data.
    open func jpegData(
      withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
  }

  /// Begins an image. Has no effect.
  public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
  /// Begins an image. Has no effect.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {}
  /// Returns the drawing environment of the image that the app has begun.
  public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
  /// Returns the image that the app has begun: an empty one.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
  /// Ends an image. Has no effect.
  public func UIGraphicsEndImageContext() {}

  extension UIColor {
    /// Draws with the colour. Has no effect.
    public func set() {}
    /// Fills with the colour. Has no effect.
    public func setFill() {}
    /// Draws outlines with the colour. Has no effect.
    public func setStroke() {}
  }

  extension UIImage {
    /// Draws the image. Has no effect.
    public func draw(in rect: CGRect) {}
    /// Draws the image. Has no effect.
    public func draw(at point: CGPoint) {}
  }

  /// Stands in for the area in which a text is laid out.
  @preconcurrency @MainActor
  open class NSTextContainer: NSObject {
    /// The padding at the ends of lines.
    open var lineFragmentPadding: CGFloat = 5
    /// The largest number of lines; zero for any.
    open var maximumNumberOfLines = 0
    /// The size of the area.
    open var size = CGSize.zero
    /// Whether the width is that of the text view.
    open var widthTracksTextView = false
    /// Whether the height is that of the text view.
    open var heightTracksTextView = false
    /// How lines break.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
#endif
