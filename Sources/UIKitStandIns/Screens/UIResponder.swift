#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the base class of what handles events.
  @preconcurrency @MainActor
  open class UIResponder: NSObject {
    /// Creates an object.
    public override init() { super.init() }

    /// What handles an event that this object does not handle.
    open var next: UIResponder? { nil }
    /// Whether the object takes input.
    open var isFirstResponder: Bool { false }
    /// Whether the object can take input.
    open var canBecomeFirstResponder: Bool { false }
    /// What the user is engaged in.
    open var userActivity: NSUserActivity?

    /// Takes input.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Takes no more input.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    /// The user touches the screen, which nobody does.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// The user moves a finger, which nobody does.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// The user takes a finger away, which nobody does.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Something comes between, which nothing does.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Whether the object does what a menu or a command asks for.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The object comes from a storyboard, which there is none of.
    open func awakeFromNib() {}
    /// Says what the activity is about.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
  }

  extension UIResponder: UIUserActivityRestoring {
    /// Restores what the user was engaged in.
    public func restoreUserActivityState(_ activity: NSUserActivity) {}
  }

  /// Stands in for a finger on the screen.
  @preconcurrency @MainActor
  open class UITouch: NSObject {
    /// Where a finger is.
    public enum Phase: Int, Sendable {
      /// It has come.
      case began
      /// It has moved.
      case moved
      /// It stays.
      case stationary
      /// It has gone.
      case ended
      /// Something came between.
      case cancelled
    }
    /// The view that it touches.
    open var view: UIView? { nil }
    /// The window that it touches.
    open var window: UIWindow? { nil }
    /// How far it is.
    open var phase: Phase { .ended }
    /// How often it was there.
    open var tapCount: Int { 1 }
    /// Where it is.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }

  /// Stands in for something that the user does.
  @preconcurrency @MainActor
  open class UIEvent: NSObject {}
#endif
