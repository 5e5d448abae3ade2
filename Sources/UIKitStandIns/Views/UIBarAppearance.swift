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
    /// As the system has it.
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
  open class UITabBarAppearance: UIBarAppearance {}

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
