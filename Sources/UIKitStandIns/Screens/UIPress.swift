#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the press of a key or a button; simulations have none.
  @preconcurrency @MainActor
  open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
      /// A phase.
      case began, changed, stationary, ended, cancelled
    }
    /// A button.
    public enum PressType: Int, Sendable {
      /// A button.
      case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
    /// The phase.
    open var phase: Phase { .ended }
    /// The button.
    open var type: PressType { .select }
    /// How strong the press is, from 0 to 1.
    open var force: CGFloat { 0 }
    /// The key; nil for a button.
    open var key: UIKey? { nil }
  }

  /// Stands in for a key of a keyboard.
  @preconcurrency @MainActor
  open class UIKey: NSObject {
    /// The text of the key.
    open var characters: String { "" }
    /// The text of the key without modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifiers.
    open var modifierFlags: UIKeyModifierFlags { [] }
  }

  /// Stands in for an event of keys and buttons.
  @preconcurrency @MainActor
  open class UIPressesEvent: UIEvent {
    /// All presses; simulations have none.
    open var allPresses: Set<UIPress> { [] }
  }

  /// What an object that handles events can do with a selection.
  @preconcurrency @MainActor
  public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Pastes.
    func paste(_ sender: Any?)
    /// Selects something.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
  }

  extension UIResponder: UIResponderStandardEditActions {}
#endif
