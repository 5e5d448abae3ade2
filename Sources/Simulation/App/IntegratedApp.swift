/// An app under test made from the app delegate and the scene delegate of a real app, which call the SDKs themselves.
package final class IntegratedApp: AppUnderTest {
  private let makeAppDelegate: @MainActor () -> any ApplicationDelegate
  private let makeSceneDelegate: (@MainActor () -> any SceneDelegate)?
  private var appDelegate: (any ApplicationDelegate)?
  private var windowSceneDelegate: (any SceneDelegate)?

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - appDelegate: Makes the app delegate of a new process.
  ///   - sceneDelegate: Makes the scene delegate of a new process; nil for an app without scenes.
  package init(
    appDelegate: @escaping @MainActor () -> any ApplicationDelegate,
    sceneDelegate: (@MainActor () -> any SceneDelegate)? = nil
  ) {
    makeAppDelegate = appDelegate
    makeSceneDelegate = sceneDelegate
  }

  /// The app calls the SDKs itself.
  package var integration: AppIntegration { .own }
  /// The app delegate of the process that runs.
  package var applicationDelegate: (any ApplicationDelegate)? { appDelegate }
  /// The scene delegate of the process that runs; the app delegate if that is both.
  package var sceneDelegate: (any SceneDelegate)? { windowSceneDelegate ?? appDelegate as? any SceneDelegate }

  /// Makes the delegates of a new process.
  package func startProcess(_ environment: AppEnvironment) {
    appDelegate = makeAppDelegate()
    windowSceneDelegate = makeSceneDelegate?()
  }

  /// Lets the delegates go.
  package func endProcess() {
    appDelegate = nil
    windowSceneDelegate = nil
  }

  /// Tells the delegates that observe gates.
  package func gateChanged(_ gate: String, isOpen: Bool) {
    (appDelegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
    (windowSceneDelegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
  }

  /// Lets the app delegate go, to which the SDKs point.
  package func releaseDelegate(of sdk: SDKName) {
    appDelegate = nil
  }
}
