#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Stands in for a screen of UIKit's that shows views of SwiftUI.
  open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    open var rootView: Content {
      didSet { host.invalidate() }
    }
    private lazy var host = ViewHost { [weak self] context in
      if let self { context.evaluate(rootView, at: "root") }
    }

    /// Creates a screen.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
      restorationIdentifier = SwiftUIStandIns.screenName(of: rootView)
    }

    /// Creates a screen from a storyboard, which has no view of SwiftUI's.
    public required init?(coder: NSCoder) { return nil }

    /// The screen has been loaded.
    open override func viewDidLoad() {
      super.viewDidLoad()
      host.begin()
    }

    /// The screen is seen.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      host.appear()
    }
  }

  /// What a view of UIKit's gets to know of SwiftUI.
  public struct RepresentableContext<Coordinator> {
    /// The object that connects both.
    public let coordinator: Coordinator
    /// The surroundings of the view.
    public let environment: EnvironmentValues
  }

  /// A view of UIKit's among those of SwiftUI; it is not made, as nothing is drawn.
  @preconcurrency @MainActor
  public protocol UIViewRepresentable: View where Body == Never {
    /// The view of UIKit's.
    associatedtype UIViewType: UIView
    /// The object that connects both.
    associatedtype Coordinator = Void
    /// What the view gets to know.
    typealias Context = RepresentableContext<Coordinator>
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the object that connects both.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Nothing connects both.
    public func makeCoordinator() {}
  }

  /// A screen of UIKit's among the views of SwiftUI; it is not made, as nothing is drawn.
  @preconcurrency @MainActor
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The screen of UIKit's.
    associatedtype UIViewControllerType: UIViewController
    /// The object that connects both.
    associatedtype Coordinator = Void
    /// What the screen gets to know.
    typealias Context = RepresentableContext<Coordinator>
    /// Makes the screen.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the screen up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the object that connects both.
    func makeCoordinator() -> Coordinator
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing connects both.
    public func makeCoordinator() {}
  }

  /// Shows views in Xcode, which simulations do not.
  @preconcurrency @MainActor
  public protocol PreviewProvider {
    /// The views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
  }
#endif
