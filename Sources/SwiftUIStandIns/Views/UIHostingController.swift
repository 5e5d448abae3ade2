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

    /// Creates a view controller.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
      host.container = self
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

  /// Shows views in Xcode, which simulations do not.
  @preconcurrency @MainActor
  public protocol PreviewProvider {
    /// The views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
  }
#endif
