#if os(Linux) || os(macOS)
  import Foundation

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
    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      self.buttonType = buttonType
    }
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
    /// Whether the chosen element of the menu becomes the title.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the image darkens while the button is highlighted.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image darkens while the button is disabled.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows while it is highlighted.
    open var showsTouchWhenHighlighted = false
    /// Whether a pointer changes over the button.
    open var isPointerInteractionEnabled = false
    /// What the button does.
    open var role = Role.normal
    /// Sets the configuration of symbols for a state. Has no effect.
    open func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}
    /// Returns the area of the content. A simulation does not call it.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the area of the background. A simulation does not call it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the area of the title. A simulation does not call it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// Returns the area of the image. A simulation does not call it.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]
    /// Sets the title colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    /// Returns the title colour for a state; without one, that of the normal state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// The title colour of the normal state.
    open var currentTitleColor: UIColor { titleColors[.normal] ?? .white }
    /// Returns the image for a state; without one, that of the normal state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The image of the normal state.
    open var currentImage: UIImage? { images[.normal] }
    /// Returns the background image for a state; without one, that of the normal state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    /// The background image of the normal state.
    open var currentBackgroundImage: UIImage? { backgrounds[.normal] }
    /// Returns the styled title for a state: without styles.
    open func attributedTitle(for state: State) -> NSAttributedString? {
      title(for: state).map { NSAttributedString(string: $0) }
    }
    /// The styled title of the normal state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: .normal) }
    /// The label of the subtitle.
    open lazy var subtitleLabel: UILabel? = UILabel()
    /// The type of the button.
    open internal(set) var buttonType = ButtonType.custom
    /// How the elements of the menu are ordered.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the button shows that its menu is open: never.
    open var isHeld: Bool { false }
    /// Sets the styled title for a state; only its text is kept.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Sets the colour of the title's shadow for a state. Has no effect.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    /// Returns the title for a state; without one, that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  }
#endif
