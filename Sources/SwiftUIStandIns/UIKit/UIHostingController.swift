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

    /// How the controller follows the size of its view; without effect.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    /// Returns the size that fits: the one proposed, because views are not laid out.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }

    /// Creates a view controller with a root view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
      host.container = self
      restorationIdentifier = SwiftUIStandIns.screenName(of: rootView)
    }

    /// Returns nil: a storyboard has no root view.
    public required init?(coder: NSCoder) { return nil }

    /// Creates a view controller with a root view, as a subclass does for a storyboard.
    public init?(coder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: coder)
      host.container = self
      restorationIdentifier = SwiftUIStandIns.screenName(of: rootView)
    }

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

  /// How a controller follows the size of its view.
  public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller prefers the size of its view.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view invalidates its intrinsic size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  }
#endif
