#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an image.
  ///
  /// It has no mutable state, so threads can share it.
  open class UIImage: NSObject, @unchecked Sendable {
    /// Creates an image from the asset catalogue. The name is ignored.
    public convenience init?(named name: String) { self.init() }
    /// Creates an SF Symbols image. The name is ignored.
    public convenience init?(systemName name: String) { self.init() }
    /// Creates an image from data. The data is ignored.
    public convenience init?(data: Data) { self.init() }
    /// The size: always zero.
    open var size: CGSize { .zero }
  }

  /// The type of an image literal.
  public typealias _ImageLiteralType = UIImage

  extension UIImage: _ExpressibleByImageLiteral {}

  // Not `required` in the class itself: a subclass with its own initializer would have to write it.
  extension _ExpressibleByImageLiteral where Self: UIImage {
    /// Creates an image from the asset catalogue, as an image literal does. The name is ignored.
    public init(imageLiteralResourceName name: String) {
      guard let image = UIImage() as? Self else { preconditionFailure("An image literal is no \(Self.self).") }
      self = image
    }
  }
#endif
