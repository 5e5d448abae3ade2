#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A view that wraps a UIKit view. A simulation creates, updates and removes it, but draws nothing.
  @preconcurrency @MainActor
  public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context of the calls.
    typealias Context = UIViewRepresentableContext<Self>
    /// Creates the view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after a view that is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable {
    /// Cleans up nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
  }

  /// The context of a wrapped view.
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction of the change: none.
    public var transaction: Transaction { Transaction() }
  }

  extension UIViewRepresentable {
    /// Creates the view at its first evaluation, and updates it at each.
    func represent(in context: ViewContext) {
      let represented: RepresentedView<Self>
      if let known = context.node.kept[RepresentedView<Self>.key] as? RepresentedView<Self> {
        represented = known
      } else {
        let coordinator = makeCoordinator()
        let view = makeUIView(context: Context(coordinator: coordinator, environment: context.environment))
        represented = RepresentedView(view: view, coordinator: coordinator)
        context.node.kept[RepresentedView<Self>.key] = represented
      }
      updateUIView(
        represented.view, context: Context(coordinator: represented.coordinator, environment: context.environment))
      context.node.disappear.append {
        Self.dismantleUIView(represented.view, coordinator: represented.coordinator)
      }
    }
  }

  /// The state of a wrapped view.
  private final class RepresentedView<Representable: UIViewRepresentable> {
    static var key: AnyHashable { "represented" }
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(view: Representable.UIViewType, coordinator: Representable.Coordinator) {
      (self.view, self.coordinator) = (view, coordinator)
    }
  }
#endif
