#if os(Linux) || os(macOS)
  import Foundation

  /// How a presentation adapts to compact sizes.
  public struct PresentationAdaptation: Hashable, Sendable {
    /// The automatic adaptation.
    public static let automatic = PresentationAdaptation()
    /// No adaptation.
    public static let none = PresentationAdaptation()
    /// The popover adaptation.
    public static let popover = PresentationAdaptation()
    /// The sheet adaptation.
    public static let sheet = PresentationAdaptation()
    /// The full screen cover adaptation.
    public static let fullScreenCover = PresentationAdaptation()
  }

  /// What can be touched behind a presentation.
  public struct PresentationBackgroundInteraction: Hashable, Sendable {
    /// As usual.
    public static let automatic = PresentationBackgroundInteraction()
    /// The view behind it.
    public static let enabled = PresentationBackgroundInteraction()
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction()
    /// The view behind it, up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
  }

  /// Where the arrow of a popover points.
  public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    public enum Source: Sendable {
      /// The bounds of the view.
      case bounds
      /// A rectangle in the view.
      case rect(CGRect)
    }
    /// To a rectangle.
    case rect(Source)
    /// To a point.
    case point(UnitPoint)
  }
#endif
