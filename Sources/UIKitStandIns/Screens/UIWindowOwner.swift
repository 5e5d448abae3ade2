#if os(Linux) || os(macOS)
  /// A delegate that may have a window.
  ///
  /// In UIKit `window` is an optional member of the delegates' protocols, so that code that only knows the protocol gets
  /// an optional of an optional, as in `UIApplication.shared.delegate?.window??.rootViewController`. A protocol of Swift
  /// has no optional members: the requirement stands here, and the protocols have a member of the type that UIKit's have.
  @preconcurrency @MainActor
  public protocol UIWindowOwner: AnyObject {
    /// The window, which the system sets for an app with a storyboard.
    @_disfavoredOverload var window: UIWindow? { get set }
  }

  extension UIWindowOwner {
    /// Stands in for a delegate that has no window.
    @_disfavoredOverload public var window: UIWindow? {
      get { nil }
      set {}
    }

    /// The window as code sees it that only knows the protocol.
    var optionalWindow: UIWindow?? {
      let owner: any UIWindowOwner = self
      return .some(owner.window as UIWindow?)
    }

    /// Sets the window, as the system does.
    func setWindow(_ window: UIWindow?) {
      let owner: any UIWindowOwner = self
      owner.window = window
    }
  }
#endif
