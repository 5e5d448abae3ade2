#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a control. Only a test triggers its actions, through `sendActions(for:)`.
  open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// A touch ended inside the control.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// A touch began.
      public static let touchDown = Event(rawValue: 1 << 0)
      /// The value changed.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// The text changed.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// The control's primary action.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// Text editing ended.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// The return key ended text editing.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// Text editing began.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// A touch ended outside the control.
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      /// The system cancelled a touch.
      public static let touchCancel = Event(rawValue: 1 << 8)
      /// All events.
      public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A state of a control.
    public struct State: OptionSet, Sendable, Hashable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The normal state.
      public static let normal = State([])
      /// Highlighted.
      public static let highlighted = State(rawValue: 1 << 0)
      /// Disabled.
      public static let disabled = State(rawValue: 1 << 1)
      /// Selected.
      public static let selected = State(rawValue: 1 << 2)
    }

    private var tapActions: [(event: Event, action: UIAction)] = []
    private var targetActions: [(event: Event, message: TargetAction)] = []
    /// Whether the control is enabled.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is highlighted.
    open var isHighlighted = false
    /// How the content is aligned vertically.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// How the content is aligned horizontally.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// How the content is aligned horizontally in a layout from left to right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
    /// What a pointer shows over the control.
    open var toolTip: String?

    /// Adds an action for events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { tapActions.append((controlEvents, action)) }

    /// Adds a target and action for events.
    ///
    /// - Parameters:
    ///   - target: The target, held weakly; nil for the first responder in the chain that implements the method.
    ///   - action: The method, which may take the control and an event.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      if let same = targetActions.firstIndex(where: { $0.message.matches(target, action) }) {
        targetActions[same].event.formUnion(controlEvents)
      } else {
        targetActions.append((controlEvents, TargetAction(target, action)))
      }
    }

    /// Removes targets and actions for events.
    ///
    /// - Parameters:
    ///   - target: The target; nil for any.
    ///   - action: The method; nil for any.
    ///   - controlEvents: The events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      for index in targetActions.indices where targetActions[index].message.matches(target, action) {
        targetActions[index].event.subtract(controlEvents)
      }
      targetActions.removeAll { $0.event.isEmpty }
    }

    /// The state of the control.
    open var state: State {
      var state: State = isEnabled ? .normal : .disabled
      if isSelected { state.insert(.selected) }
      if isHighlighted { state.insert(.highlighted) }
      return state
    }
    /// Begins to follow a touch. A simulation does not call it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Follows a touch. A simulation does not call it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Ends following a touch. A simulation does not call it.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Ends following a touch that the system cancelled. A simulation does not call it.
    open func cancelTracking(with event: UIEvent?) {}

    /// Performs the actions for events.
    open func sendActions(for controlEvents: Event) {
      for (event, action) in tapActions where !event.isDisjoint(with: controlEvents) {
        action.sender = self
        action.handler(action)
      }
      for (event, message) in targetActions where !event.isDisjoint(with: controlEvents) {
        message.send(from: self, first: next)
      }
    }
  }

  /// Stands in for a menu element or control action with a closure.
  open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw identifier.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The closure that the action runs.
    public let handler: (UIAction) -> Void
    /// The identifier of the action.
    public let identifier: Identifier
    /// Whether the action is marked as on.
    open var state: UIMenuElement.State
    /// The attributes of the action.
    open var attributes: UIMenuElement.Attributes
    /// The object that triggered the action.
    open internal(set) var sender: Any?

    /// Creates an action.
    public init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
      handler: @escaping (UIAction) -> Void
    ) {
      (self.handler, self.identifier) = (handler, identifier ?? Identifier(""))
      (self.attributes, self.state) = (attributes, state)
      super.init(title: title, image: image)
    }
  }

  /// Stands in for a switch.
  open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The colour while the switch is on.
    open var onTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?
    /// How the switch looks.
    open var preferredStyle = Style.automatic
    /// How the switch looks.
    open var style: Style { .sliding }
    /// The title on a Mac.
    open var title: String?
    /// How a switch looks.
    public enum Style: Int, Sendable {
      /// A look.
      case automatic = 0, checkbox, sliding
    }
    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }
#endif
