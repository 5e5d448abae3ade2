#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the appearance of a bar.
  @preconcurrency @MainActor
  open class UIBarAppearance: NSObject {
    /// The background colour.
    open var backgroundColor: UIColor?
    /// The blur effect of the background.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the shadow.
    open var shadowColor: UIColor?
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// How the image of the background fits.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// Creates an appearance.
    public override init() { super.init() }
    /// Sets an opaque background. Has no effect.
    open func configureWithOpaqueBackground() {}
    /// Sets a transparent background. Has no effect.
    open func configureWithTransparentBackground() {}
    /// Sets the default background. Has no effect.
    open func configureWithDefaultBackground() {}
  }

  /// Stands in for the appearance of a navigation bar.
  open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of buttons.
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons for what completes a task.
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the back button.
    open lazy var backButtonAppearance = UIBarButtonItemAppearance()
    /// The offset of titles.
    open var titlePositionAdjustment = UIOffset.zero
    /// Sets the image of the back indicator. Has no effect.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
  }

  /// Stands in for the appearance of a tab bar.
  open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title next to the image.
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title next to the image, at compact height.
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint colour of the selection indicator.
    open var selectionIndicatorTintColor: UIColor?
    /// The spacing of items with the title below the image.
    open var stackedItemSpacing: CGFloat = 0
    /// The width of items with the title below the image.
    open var stackedItemWidth: CGFloat = 0
    /// How items with the title below the image are positioned.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  }

  /// Stands in for the appearance of a tab bar item.
  @preconcurrency @MainActor
  open class UITabBarItemAppearance: NSObject {
    /// The style of a tab bar item.
    public enum Style: Int, Sendable {
      /// A tab bar item style.
      case stacked, inline, compactInline
    }
    /// Creates an appearance.
    public override init() { super.init() }
    /// Creates an appearance for a style.
    public convenience init(style: Style) { self.init() }
    /// The normal appearance.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled item.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of the focused item.
    public let focused = UITabBarItemStateAppearance()
    /// Sets the default appearance of a style. Has no effect.
    open func configureWithDefault(for style: Style) {}
  }

  /// Stands in for the appearance of a tab bar item in one state.
  @preconcurrency @MainActor
  open class UITabBarItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the icon.
    open var iconColor: UIColor?
    /// The background colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The text attributes of the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// The offset of the badge.
    open var badgePositionAdjustment = UIOffset.zero
  }

  /// Stands in for the appearance of a button in a bar.
  @preconcurrency @MainActor
  open class UIBarButtonItemAppearance: NSObject {
    /// Creates an appearance.
    public override init() { super.init() }
    /// Creates an appearance for a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    /// The normal appearance.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of the focused button.
    public let focused = UIBarButtonItemStateAppearance()
    /// Sets the default appearance of a style. Has no effect.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  }

  /// Stands in for the appearance of a button in a bar in one state.
  @preconcurrency @MainActor
  open class UIBarButtonItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image of the background.
    open var backgroundImage: UIImage?
  }

  /// Stands in for the appearance of a toolbar.
  open class UIToolbarAppearance: UIBarAppearance {}

  /// The sizes to which an appearance applies.
  public enum UIBarMetrics: Int, Sendable {
    /// The default height.
    case `default` = 0
    /// A compact height.
    case compact = 1
  }

  /// A distance in both directions.
  public struct UIOffset: Hashable, Sendable {
    /// No distance.
    public static let zero = UIOffset()
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat
    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  extension UIBarButtonItem {
    /// Moves the title. Has no effect.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Moves the title of a back button. Has no effect.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Sets the background image. Has no effect.
    public func setBackgroundImage(
      _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Sets the background image of a back button. Has no effect.
    public func setBackButtonBackgroundImage(
      _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
  }
#endif
