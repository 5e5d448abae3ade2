#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the screen of the device.
  @preconcurrency @MainActor
  open class UIScreen: NSObject, UICoordinateSpace {
    /// The main screen.
    public static let main = UIScreen()
    /// The screens.
    public static var screens: [UIScreen] { [main] }
    /// Posted when a recording begins or ends; simulations never post it.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
      "UIScreenCapturedDidChangeNotification")
    /// The bounds in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The bounds in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// The number of pixels per point.
    open var scale: CGFloat { 3 }
    /// How often the screen can be drawn in a second.
    open var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded or mirrored: never.
    open var isCaptured: Bool { false }
    /// The brightness from 0 to 1.
    open var brightness: CGFloat = 0.5
    /// Posted when the user changes the brightness; simulations never post it.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
      "UIScreenBrightnessDidChangeNotification")
    /// The space of the coordinates of the screen.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The space of the coordinates of the screen in portrait.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
  }

  /// A coordinate space.
  @preconcurrency @MainActor
  public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space.
    var bounds: CGRect { get }
  }
#endif
