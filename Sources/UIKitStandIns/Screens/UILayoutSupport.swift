#if os(Linux) || os(macOS)
  import Foundation

  /// The place of a bar, as code from before iOS 11 lays out views.
  @preconcurrency @MainActor
  public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the part of the screen that the bar covers.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
  }

  private final class BarGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { 0 }
  }

  extension UIViewController {
    /// The place of the bars above the view: they have no height.
    public var topLayoutGuide: any UILayoutSupport { BarGuide() }
    /// The place of the bars below the view: they have no height.
    public var bottomLayoutGuide: any UILayoutSupport { BarGuide() }
  }
#endif
