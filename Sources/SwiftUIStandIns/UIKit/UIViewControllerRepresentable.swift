#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A view that wraps a UIKit view controller. What the view controller pushes or presents counts as a route.
  @preconcurrency @MainActor
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context of the calls.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Creates the view controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the view controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up after a view controller that is removed.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewControllerRepresentable {
    /// Cleans up nothing.
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
  }

  /// The context of a wrapped view controller.
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// The transaction of the change: none.
    public var transaction: Transaction { Transaction() }
  }

  extension UIViewControllerRepresentable {
    /// Creates the view controller at the first evaluation, updates it at each, and lets it appear while the view
    /// exists.
    func represent(in context: ViewContext) {
      let represented: RepresentedScreen<Self>
      if let known = context.node.kept[RepresentedScreen<Self>.key] as? RepresentedScreen<Self> {
        represented = known
      } else {
        let coordinator = makeCoordinator()
        let screen = makeUIViewController(
          context: Context(coordinator: coordinator, environment: context.environment))
        represented = RepresentedScreen(screen: screen, coordinator: coordinator)
        context.node.kept[RepresentedScreen<Self>.key] = represented
      }
      let screen = represented.screen
      updateUIViewController(
        screen, context: Context(coordinator: represented.coordinator, environment: context.environment))
      context.node.appear.append { [weak container = context.host.container] in
        screen.isAmongViews = true
        container?.addChild(screen)
        screen.didMove(toParent: container)
      }
      context.node.disappear.append {
        screen.viewWillDisappear(false)
        screen.willMove(toParent: nil)
        screen.removeFromParent()
        screen.viewDidDisappear(false)
        Self.dismantleUIViewController(screen, coordinator: represented.coordinator)
      }
    }
  }

  /// The state of a wrapped view controller.
  private final class RepresentedScreen<Representable: UIViewControllerRepresentable> {
    static var key: AnyHashable { "represented" }
    let screen: Representable.UIViewControllerType
    let coordinator: Representable.Coordinator

    init(screen: Representable.UIViewControllerType, coordinator: Representable.Coordinator) {
      (self.screen, self.coordinator) = (screen, coordinator)
    }
  }
#endif
