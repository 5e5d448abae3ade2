#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the window of the app, which has its first screen.
  open class UIWindow: UIView {
    /// The first screen; another one in its place while the window is shown is a route.
    open var rootViewController: UIViewController? {
      didSet {
        guard rootViewController !== oldValue else { return }
        oldValue?.window = nil
        rootViewController?.window = self
        guard isShown else { return }
        if oldValue == nil { rootViewController?.beSeen() } else { rootViewController?.appear(false) }
      }
    }

    /// The scene of the window.
    open weak var windowScene: UIWindowScene?
    /// Which windows are over which.
    open var windowLevel = Level.normal
    /// The screen of the device.
    open var screen: UIScreen { .main }
    /// The window.
    open override var window: UIWindow? { self }
    /// What handles an event that the window does not handle: its scene.
    open override var next: UIResponder? { windowScene }
    /// Whether the window takes input.
    open var isKeyWindow: Bool { UIKitProcess.current.window === self }
    /// Whether the window is shown.
    private(set) var isShown = false

    /// Whether the window is hidden.
    open override var isHidden: Bool {
      get { !isShown }
      set {
        guard newValue == isShown else { return }
        if newValue {
          isShown = false
          UIKitProcess.current.hide(self)
        } else {
          makeVisible()
        }
      }
    }

    /// Creates a window.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window of a scene.
    public init(windowScene: UIWindowScene) {
      super.init(frame: .zero)
      self.windowScene = windowScene
    }

    /// Creates a window from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the window, and lets it take input.
    open func makeKeyAndVisible() { makeVisible() }

    /// Lets the window take input.
    open func makeKey() {
      if isShown { UIKitProcess.current.show(self) }
    }

    private func makeVisible() {
      UIKitProcess.current.show(self)
      isShown = true
      rootViewController?.beSeen()
    }

    /// Which windows are over which.
    public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
      /// The height.
      public let rawValue: CGFloat
      /// Creates a level.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Creates a level.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
      /// Ordinary windows.
      public static let normal = Level(rawValue: 0)
      /// Windows over all others.
      public static let alert = Level(rawValue: 2000)
      /// Windows over the status bar.
      public static let statusBar = Level(rawValue: 1000)
    }
  }
#endif
