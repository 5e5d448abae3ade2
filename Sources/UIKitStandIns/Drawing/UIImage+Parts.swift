#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a bitmap image. It has no pixels.
  public final class CGImage: Hashable, Sendable {
    /// The width in pixels: zero.
    public var width: Int { 0 }
    /// The height in pixels: zero.
    public var height: Int { 0 }
    /// The bytes of a row: none.
    public var bytesPerRow: Int { 0 }
    /// Returns a part of the image: the same object.
    public func cropping(to rect: CGRect) -> CGImage? { self }
    /// Returns the image without its copy of the pixels: the same object.
    public func copy() -> CGImage? { self }
    /// Returns whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Feeds what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UIImage {
    /// How an image is turned.
    public enum Orientation: Int, Sendable {
      /// An orientation.
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// How an image is stretched.
    public enum ResizingMode: Int, Sendable {
      /// A mode.
      case tile, stretch
    }
    /// Creates an image from a bitmap image, which is ignored.
    public convenience init(cgImage: CGImage) { self.init() }
    /// Creates an image from a bitmap image. The arguments are ignored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init() }
    /// Creates an image from data. The arguments are ignored.
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
    /// Returns an image with several images: an empty one.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The bitmap image: an empty one.
    public var cgImage: CGImage? { CGImage() }
    /// How the image is turned.
    public var imageOrientation: Orientation { .up }
    /// The images of an animation: none.
    public var images: [UIImage]? { nil }
    /// The duration of an animation.
    public var duration: TimeInterval { 0 }
    /// How the image is tinted.
    public var renderingMode: RenderingMode { .automatic }
    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { false }
    /// The insets of what is not stretched.
    public var capInsets: UIEdgeInsets { .zero }
    /// Returns the resizable image: the same object.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    /// Returns the mirrored image: the same object.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Returns the image that is mirrored in right-to-left layouts: the same object.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the small image: the same object.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    /// Returns the decoded image: the same object.
    public func preparingForDisplay() -> UIImage? { self }
  }

  /// Saves an image in the photo library. Has no effect, and does not call the method.
  public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
  ) {}
#endif
