#if os(Linux) || os(macOS)
  import CombineStandIns
  import Foundation
  import UIKitStandIns

  /// Stands in for a renderer that makes an image of a view. Nothing is drawn, so each image is empty.
  @preconcurrency @MainActor
  public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content
    /// The size that the view may have.
    public var proposedSize = ProposedViewSize.unspecified
    /// The scale of the image.
    public var scale: CGFloat = 1
    /// Whether the image has no transparency.
    public var isOpaque = false

    /// Creates a renderer.
    public init(content: Content) { self.content = content }

    /// An image of the view: always an empty one.
    public var uiImage: UIImage? { UIImage() }

    /// Runs the code that draws the view somewhere else, with an empty view.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (UIKitStandIns.CGContext) -> Void) -> Void) {
      renderer(.zero) { _ in }
    }
  }

  /// A size that a view may have; a side without a number is up to the view.
  public struct ProposedViewSize: Equatable, Sendable {
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?

    /// Creates a size.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Creates a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The size that the view prefers.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
  }
#endif
