#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what a row hides, which nobody sees.
  @preconcurrency @MainActor
  open class UISwipeActionsConfiguration: NSObject {
    /// The actions.
    public let actions: [UIContextualAction]
    /// Whether a long way does the first one.
    open var performsFirstActionWithFullSwipe = true
    /// Creates actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
  }

  /// Stands in for an action that a row hides.
  @preconcurrency @MainActor
  open class UIContextualAction: NSObject {
    /// How an action looks.
    public enum Style: Int, Sendable {
      /// The default.
      case normal = 0
      /// It deletes something.
      case destructive = 1
    }
    /// What an action does.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The colour.
    open var backgroundColor: UIColor?
    /// The action.
    public let handler: Handler
    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
      (self.title, self.handler) = (title, handler)
    }
  }

  /// What a row shows, since iOS 14.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {}

  /// Stands in for what a row shows.
  public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?
    /// A row as usual.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row with two texts.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row with a value.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  }

  extension UITableViewCell {
    /// What a row shows as usual.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  }
#endif
