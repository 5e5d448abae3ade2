#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for an alert, whose buttons nobody taps.
  open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
      /// An action sheet.
      case actionSheet = 0
      /// An alert.
      case alert = 1
    }

    /// The message of the alert.
    open var message: String?
    /// The style of the alert.
    public let preferredStyle: Style
    /// The actions.
    open private(set) var actions: [UIAlertAction] = []
    /// The preferred action.
    open var preferredAction: UIAlertAction?
    /// The text fields.
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

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField()
      textFields = (textFields ?? []) + [field]
      configurationHandler?(field)
    }
  }

  /// Stands in for an action of an alert.
  @preconcurrency @MainActor
  open class UIAlertAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
      /// The default style.
      case `default` = 0
      /// The style of an action that cancels.
      case cancel = 1
      /// The style of a destructive action.
      case destructive = 2
    }

    /// The title of the action.
    public let title: String?
    /// The style of the action.
    public let style: Style
    /// The action.
    public let handler: ((UIAlertAction) -> Void)?
    /// Whether the action is enabled.
    open var isEnabled = true

    /// Creates an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      (self.title, self.style, self.handler) = (title, style, handler)
    }
  }

  /// Stands in for the presentation controller of a sheet.
  @preconcurrency @MainActor
  open class UISheetPresentationController: UIPresentationController {
    /// A detent of a sheet.
    public struct Detent: Hashable, Sendable {
      /// Half of the screen.
      public static func medium() -> Detent { Detent() }
      /// All of the screen.
      public static func large() -> Detent { Detent() }
      /// A custom detent.
      public static func custom(
        identifier: Identifier? = nil, resolver: @escaping (DetentResolutionContext) -> CGFloat?
      ) -> Detent { Detent() }
      /// What a custom detent is computed from.
      public struct DetentResolutionContext {
        /// The greatest height of the sheet, in points.
        public var maximumDetentValue: CGFloat { 844 }
      }
      /// The identifier of a detent.
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Half of the screen.
        public static let medium = Identifier("medium")
        /// All of the screen.
        public static let large = Identifier("large")
      }
    }

    /// The detents.
    open var detents: [Detent] = []
    /// Whether the grabber is visible.
    open var prefersGrabberVisible = false
    /// The corner radius.
    open var preferredCornerRadius: CGFloat?
    /// The selected detent.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The largest detent at which the view below is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether scrolling expands the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the edge if the height is compact.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Changes the sheet, which would be animated on a device.
    open func animateChanges(_ changes: () -> Void) { changes() }
  }

  /// Stands in for the presentation controller of a popover.
  @preconcurrency @MainActor
  open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover points.
    open var sourceView: UIView?
    /// The rectangle in that view.
    open var sourceRect = CGRect.zero
    /// The button to which the popover points.
    open var barButtonItem: UIBarButtonItem?
    /// The permitted directions of the arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
  }

  /// The direction of a popover's arrow.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An arrow that points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// An arrow that points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// An arrow that points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// An arrow that points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  }
#endif
