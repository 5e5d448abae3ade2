#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a window of the app, with its root view controller.
  open class UIWindow: _WindowInitializer {
    /// The root view controller; replacing it while the window is visible is a route.
    open var rootViewController: UIViewController? {
      didSet {
        guard rootViewController !== oldValue else { return }
        guard isShown else {
          oldValue?.window = nil
          rootViewController?.window = self
          return
        }
        guard let oldValue else {
          rootViewController?.window = self
          return rootViewController?.beSeen() ?? ()
        }
        oldValue.disappear(false) {
          oldValue.window = nil
          rootViewController?.window = self
          rootViewController?.appear(false)
        }
      }
    }

    /// Posted when a window has become visible; simulations never post it.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
      "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window has become hidden; simulations never post it.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window has become the key window; simulations never post it.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window; simulations never post it.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// The scene of the window.
    open weak var windowScene: UIWindowScene?
    /// The level of the window.
    open var windowLevel = Level.normal
    /// The screen of the device.
    open var screen: UIScreen { .main }
    /// The window.
    open override var window: UIWindow? { self }
    /// The next responder: the scene of the window.
    open override var next: UIResponder? { windowScene }
    /// Whether the window is the key window.
    open var isKeyWindow: Bool { UIKitProcess.current.window === self }
    /// Whether the window is visible.
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
    public override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      self.windowScene = windowScene
    }

    /// Creates a window from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the window, and makes it the key window; it is a route if the window takes the place of others that are
    /// seen.
    open func makeKeyAndVisible() {
      let process = UIKitProcess.current
      let replacesOthers = process.hasBeenInFront && windowLevel == .normal && process.windows.contains { $0 !== self }
      guard let rootViewController, replacesOthers, !isShown else { return makeVisible() }
      process.show(self)
      isShown = true
      rootViewController.appear(false)
    }

    /// Gives an event to the views; simulations have none.
    open func sendEvent(_ event: UIEvent) {}

    /// Tells the window that it is now the key window. A simulation does not call it.
    open func becomeKey() {}
    /// Tells the window that it is no longer the key window. A simulation does not call it.
    open func resignKey() {}
    /// Makes the window the key window.
    open func makeKey() {
      if isShown { UIKitProcess.current.show(self) }
    }

    private func makeVisible() {
      UIKitProcess.current.show(self)
      isShown = true
      rootViewController?.beSeen()
    }

    /// The level of a window, which determines the windows above which it is shown.
    public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
      /// The raw value.
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

  extension UIWindow {
    /// Whether the window can become the key window.
    public var canBecomeKey: Bool { true }
    /// Whether the user can resize the content.
    public var canResizeToFitContent: Bool {
      get { false }
      set {}
    }
  }
#endif
