#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a navigation bar.
  open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The bar's tint colour.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The appearance.
    open var standardAppearance = UINavigationBarAppearance()
    /// The appearance while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance at compact height.
    open var compactAppearance: UINavigationBarAppearance?
    /// The text attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The text attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// The image of the back indicator.
    open var backIndicatorImage: UIImage?
    /// The image that masks the back indicator.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The appearance at compact height while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The style.
    open var barStyle = UIBarStyle.default
    /// The delegate; held weakly.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The items of a bar that the app makes itself; that of a navigation controller has none.
    open var items: [UINavigationItem]?
    /// The last item.
    open var topItem: UINavigationItem? { items?.last }
    /// The last item but one.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Appends an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes the last item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// Sets the background image at a position. Has no effect.
    open func setBackgroundImage(
      _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Moves titles. Has no effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// Sets the background image. Has no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  }

  extension UINavigationBar: UIBarPositioning {
    /// Where the bar is.
    public var barPosition: UIBarPosition { .topAttached }
  }

  /// The delegate of a navigation bar. A simulation does not call it.
  public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asks whether an item may be removed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells that an item was removed.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  }

  extension UINavigationBarDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  }
#endif
