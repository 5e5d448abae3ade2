#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A view of UIKit's among those of SwiftUI: it is made, brought up to date and taken apart, and nothing is drawn.
  @preconcurrency @MainActor
  public protocol UIViewRepresentable: View where Body == Never {
    /// The view of UIKit's.
    associatedtype UIViewType: UIView
    /// The object that connects both.
    associatedtype Coordinator = Void
    /// What the view gets to know.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Takes the view apart that is no longer there.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the object that connects both.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable {
    /// Takes nothing apart.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Nothing connects both.
    public func makeCoordinator() {}
  }

  /// What a view of UIKit's gets to know of SwiftUI.
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that connects both.
    public let coordinator: Representable.Coordinator
    /// The surroundings of the view.
    public let environment: EnvironmentValues
  }

  extension UIViewRepresentable {
    /// Makes the view at its first evaluation, and brings it up to date at each.
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

  /// What is kept of a view of UIKit's.
  private final class RepresentedView<Representable: UIViewRepresentable> {
    static var key: AnyHashable { "represented" }
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator

    init(view: Representable.UIViewType, coordinator: Representable.Coordinator) {
      (self.view, self.coordinator) = (view, coordinator)
    }
  }
#endif
