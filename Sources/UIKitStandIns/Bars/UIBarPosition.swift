#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a bar.
  public enum UIBarStyle: Int, Sendable {
    /// Light.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark and translucent.
    case blackTranslucent = 2
  }

  /// Where a bar is.
  public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what contains it.
    case bottom = 1
    /// At the top of what contains it.
    case top = 2
    /// At the top of the screen.
    case topAttached = 3
  }

  /// Something with a position, such as a bar.
  @preconcurrency @MainActor
  public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it is.
    var barPosition: UIBarPosition { get }
  }

  /// The delegate of a bar, which can say where the bar is. It is never asked, because nothing is laid out.
  @preconcurrency @MainActor
  public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where the bar is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
  }

  extension UIBarPositioningDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
  }
#endif
