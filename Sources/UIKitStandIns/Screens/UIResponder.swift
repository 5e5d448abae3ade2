#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  #if os(Linux)
    import FoundationStandIns
  #endif

  /// Stands in for the base class of objects that handle events.
  @preconcurrency @MainActor
  open class UIResponder: NSObject {
    /// Creates an object.
    public override init() { super.init() }

    /// The next responder, which handles events that this object does not handle.
    open var next: UIResponder? { nil }
    /// Whether the object is the first responder.
    open var isFirstResponder: Bool { false }
    /// Whether the object can become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// The view instead of the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Shows the changed input views. Has no effect.
    open func reloadInputViews() {}
    /// The user activity of the object.
    open var userActivity: NSUserActivity?

    /// Makes the object the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Resigns the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    /// Called when a touch begins; simulations have no touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a touch moves; simulations have no touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a touch ends; simulations have no touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a touch is cancelled; simulations have no touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a movement begins; simulations have none.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a movement ends; simulations have none.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a movement is cancelled; simulations have none.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called for a button of a remote control; simulations have none.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Returns whether the object can perform the action of a menu or a command.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Called for an object from a nib; simulations have none.
    open func awakeFromNib() {}
    /// Updates the state of a user activity.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores a user activity.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Called to change the menus of the app; simulations never call it.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// The commands of a keyboard; simulations have none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What the user can undo: that of the next responder that has it.
    open var undoManager: UndoManager? { next?.undoManager }
    /// Called to validate a command; simulations never call it.
    open func validate(_ command: UICommand) {}
    /// Returns the object that performs an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Called when a key is pressed; simulations have no keys.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a pressed key changes; simulations have no keys.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a key is released; simulations have no keys.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a pressed key is cancelled; simulations have no keys.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Cuts the selection. Has no effect.
    open func cut(_ sender: Any?) {}
    /// Copies the selection. Has no effect.
    open func copy(_ sender: Any?) {}
    /// Pastes. Has no effect.
    open func paste(_ sender: Any?) {}
    /// Selects something. Has no effect.
    open func select(_ sender: Any?) {}
    /// Selects everything. Has no effect.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. Has no effect.
    open func delete(_ sender: Any?) {}
  }

  extension UIResponder: UIUserActivityRestoring {}

  /// Stands in for a touch.
  @preconcurrency @MainActor
  open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
      /// The touch has begun.
      case began
      /// The touch has moved.
      case moved
      /// The touch is stationary.
      case stationary
      /// The touch has ended.
      case ended
      /// The touch was cancelled.
      case cancelled
    }
    /// The touched view.
    open var view: UIView? { nil }
    /// The touched window.
    open var window: UIWindow? { nil }
    /// The phase of the touch.
    open var phase: Phase { .ended }
    /// The number of taps.
    open var tapCount: Int { 1 }
    /// Returns the location of the touch.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }

  /// Stands in for an event.
  @preconcurrency @MainActor
  open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
      /// A touch.
      case touches
      /// A movement of the device.
      case motion
      /// A button of a remote control.
      case remoteControl
      /// A button of a device.
      case presses
    }
    /// What a movement or a button means.
    public enum EventSubtype: Int, Sendable {
      /// Nothing.
      case none = 0
      /// The device is shaken.
      case motionShake = 1
      /// Play.
      case remoteControlPlay = 100
      /// Pause.
      case remoteControlPause = 101
      /// Stop.
      case remoteControlStop = 102
      /// Play or pause.
      case remoteControlTogglePlayPause = 103
      /// The next track.
      case remoteControlNextTrack = 104
      /// The previous track.
      case remoteControlPreviousTrack = 105
    }
    /// The type.
    open var type: EventType { .touches }
    /// What a movement or a button means.
    open var subtype: EventSubtype { .none }
    /// The time of the event since the start of the system, in seconds.
    open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// All touches; simulations have none.
    open var allTouches: Set<UITouch>? { nil }
  }
#endif
