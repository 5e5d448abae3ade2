#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a toolbar.
  open class UIToolbar: UIView {
    /// The items.
    open var items: [UIBarButtonItem]?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The bar's tint colour.
    open var barTintColor: UIColor?
    /// The style.
    open var barStyle = UIBarStyle.default
    /// The delegate; held weakly.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The appearance.
    open var standardAppearance = UIToolbarAppearance()
    /// The appearance at compact height.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Sets the background image. Has no effect.
    open func setBackgroundImage(
      _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Sets the image of the shadow. Has no effect.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  }

  extension UIToolbar: UIBarPositioning {
    /// Where the bar is.
    public var barPosition: UIBarPosition { .bottom }
  }

  /// The delegate of a toolbar.
  public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
#endif
