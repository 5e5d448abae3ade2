#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the screen of the device.
  @preconcurrency @MainActor
  open class UIScreen: NSObject, UICoordinateSpace {
    /// The main screen.
    public static let main = UIScreen()
    /// The bounds in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The bounds in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// The number of pixels per point.
    open var scale: CGFloat { 3 }
    /// The brightness from 0 to 1.
    open var brightness: CGFloat { 0.5 }
  }

  /// A coordinate space.
  @preconcurrency @MainActor
  public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space.
    var bounds: CGRect { get }
  }
#endif
