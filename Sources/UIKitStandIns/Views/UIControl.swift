#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what the user can tap, which nobody does but a test: `sendActions(for:)`.
  open class UIControl: UIView {
    /// What the user does.
    public struct Event: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// A tap.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// A finger comes down.
      public static let touchDown = Event(rawValue: 1 << 0)
      /// The value has changed.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// The text has changed.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// What the control is for.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// The text is done.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// The return key has ended the text.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// The text begins.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// A finger goes up elsewhere.
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      /// The system takes the finger away.
      public static let touchCancel = Event(rawValue: 1 << 8)
      /// Everything.
      public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A state of a control.
    public struct State: OptionSet, Sendable, Hashable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The default.
      public static let normal = State([])
      /// Under a finger.
      public static let highlighted = State(rawValue: 1 << 0)
      /// It cannot be tapped.
      public static let disabled = State(rawValue: 1 << 1)
      /// It is on.
      public static let selected = State(rawValue: 1 << 2)
    }

    private var tapActions: [(event: Event, action: UIAction)] = []
    private var targetActions: [(event: Event, message: TargetAction)] = []
    /// Whether it can be tapped.
    open var isEnabled = true
    /// Whether it is on.
    open var isSelected = false
    /// Whether it is pressed.
    open var isHighlighted = false

    /// Does something when the user does something.
    open func addAction(_ action: UIAction, for controlEvents: Event) { tapActions.append((controlEvents, action)) }

    /// Sends a message when the user does something.
    ///
    /// - Parameters:
    ///   - target: What gets it, held weakly; nil for the first object in the responder chain that understands it.
    ///   - action: The method, which may take the control and an event.
    ///   - controlEvents: What the user does.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      if let same = targetActions.firstIndex(where: { $0.message.matches(target, action) }) {
        targetActions[same].event.formUnion(controlEvents)
      } else {
        targetActions.append((controlEvents, TargetAction(target, action)))
      }
    }

    /// Sends a message no more.
    ///
    /// - Parameters:
    ///   - target: What gets it; nil for anything.
    ///   - action: The method; nil for any.
    ///   - controlEvents: What the user does.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      for index in targetActions.indices where targetActions[index].message.matches(target, action) {
        targetActions[index].event.subtract(controlEvents)
      }
      targetActions.removeAll { $0.event.isEmpty }
    }

    /// Does what the control does when the user does something.
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

  /// Stands in for what a control does.
  open class UIAction: UIMenuElement {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Names an action.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Names an action.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The action.
    public let handler: (UIAction) -> Void
    /// Its name.
    public let identifier: Identifier
    /// Whether it is on.
    open var state: UIMenuElement.State
    /// How it looks.
    open var attributes: UIMenuElement.Attributes
    /// What has had it done.
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

  /// Stands in for a button.
  open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
      /// As the app draws it.
      case custom = 0
      /// As the system does.
      case system = 1
      /// A cross.
      case close = 7
    }

    /// What a button looks like, since iOS 15.
    public struct Configuration {
      /// The title.
      public var title: String?
      /// The image.
      public var image: UIImage?
      /// The colour.
      public var baseBackgroundColor: UIColor?
      /// The colour of what is in front.
      public var baseForegroundColor: UIColor?
      /// What stands below.
      public var subtitle: String?
      /// The space inside.
      public var contentInsets = NSDirectionalEdgeInsets.zero
      /// The space beside the picture.
      public var imagePadding: CGFloat = 0
      /// The corners.
      public var cornerStyle = CornerStyle.dynamic
      /// Whether a wheel turns.
      public var showsActivityIndicator = false
      /// Corners of a button.
      public enum CornerStyle: Int, Sendable {
        /// The value of that name.
        case fixed = -1, dynamic, small, medium, large, capsule
      }
      /// A tinted one.
      @MainActor public static func tinted() -> Configuration { Configuration() }
      /// A grey one.
      @MainActor public static func gray() -> Configuration { Configuration() }
      /// One without a border.
      @MainActor public static func borderless() -> Configuration { Configuration() }
      /// One with a border.
      @MainActor public static func bordered() -> Configuration { Configuration() }
      /// A plain one.
      @MainActor public static func plain() -> Configuration { Configuration() }
      /// A filled one.
      @MainActor public static func filled() -> Configuration { Configuration() }
    }

    private var titles: [State: String] = [:]
    /// What the button looks like.
    open var configuration: Configuration?
    /// Its menu.
    open var menu: UIMenu?
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false
    /// The space around its picture.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The space around its text.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Its text.
    open lazy var titleLabel: UILabel? = UILabel()
    /// The image.
    open lazy var imageView: UIImageView? = UIImageView()
    /// The space inside.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The title.
    open var currentTitle: String? { titles[.normal] }

    /// Creates a button.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// Creates a button.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(frame: .zero)
      self.configuration = configuration
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// Creates a button.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(frame: .zero)
      if let primaryAction { addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered]) }
    }
    /// Says what the button says.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// Says in which colour.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    /// Says what the button says with its looks.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Says in which shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// Gives the button a picture.
    open func setImage(_ image: UIImage?, for state: State) {}
    /// Gives the button a background.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    /// What the button says.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  }

  /// Stands in for a switch.
  open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The colour while it is on.
    open var onTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }

  /// Stands in for a choice.
  open class UISegmentedControl: UIControl {
    /// What is chosen.
    open var selectedSegmentIndex = 0
    private var titles: [String?] = []
    /// How many there are.
    open var numberOfSegments: Int { titles.count }
    /// The colour of what is chosen.
    open var selectedSegmentTintColor: UIColor?
    /// Creates a choice.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      titles = (items ?? []).map { $0 as? String }
    }
    /// Creates a choice.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a choice from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What a part says.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Adds a part.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      titles.insert(title, at: min(max(0, segment), titles.count))
    }
  }
#endif
