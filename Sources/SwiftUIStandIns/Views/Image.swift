#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// An image. As the values that models of any isolation have, it belongs to no actor; only its view does.
  public struct Image: Equatable, Sendable {
    /// How an image is tinted.
    public enum TemplateRenderingMode: Sendable {
      /// With its original colours.
      case original
      /// With the foreground colour.
      case template
    }

    /// The scale of an SF Symbols image.
    public enum Scale: Sendable {
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// Creates an image from the asset catalogue. The name is ignored.
    public init(_ name: String) {}
    /// Creates an SF Symbols image. The name is ignored.
    public init(systemName: String) {}
    /// Creates an image from a UIKit image, which is ignored.
    public init(uiImage: UIImage) {}
    /// Accepts that the image may be resized.
    public func resizable() -> Image { self }
    /// Accepts a rendering mode.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  }

  extension Image: View, ContentlessView {
    func evaluate(_ context: ViewContext) {}
  }
#endif
