#if os(Linux) || os(macOS)
  import Foundation

  /// How a PDF is made.
  @preconcurrency @MainActor
  open class UIGraphicsPDFRendererFormat: NSObject {
    /// The properties of the document, such as its title.
    open var documentInfo: [String: Any] = [:]
    /// Creates a format.
    public override init() { super.init() }
    /// The format of the device.
    open class func `default`() -> Self { ObjectMaker.make(self) }
    /// The format of the device.
    open class func preferred() -> Self { ObjectMaker.make(self) }
  }

  /// What a renderer of a PDF gives the code that draws.
  @preconcurrency @MainActor
  open class UIGraphicsPDFRendererContext: NSObject {
    /// The drawing environment.
    public let cgContext = CGContext()
    /// The bounds of a page.
    public let pdfContextBounds: CGRect
    /// The format.
    public let format: UIGraphicsPDFRendererFormat
    /// The number of pages that the app has begun.
    public private(set) var pages = 0

    init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { (pdfContextBounds, self.format) = (bounds, format) }

    /// Begins a page.
    open func beginPage() { pages += 1 }
    /// Begins a page of a size.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages += 1 }
    /// Makes a rectangle a link. Has no effect.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Gives a place a name. Has no effect.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Makes a rectangle a link to a place. Has no effect.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
    /// Fills a rectangle. Has no effect.
    open func fill(_ rect: CGRect) {}
    /// Draws the outline of a rectangle. Has no effect.
    open func stroke(_ rect: CGRect) {}
    /// Clips to a rectangle. Has no effect.
    open func clip(to rect: CGRect) {}
  }

  /// Stands in for a renderer of PDFs, all of which are empty.
  @preconcurrency @MainActor
  open class UIGraphicsPDFRenderer: NSObject {
    /// The format.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect
    /// Creates a renderer.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
      (self.bounds, self.format) = (bounds, format)
    }
    /// Runs the code that draws, and returns empty data.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
      actions(UIGraphicsPDFRendererContext(bounds: bounds, format: format))
      return Data()
    }
    /// Runs the code that draws, and writes an empty file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
      try pdfData(actions: actions).write(to: url)
    }
  }
#endif
