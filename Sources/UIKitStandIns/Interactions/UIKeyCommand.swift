#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a command of a menu. Nobody chooses it.
  open class UICommand: UIMenuElement {
    /// The method that the command calls.
    public let action: Selector?
    /// The data of the command.
    public let propertyList: Any?
    /// The attributes of the command.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command.
    open var state: UIMenuElement.State
    /// The title that explains the command.
    open var discoverabilityTitle: String?

    /// Creates a command.
    public init(
      title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) {
      (self.action, self.propertyList) = (action, propertyList)
      (self.attributes, self.state, self.discoverabilityTitle) = (attributes, state, discoverabilityTitle)
      super.init(title: title, image: image)
    }
  }

  /// Stands in for a command of a keyboard; simulations have none.
  open class UIKeyCommand: UICommand {
    /// The key.
    public let input: String?
    /// The keys that are held meanwhile.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before the system's own; without effect.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command with a title.
    public init(
      title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
      propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) {
      (self.input, self.modifierFlags) = (input, modifierFlags)
      super.init(
        title: title, image: image, action: action, propertyList: propertyList,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
      self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
  }

  /// Keys that are held while another one is pressed.
  public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  }

  extension UIViewController {
    /// Adds a command of a keyboard; simulations have none.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Removes a command of a keyboard.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  }
#endif
