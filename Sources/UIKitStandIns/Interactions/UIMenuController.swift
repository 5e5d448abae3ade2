#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the menu of a selection, which never appears.
  @preconcurrency @MainActor
  open class UIMenuController: NSObject {
    /// The menu.
    public static let shared = UIMenuController()
    /// The items that the app adds.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu is visible: never.
    open var isMenuVisible: Bool { false }
    /// Shows the menu. Has no effect.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Hides the menu. Has no effect.
    open func hideMenu() {}
    /// Hides the menu. Has no effect.
    open func hideMenu(from targetView: UIView) {}
    /// Updates the items. Has no effect.
    open func update() {}
  }

  /// An item of the menu of a selection.
  @preconcurrency @MainActor
  open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method.
    open var action: Selector
    /// Creates an item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
  }

  /// A part of a menu that the app makes when the menu appears, which it never does.
  open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// Creates a part that is made once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      provider = elementProvider
      super.init(title: "", image: nil)
    }
    /// Returns a part that is made each time.
    public class func uncached(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
  }

  extension UIMenuController {
    /// Posted before the menu is shown; simulations never post it.
    public nonisolated static let willShowMenuNotification = Notification.Name(
      "UIMenuControllerWillShowMenuNotification")
    /// Posted before the menu is hidden; simulations never post it.
    public nonisolated static let willHideMenuNotification = Notification.Name(
      "UIMenuControllerWillHideMenuNotification")
  }
#endif
