#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for how a bar looks.
  @preconcurrency @MainActor
  open class UIBarAppearance: NSObject {
    /// The colour.
    open var backgroundColor: UIColor?
    /// What shines through.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line below.
    open var shadowColor: UIColor?
    /// Creates looks.
    public override init() { super.init() }
    /// Nothing shines through.
    open func configureWithOpaqueBackground() {}
    /// All shines through.
    open func configureWithTransparentBackground() {}
    /// The system's default.
    open func configureWithDefaultBackground() {}
  }

  /// Stands in for how the bar of a stack looks.
  open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles look.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Sets the picture of the way back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
  }

  /// Stands in for how the bar of a tab controller looks.
  open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look with the text below the picture.
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look with the text beside the picture.
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look where the screen is low.
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour of the mark.
    open var selectionIndicatorTintColor: UIColor?
    /// The space between tabs.
    open var stackedItemSpacing: CGFloat = 0
  }

  /// Stands in for how a tab looks.
  @preconcurrency @MainActor
  open class UITabBarItemAppearance: NSObject {
    /// How tabs look before the app says it.
    public enum Style: Int, Sendable {
      /// The style of that name.
      case stacked, inline, compactInline
    }
    /// Creates looks.
    public override init() { super.init() }
    /// Creates looks.
    public convenience init(style: Style) { self.init() }
    /// How a tab looks.
    public let normal = UITabBarItemStateAppearance()
    /// How the tab looks that is shown.
    public let selected = UITabBarItemStateAppearance()
    /// How a tab looks that cannot be tapped.
    public let disabled = UITabBarItemStateAppearance()
    /// How the tab looks that has the focus.
    public let focused = UITabBarItemStateAppearance()
    /// The system's default.
    open func configureWithDefault(for style: Style) {}
  }

  /// Stands in for how a tab looks in one state.
  @preconcurrency @MainActor
  open class UITabBarItemStateAppearance: NSObject {
    /// How the text looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The colour behind the text in a corner.
    open var badgeBackgroundColor: UIColor?
    /// How the text in a corner looks.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Stands in for how a toolbar looks.
  open class UIToolbarAppearance: UIBarAppearance {}

  /// Where a bar looks so.
  public enum UIBarMetrics: Int, Sendable {
    /// Everywhere.
    case `default` = 0
    /// Where the screen is low.
    case compact = 1
  }
#endif
