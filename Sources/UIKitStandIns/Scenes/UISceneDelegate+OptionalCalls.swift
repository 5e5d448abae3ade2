#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // In UIKit these methods are optional: code that forwards calls asks of each whether it is there, as in
  // `scene.delegate?.scene?(scene, continue: activity)`.
  // A protocol of Swift has no optional methods, so that a member of the same name takes the call. It is never nil;
  // where an app does not implement the method, nothing happens.

  extension UISceneDelegate {
    /// The optional methods of this name, for a call with a question mark.
    public var scene: SceneDelegateCalls? { SceneDelegateCalls(delegate: self) }

    /// The optional method, for a call with a question mark.
    public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidDisconnect(value) } }
    }

    /// The optional method, for a call with a question mark.
    public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidBecomeActive(value) } }
    }

    /// The optional method, for a call with a question mark.
    public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneWillResignActive(value) } }
    }

    /// The optional method, for a call with a question mark.
    public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneWillEnterForeground(value) } }
    }

    /// The optional method, for a call with a question mark.
    public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidEnterBackground(value) } }
    }

    /// The optional methods of this name, for a call with a question mark.
    public var stateRestorationActivity: StateRestorationCalls? { StateRestorationCalls(delegate: self) }
  }

  /// Calls the optional methods `scene` of a `UISceneDelegate`.
  @preconcurrency @MainActor
  public struct SceneDelegateCalls {
    let delegate: any UISceneDelegate

    /// `scene(_:willConnectTo:options:)`.
    public func callAsFunction(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          willConnectTo: session,
          options: connectionOptions)
      }
    }

    /// `scene(_:openURLContexts:)`.
    public func callAsFunction(
      _ scene: UIScene,
      openURLContexts URLContexts: Set<UIOpenURLContext>
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          openURLContexts: URLContexts)
      }
    }

    /// `scene(_:willContinueUserActivityWithType:)`.
    public func callAsFunction(
      _ scene: UIScene,
      willContinueUserActivityWithType userActivityType: String
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          willContinueUserActivityWithType: userActivityType)
      }
    }

    /// `scene(_:continue:)`.
    public func callAsFunction(
      _ scene: UIScene,
      continue userActivity: NSUserActivity
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          continue: userActivity)
      }
    }

    /// `scene(_:didFailToContinueUserActivityWithType:error:)`.
    public func callAsFunction(
      _ scene: UIScene,
      didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          didFailToContinueUserActivityWithType: userActivityType,
          error: error)
      }
    }

    /// `scene(_:didUpdate:)`.
    public func callAsFunction(
      _ scene: UIScene,
      didUpdate userActivity: NSUserActivity
    ) {
      CallbackResponder.forward {
        delegate.scene(
          scene,
          didUpdate: userActivity)
      }
    }
  }

  /// Calls the optional methods `stateRestorationActivity` of a `UISceneDelegate`.
  @preconcurrency @MainActor
  public struct StateRestorationCalls {
    let delegate: any UISceneDelegate

    /// `stateRestorationActivity(for:)`.
    @discardableResult
    public func callAsFunction(
      for scene: UIScene
    ) -> NSUserActivity? {
      CallbackResponder.forward {
        delegate.stateRestorationActivity(
          for: scene)
      }
    }
  }

  extension UIWindowSceneDelegate {
    /// The window, if the delegate has one at all, and if there is one.
    public var window: UIWindow?? { optionalWindow }

    /// The optional methods of this name, for a call with a question mark.
    public var windowScene: WindowSceneDelegateCalls? { WindowSceneDelegateCalls(delegate: self) }
  }

  /// Calls the optional methods `windowScene` of a `UIWindowSceneDelegate`.
  @preconcurrency @MainActor
  public struct WindowSceneDelegateCalls {
    let delegate: any UIWindowSceneDelegate

    /// `windowScene(_:performActionFor:completionHandler:)`.
    public func callAsFunction(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      CallbackResponder.forward {
        delegate.windowScene(
          windowScene,
          performActionFor: shortcutItem,
          completionHandler: completionHandler)
      }
    }
  }
#endif
