import SystemHooks

#if os(Linux) || os(macOS)
  extension TestedApp {
    /// A real SwiftUI app, whose delegates and views call the SDKs through their classes.
    ///
    /// - Parameters:
    ///   - root: The type that conforms to `App`.
    ///   - appDelegate: Makes the app delegate of a new process; without it, `UIApplicationDelegateAdaptor` does.
    ///   - sceneDelegate: Makes the scene delegate of a new process.
    ///   - prepare: Called before each process begins.
    public static func swiftUI<Root: App>(
      _ root: Root.Type, appDelegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
      sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
      prepare: @escaping @MainActor @Sendable (AppEnvironment) -> Void = { _ in }
    ) -> TestedApp {
      let style = sceneDelegate == nil ? AppStyle.swiftUIAppDelegate : .swiftUISceneDelegate
      return TestedApp(
        registry: AppRegistry(),
        styles: [style] + AppStyle.allCases.filter { $0.isSwiftUI && $0 != style }
      ) { _ in
        SwiftUIApp(Root.self, appDelegate: appDelegate, sceneDelegate: sceneDelegate) { environment in
          environment.useSimulatedSystem()
          prepare(environment)
        }
      }
    }
  }
#endif
