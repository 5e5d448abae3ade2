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

  /// Stands in for a button.
  open class UIButton: UIControl {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
      /// A button without a style.
      case custom = 0
      /// A system button.
      case system = 1
      /// A close button.
      case close = 7
    }

    /// The appearance of a button, since iOS 15.
    public struct Configuration {
      /// The title.
      public var title: String?
      /// The image.
      public var image: UIImage?
      /// The background colour.
      public var baseBackgroundColor: UIColor?
      /// The foreground colour.
      public var baseForegroundColor: UIColor?
      /// The subtitle.
      public var subtitle: String?
      /// The insets of the content.
      public var contentInsets = NSDirectionalEdgeInsets.zero
      /// The padding between the image and the text.
      public var imagePadding: CGFloat = 0
      /// The corner style.
      public var cornerStyle = CornerStyle.dynamic
      /// Whether an activity indicator replaces the image.
      public var showsActivityIndicator = false
      /// The size of the button.
      public var buttonSize = Size.medium
      /// The distance between title and subtitle.
      public var titlePadding: CGFloat = 1
      /// How title and subtitle are aligned.
      public var titleAlignment = TitleAlignment.automatic
      /// The title with its attributes; it sets the title.
      public var attributedTitle: AttributedString? {
        didSet { title = attributedTitle.map { String($0.characters) } }
      }
      /// The subtitle with its attributes; it sets the subtitle.
      public var attributedSubtitle: AttributedString? {
        didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
      }
      /// Changes the attributes of the title. It is not called.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// Changes the attributes of the subtitle. It is not called.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// Where the image is.
      public var imagePlacement = NSDirectionalRectEdge.leading
      /// The background.
      public var background = UIBackgroundConfiguration.clear()
      /// The size of a button.
      public enum Size: Int, Sendable {
        /// A size.
        case medium, small, mini, large
      }
      /// How title and subtitle are aligned.
      public enum TitleAlignment: Int, Sendable {
        /// An alignment.
        case automatic, leading, center, trailing
      }
      /// The corner style of a button.
      public enum CornerStyle: Int, Sendable {
        /// A corner style.
        case fixed = -1, dynamic, small, medium, large, capsule
      }
      /// Returns a tinted configuration.
      @MainActor public static func tinted() -> Configuration { Configuration() }
      /// Returns a grey configuration.
      @MainActor public static func gray() -> Configuration { Configuration() }
      /// Returns a configuration without a border.
      @MainActor public static func borderless() -> Configuration { Configuration() }
      /// Returns a configuration with a border.
      @MainActor public static func bordered() -> Configuration { Configuration() }
      /// Returns a plain configuration.
      @MainActor public static func plain() -> Configuration { Configuration() }
      /// Returns a filled configuration.
      @MainActor public static func filled() -> Configuration { Configuration() }
    }

    private var titles: [State: String] = [:]
    /// The button's configuration.
    open var configuration: Configuration?
    /// Changes the configuration when the state of the button does.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// Changes the configuration for the present state.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Changes the configuration for the present state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    /// The button's menu.
    open var menu: UIMenu?
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false
    /// The insets of the image.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The insets of the title.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The label of the title.
    open lazy var titleLabel: UILabel? = UILabel()
    /// The view of the image.
    open lazy var imageView: UIImageView? = UIImageView()
    /// The insets of the content.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The title of the normal state.
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
    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// Sets the title colour for a state. Has no effect.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    /// Sets the styled title for a state; only its text is kept.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Sets the colour of the title's shadow for a state. Has no effect.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// Sets the image for a state. Has no effect.
    open func setImage(_ image: UIImage?, for state: State) {}
    /// Sets the background image for a state. Has no effect.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    /// Returns the title for a state; without one, that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  }

  /// Stands in for a switch.
  open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The colour while the switch is on.
    open var onTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?
    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }

  /// Stands in for a segmented control.
  open class UISegmentedControl: UIControl {
    /// The index of the selected segment.
    open var selectedSegmentIndex = 0
    private var titles: [String?] = []
    /// The number of segments.
    open var numberOfSegments: Int { titles.count }
    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor?
    /// Creates a segmented control with titles.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      titles = (items ?? []).map { $0 as? String }
    }
    /// Creates a segmented control.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a segmented control from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Inserts a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      titles.insert(title, at: min(max(0, segment), titles.count))
    }
  }
#endif
