#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for an alert, whose buttons nobody taps.
  open class UIAlertController: UIViewController {
    /// How an alert looks.
    public enum Style: Int, Sendable {
      /// From below.
      case actionSheet = 0
      /// In the middle.
      case alert = 1
    }

    /// What the alert says.
    open var message: String?
    /// How it looks.
    public let preferredStyle: Style
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that the system stresses.
    open var preferredAction: UIAlertAction?
    /// The fields.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
      self.preferredStyle = preferredStyle
      super.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
    }

    /// Creates an alert from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      preferredStyle = .alert
      super.init(coder: coder)
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField()
      textFields = (textFields ?? []) + [field]
      configurationHandler?(field)
    }
  }

  /// Stands in for a button of an alert.
  @preconcurrency @MainActor
  open class UIAlertAction: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
      /// Something.
      case `default` = 0
      /// Going back.
      case cancel = 1
      /// Something that cannot be undone.
      case destructive = 2
    }

    /// What the button says.
    public let title: String?
    /// What it is for.
    public let style: Style
    /// The action.
    public let handler: ((UIAlertAction) -> Void)?
    /// Whether it can be tapped.
    open var isEnabled = true

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      (self.title, self.style, self.handler) = (title, style, handler)
    }
  }

  /// Stands in for the system's sheet for sharing.
  open class UIActivityViewController: UIViewController {
    /// A way to share something.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The name of the way.
      public let rawValue: String
      /// Creates a way from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a way from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Into the pasteboard.
      public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
      /// As a message.
      public static let message = ActivityType("com.apple.UIKit.activity.Message")
      /// As electronic mail.
      public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
      /// To a device that is near.
      public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    }

    /// Hears how the user has shared something, which nobody does.
    open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// The ways that are not shown.
    open var excludedActivityTypes: [ActivityType]?

    /// Creates a sheet.
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Stands in for how sheets behave.
  @preconcurrency @MainActor
  open class UISheetPresentationController: NSObject {
    /// A height.
    public struct Detent: Hashable, Sendable {
      /// Half of the screen.
      public static func medium() -> Detent { Detent() }
      /// All of the screen.
      public static func large() -> Detent { Detent() }
      /// A height that the app finds.
      public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
        Detent()
      }
      /// Names a height.
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Names a height.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Names a height.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Half of the screen.
        public static let medium = Identifier("medium")
        /// All of the screen.
        public static let large = Identifier("large")
      }
    }

    /// The heights.
    open var detents: [Detent] = []
    /// Whether the handle is seen.
    open var prefersGrabberVisible = false
    /// How round corners are.
    open var preferredCornerRadius: CGFloat?
    /// The height that is seen.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Up to which height the screen below can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether scrolling makes it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it stands at the edge where the screen is low.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Changes the height.
    open func animateChanges(_ changes: () -> Void) { changes() }
  }

  /// Stands in for how popovers behave.
  @preconcurrency @MainActor
  open class UIPopoverPresentationController: NSObject {
    /// What the popover points to.
    open var sourceView: UIView?
    /// Where in it.
    open var sourceRect = CGRect.zero
    /// The button that it points to.
    open var barButtonItem: UIBarButtonItem?
    /// From where the arrow may come.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The delegate; held weakly.
    open weak var delegate: AnyObject?
  }

  /// From where the arrow of a popover comes.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// From above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// From the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// From the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// From anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  }
#endif
