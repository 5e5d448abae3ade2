#if os(Linux) || os(macOS)
  import Foundation
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

  extension Image {
    /// Creates an image from the asset catalogue. The name is ignored.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Creates an image with an accessibility label from the asset catalogue. The arguments are ignored.
    public init(_ name: String, label: Text) { self.init(name) }
    /// Creates an image that assistive technologies skip. The name is ignored.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
    /// The quality of interpolation.
    public enum Interpolation: Sendable {
      /// None.
      case none
      /// Low.
      case low
      /// Medium.
      case medium
      /// High.
      case high
    }
    /// How an image is resized.
    public enum ResizingMode: Sendable {
      /// Tiled.
      case tile
      /// Stretched.
      case stretch
    }
    /// Accepts the quality of interpolation.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Accepts whether edges are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Accepts how the image is resized.
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image { self }
    /// Accepts the rendering mode of an SF Symbols image.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  }
#endif
