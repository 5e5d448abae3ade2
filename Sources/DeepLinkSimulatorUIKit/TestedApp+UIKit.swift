import SystemHooks

#if os(Linux) || os(macOS)
  extension TestedApp {
    /// The app delegate of a real app that has no scene delegate, or makes it itself.
    ///
    /// - Parameters:
    ///   - appDelegate: Makes the app delegate of a new process.
    ///   - prepare: Is called before a process begins, to say what the app's storyboards have, for example.
    public static func integrated<Delegate: UIApplicationDelegate>(
      appDelegate: @escaping @MainActor @Sendable () -> Delegate,
      prepare: @escaping @MainActor @Sendable (AppEnvironment) -> Void
    ) -> TestedApp {
      integrated(appDelegate: appDelegate, sceneDelegate: nil, prepare: prepare)
    }

    /// The app delegate of a real app, and its scene delegate if it has one, which call the SDKs by their classes.
    ///
    /// On Linux the app finds the simulation in place of the system: `NotificationCenter.default`, `UserDefaults`,
    /// `DispatchQueue`, `Timer.scheduledTimer`, `Task.sleep` and the clocks are the simulated device's.
    ///
    /// - Parameters:
    ///   - appDelegate: Makes the app delegate of a new process.
    ///   - sceneDelegate: Makes the scene delegate of a new process.
    ///   - prepare: Is called before a process begins, to say what the app's storyboards have, for example.
    public static func integrated<Delegate: UIApplicationDelegate>(
      appDelegate: @escaping @MainActor @Sendable () -> Delegate,
      sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
      prepare: @escaping @MainActor @Sendable (AppEnvironment) -> Void = { _ in }
    ) -> TestedApp {
      TestedApp(
        registry: AppRegistry(), hasSceneDelegate: sceneDelegate != nil || Delegate.self is any UISceneDelegate.Type
      ) { plan in
        // A scenario that names the style means it; where nobody does, the app may have scenes that the test forgets.
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
