#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // In UIKit these methods are optional, and code that forwards calls uses optional chaining, as in
  // `scene.delegate?.scene?(scene, continue: activity)`. Swift protocols have no optional methods, so a property of the
  // same name accepts the call. It is never nil; if the app does not implement the method, nothing happens.

  extension UISceneDelegate {
    /// The optional methods with this name, for optional chaining.
    public var scene: SceneDelegateCalls? { SceneDelegateCalls(delegate: self) }

    /// The optional method, for optional chaining.
    public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidDisconnect(value) } }
    }

    /// The optional method, for optional chaining.
    public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidBecomeActive(value) } }
    }

    /// The optional method, for optional chaining.
    public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneWillResignActive(value) } }
    }

    /// The optional method, for optional chaining.
    public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneWillEnterForeground(value) } }
    }

    /// The optional method, for optional chaining.
    public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
      { value in CallbackResponder.forward { self.sceneDidEnterBackground(value) } }
    }

    /// The optional methods with this name, for optional chaining.
    public var stateRestorationActivity: StateRestorationCalls? { StateRestorationCalls(delegate: self) }
  }

  /// Calls the optional methods `scene` of a `UISceneDelegate`.
  @preconcurrency @MainActor
  public struct SceneDelegateCalls {
    let delegate: any UISceneDelegate

    /// Calls `scene(_:willConnectTo:options:)`.
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

    /// Calls `scene(_:openURLContexts:)`.
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

    /// Calls `scene(_:willContinueUserActivityWithType:)`.
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

    /// Calls `scene(_:continue:)`.
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

    /// Calls `scene(_:didFailToContinueUserActivityWithType:error:)`.
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

    /// Calls `scene(_:didUpdate:)`.
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

    /// Calls `stateRestorationActivity(for:)`.
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
    /// The window: nil if the delegate has no such property, and a nested nil if the property is nil.
    public var window: UIWindow?? { optionalWindow }

    /// The optional methods with this name, for optional chaining.
    public var windowScene: WindowSceneDelegateCalls? { WindowSceneDelegateCalls(delegate: self) }
  }

  /// Calls the optional methods `windowScene` of a `UIWindowSceneDelegate`.
  @preconcurrency @MainActor
  public struct WindowSceneDelegateCalls {
    let delegate: any UIWindowSceneDelegate

    /// Calls `windowScene(_:performActionFor:completionHandler:)`.
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
