import SystemHooks

#if os(Linux) || os(macOS)
  extension TestedApp {
    /// A real app without a scene delegate, or one whose code creates its scene delegate.
    ///
    /// - Parameters:
    ///   - appDelegate: Makes the app delegate of a new process.
    ///   - prepare: Called before each process begins, for example to declare what the app's storyboards contain.
    public static func integrated<Delegate: UIApplicationDelegate>(
      appDelegate: @escaping @MainActor @Sendable () -> Delegate,
      prepare: @escaping @MainActor @Sendable (AppEnvironment) -> Void
    ) -> TestedApp {
      integrated(appDelegate: appDelegate, sceneDelegate: nil, prepare: prepare)
    }

    /// A real app: its app delegate and, if it has one, its scene delegate, which call the SDKs through their classes.
    ///
    /// On Linux the simulation replaces the system for the app: `NotificationCenter.default`, `UserDefaults`,
    /// `DispatchQueue`, `Timer.scheduledTimer`, `Task.sleep` and the clocks belong to the simulated device.
    ///
    /// - Parameters:
    ///   - appDelegate: Makes the app delegate of a new process.
    ///   - sceneDelegate: Makes the scene delegate of a new process.
    ///   - prepare: Called before each process begins, for example to declare what the app's storyboards contain.
    public static func integrated<Delegate: UIApplicationDelegate>(
      appDelegate: @escaping @MainActor @Sendable () -> Delegate,
      sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
      prepare: @escaping @MainActor @Sendable (AppEnvironment) -> Void = { _ in }
    ) -> TestedApp {
      TestedApp(
        registry: AppRegistry(), hasSceneDelegate: sceneDelegate != nil || Delegate.self is any UISceneDelegate.Type
      ) { plan in
        // A style that the scenario names is intended. Without one, the app may have scenes that the test does not
        // mention.
        let asksForScene = plan.hasStyleOfApp && plan.platform.style == .uikitAppDelegate
        return UIKitApp(
          appDelegate: appDelegate, sceneDelegate: sceneDelegate, asksForScene: asksForScene
        ) { environment in
          environment.useSimulatedSystem()
          prepare(environment)
        }
      }
    }
  }
#endif
