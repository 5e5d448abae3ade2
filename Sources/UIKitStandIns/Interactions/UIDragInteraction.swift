#if os(Linux)
  import Foundation
  import FoundationStandIns

  /// Something that is dragged.
  @preconcurrency @MainActor
  open class UIDragItem: NSObject {
    /// What is dragged.
    public let itemProvider: NSItemProvider
    /// What the app knows of the item.
    open var localObject: Any?
    /// Returns what is shown while the item is dragged. It is not called.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Creates an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  }

  /// What is shown while an item is dragged.
  @preconcurrency @MainActor
  open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// Creates a preview.
    public init(view: UIView) { self.view = view }
  }

  /// What a drag and a drop have in common. Nobody drags anything, so there are none.
  @preconcurrency @MainActor
  public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Whether the items can be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns where the items are.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item has one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an item has an object of a class.
    func canLoadObjects(ofClass aClass: Any.Type) -> Bool
  }

  /// A drag.
  @preconcurrency @MainActor
  public protocol UIDragSession: UIDragDropSession {
    /// What the app knows of the drag.
    var localContext: Any? { get set }
  }

  /// A drop.
  @preconcurrency @MainActor
  public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in the app.
    var localDragSession: (any UIDragSession)? { get }
    /// Loads the objects of a class.
    @discardableResult
    func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress
  }

  /// What happens with something that is dropped.
  public enum UIDropOperation: UInt, Sendable {
    /// Something that can happen.
    case cancel = 0, forbidden, copy, move
  }

  /// What would happen with what is dropped.
  @preconcurrency @MainActor
  open class UIDropProposal: NSObject {
    /// What would happen.
    public let operation: UIDropOperation
    /// Whether the place is small.
    open var isPrecise = false
    /// Whether a preview is shown in its full size.
    open var prefersFullSizePreview = false
    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  /// Stands in for what lets the user drag a view.
  @preconcurrency @MainActor
  open class UIDragInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether the user can drag.
    open var isEnabled = false
    /// Whether other gestures work during a drag.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the user can drag by default: on an iPad.
    open class var isEnabledByDefault: Bool { false }
    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called when the view is about to change.
    open func willMove(to view: UIView?) {}
    /// Called when the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
  }

  /// Stands in for what lets the user drop something on a view.
  @preconcurrency @MainActor
  open class UIDropInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drops can happen at a time.
    open var allowsSimultaneousDropSessions = false
    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called when the view is about to change.
    open func willMove(to view: UIView?) {}
    /// Called when the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
  }

  /// The delegate of a drag, which is not called.
  @preconcurrency @MainActor
  public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns what the user drags.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Called when a drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  }

  extension UIDragInteractionDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// The default implementation, for an app that does not implement the method.
    public func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
  }

  /// The delegate of a drop, which is not called.
  @preconcurrency @MainActor
  public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view takes what is dropped.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when the items enter the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what would happen.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    /// Called when the items leave the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Takes what is dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called when a drop is complete.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called when a drag ends, wherever it does.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: .cancel) }
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    /// The default implementation, for an app that does not implement the method.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  }
#endif
