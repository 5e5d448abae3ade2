#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a set of swipe actions.
  @preconcurrency @MainActor
  open class UISwipeActionsConfiguration: NSObject {
    /// The actions.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true
    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
  }

  /// Stands in for a swipe action.
  @preconcurrency @MainActor
  open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
      /// The normal style.
      case normal = 0
      /// The style of an action that deletes.
      case destructive = 1
    }
    /// A closure that performs the action.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The background colour.
    open var backgroundColor: UIColor?
    /// The closure that performs the action.
    public let handler: Handler
    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
      (self.title, self.handler) = (title, handler)
    }
  }
#endif
