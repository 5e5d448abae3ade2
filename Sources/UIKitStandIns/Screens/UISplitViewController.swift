#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a split view controller, whose columns are all visible.
  open class UISplitViewController: UIViewController {
    /// The columns of a split view controller.
    public enum Style: Int, Sendable {
      /// No columns: the app sets the view controllers.
      case unspecified = 0
      /// A primary and a secondary column.
      case doubleColumn = 1
      /// A primary, a supplementary and a secondary column.
      case tripleColumn = 2
    }
    /// A column.
    public enum Column: Int, Sendable {
      /// The first column.
      case primary = 0
      /// The column between the others.
      case supplementary = 1
      /// The column with the details.
      case secondary = 2
      /// What replaces the columns where they have no room.
      case compact = 3
    }
    /// How the columns are arranged.
    public enum DisplayMode: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// The secondary column only.
      case secondaryOnly = 1
      /// One column next to the secondary one.
      case oneBesideSecondary = 2
      /// One column over the secondary one.
      case oneOverSecondary = 3
      /// Two columns next to the secondary one.
      case twoBesideSecondary = 4
      /// Two columns over the secondary one.
      case twoOverSecondary = 5
      /// Two columns that displace the secondary one.
      case twoDisplaceSecondary = 6
      /// The former name of `secondaryOnly`.
      public static let primaryHidden = DisplayMode.secondaryOnly
      /// The former name of `oneBesideSecondary`.
      public static let allVisible = DisplayMode.oneBesideSecondary
      /// The former name of `oneOverSecondary`.
      public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    /// How the secondary column gives way to the others.
    public enum SplitBehavior: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// The columns are side by side.
      case tile = 1
      /// The others cover the secondary column.
      case overlay = 2
      /// The others displace the secondary column.
      case displace = 3
    }

    /// Whether the button that changes the arrangement is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// Never.
      case never = 1
      /// Always.
      case always = 2
    }
    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
      /// Nothing special.
      case none = 0
      /// What is behind a sidebar.
      case sidebar = 1
    }

    /// A width that the system chooses.
    public class var automaticDimension: CGFloat { -1 }

    /// The columns that the split view controller has.
    public let style: Style
    /// The delegate; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How the app wants the columns arranged.
    open var preferredDisplayMode = DisplayMode.automatic
    /// How the columns are arranged.
    open var displayMode: DisplayMode { preferredDisplayMode }
    /// How the app wants the secondary column to give way.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether a gesture shows the primary column.
    open var presentsWithGesture = true
    /// Whether there is room for one column only, as on a phone.
    open var isCollapsed: Bool { true }
    /// Whether the button that changes the arrangement is visible.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// Whether a button hides all columns but the secondary one.
    open var showsSecondaryOnlyButton = false
    /// What is behind the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The preferred width of the primary column, in points.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// The preferred width of the primary column, as a fraction.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
    /// The smallest width of the primary column.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// The largest width of the primary column.
    open var maximumPrimaryColumnWidth: CGFloat = 320
    /// The button that changes the arrangement.
    open lazy var displayModeButtonItem = UIBarButtonItem()
    private var columns: [Column: UIViewController] = [:]
    override var isSystemContainer: Bool { true }

    /// Creates a split view controller with columns.
    public init(style: Style) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      style = .unspecified
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      style = .unspecified
      super.init(coder: coder)
    }

    /// The view controllers, from the first column to the last one.
    open var viewControllers: [UIViewController] {
      get { children }
      set {
        for screen in children where !newValue.contains(screen) { screen.removeFromParent() }
        for screen in newValue where screen.parent !== self { addChild(screen) }
        columns[.primary] = newValue.first
        columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      }
    }

    /// Puts a view controller into a column; another one in the secondary column of a visible split view is a route.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
      let former = columns[column]
      guard former !== viewController else { return }
      columns[column] = viewController
      let change = { [self] in
        former?.removeFromParent()
        if let viewController { addChild(viewController) }
      }
      guard hasBeenSeen, isInShownWindow else { return change() }
      if let former { former.disappear(false, while: change) } else { change() }
      if column == .secondary { viewController?.appear(false) } else { viewController?.beSeen() }
    }

    /// Returns the view controller in a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Shows a column.
    open func show(_ column: Column) {}
    /// Hides a column.
    open func hide(_ column: Column) {}

    /// Shows a view controller in the secondary column.
    open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
      setViewController(viewController, for: .secondary)
    }
  }

  /// The delegate of a split view controller; all methods are optional. A simulation calls none.
  @preconcurrency @MainActor
  public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns the column that is on top if there is room for one only.
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns whether the app has collapsed the secondary view controller onto the primary one.
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool
  }

  extension UISplitViewControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The default implementation, for an app that does not implement the method.
    public func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { false }
  }
#endif
