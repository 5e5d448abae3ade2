#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a tab bar.
  open class UITabBar: UIView {
    /// The bar's tint colour.
    open var barTintColor: UIColor?
    /// The tint colour of unselected items.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage?
    /// The appearance.
    open var standardAppearance = UITabBarAppearance()
    /// The appearance while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The items.
    open var items: [UITabBarItem]?
    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item of a bar that the app makes itself.
    open var selectedItem: UITabBarItem?
    /// The delegate; held weakly.
    open weak var delegate: (any UITabBarDelegate)?
    /// The style.
    open var barStyle = UIBarStyle.default
    /// How the items are positioned.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of items.
    open var itemWidth: CGFloat = 0
    /// The spacing of items.
    open var itemSpacing: CGFloat = 0
    /// How the items of a tab bar are positioned.
    public enum ItemPositioning: Int, Sendable {
      /// A position.
      case automatic, fill, centered
    }
  }

  /// The delegate of a tab bar that the app makes itself. A simulation does not call it.
  @preconcurrency @MainActor
  public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells that the user selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }

  extension UITabBarDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }
#endif
