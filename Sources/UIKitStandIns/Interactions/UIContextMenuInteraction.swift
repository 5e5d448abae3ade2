#if os(Linux) || os(macOS)
  import Foundation

  /// A menu that a long touch would open, with a preview.
  @preconcurrency @MainActor
  open class UIContextMenuConfiguration: NSObject {
    /// How the elements of a menu are ordered.
    public enum ElementOrder: Int, Sendable {
      /// An order.
      case automatic = 0, priority, fixed
    }
    /// The identifier.
    public let identifier: any NSCopying
    /// The menu for the suggested actions.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The preview.
    public let previewProvider: (() -> UIViewController?)?

    /// Creates a menu.
    public init(
      identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
      actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
      self.identifier = identifier ?? UUID().uuidString as NSString
      (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
  }

  /// Stands in for a long touch that opens a menu. Nobody touches a view for long.
  @preconcurrency @MainActor
  open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which is not asked; held weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Called when the view is about to change.
    open func willMove(to view: UIView?) {}
    /// Called when the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
    /// Closes the menu. There is none.
    open func dismissMenu() {}
  }

  /// The delegate of a menu, which is not asked.
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu at a place.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
  }
#endif
