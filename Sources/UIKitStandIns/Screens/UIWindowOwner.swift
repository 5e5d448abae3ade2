#if os(Linux) || os(macOS)
  /// A delegate that may have a window.
  ///
  /// In UIKit, `window` is an optional member of the delegate protocols, so code that knows only the protocol gets
  /// a nested optional, as in `UIApplication.shared.delegate?.window??.rootViewController`. Swift protocols have no
  /// optional members: the requirement is here, and the delegate protocols have a member of UIKit's type.
  @preconcurrency @MainActor
  public protocol UIWindowOwner: AnyObject {
    /// The window, which the system sets for an app with a storyboard.
    @_disfavoredOverload var window: UIWindow? { get set }
  }

  extension UIWindowOwner {
    /// The default implementation, for a delegate without a window.
    @_disfavoredOverload public var window: UIWindow? {
      get { nil }
      set {}
    }

    /// The window as it appears to code that knows only the protocol.
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
