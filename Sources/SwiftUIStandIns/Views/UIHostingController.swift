#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Stands in for a view controller that hosts SwiftUI views.
  open class UIHostingController<Content: View>: UIViewController {
    /// The root view.
    open var rootView: Content {
      didSet { host.invalidate() }
    }
    private lazy var host = ViewHost { [weak self] context in
      if let self { context.evaluate(rootView, at: "root") }
    }

    /// Creates a view controller with a root view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
      host.container = self
      restorationIdentifier = SwiftUIStandIns.screenName(of: rootView)
    }

    /// Returns nil: a storyboard has no root view.
    public required init?(coder: NSCoder) { return nil }

    /// Creates the views.
    open override func viewDidLoad() {
      super.viewDidLoad()
      host.begin()
    }

    /// Makes the views appear.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      host.appear()
    }
  }

  /// A provider of Xcode previews. A simulation does not use them.
  @preconcurrency @MainActor
  public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder static var previews: Previews { get }
  }
#endif
