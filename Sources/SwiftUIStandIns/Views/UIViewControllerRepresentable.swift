#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A screen of UIKit's among the views of SwiftUI: what it pushes or presents is a route.
  @preconcurrency @MainActor
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The screen of UIKit's.
    associatedtype UIViewControllerType: UIViewController
    /// The object that connects both.
    associatedtype Coordinator = Void
    /// What the screen gets to know.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the screen.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the screen up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Takes the screen apart that is no longer there.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the object that connects both.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewControllerRepresentable {
    /// Takes nothing apart.
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing connects both.
    public func makeCoordinator() {}
  }

  /// What a screen of UIKit's gets to know of SwiftUI.
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that connects both.
    public let coordinator: Representable.Coordinator
    /// The surroundings of the view.
    public let environment: EnvironmentValues
  }

  extension UIViewControllerRepresentable {
    /// Makes the screen at its first evaluation, brings it up to date at each, and has it seen while it is there.
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

  /// What is kept of a screen of UIKit's.
  private final class RepresentedScreen<Representable: UIViewControllerRepresentable> {
    static var key: AnyHashable { "represented" }
    let screen: Representable.UIViewControllerType
    let coordinator: Representable.Coordinator

    init(screen: Representable.UIViewControllerType, coordinator: Representable.Coordinator) {
      (self.screen, self.coordinator) = (screen, coordinator)
    }
  }
#endif
