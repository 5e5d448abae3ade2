/// An app under test that consists of the app delegate and the scene delegate of a real app, which call the SDKs
/// themselves.
package final class IntegratedApp: AppUnderTest {
  private let makeAppDelegate: @MainActor () -> any ApplicationDelegate
  private let makeSceneDelegate: (@MainActor () -> any SceneDelegate)?
  private var appDelegate: (any ApplicationDelegate)?
  private var windowSceneDelegate: (any SceneDelegate)?
  private var isRunning = false

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - appDelegate: Creates the app delegate of a new process.
  ///   - sceneDelegate: Creates the scene delegate of a new process when its scene connects; nil for an app without
  ///     scenes.
  package init(
    appDelegate: @escaping @MainActor () -> any ApplicationDelegate,
    sceneDelegate: (@MainActor () -> any SceneDelegate)? = nil
  ) {
    makeAppDelegate = appDelegate
    makeSceneDelegate = sceneDelegate
  }

  /// The app calls the SDKs itself.
  package var integration: AppIntegration { .own }
  /// The app delegate of the running process.
  package var applicationDelegate: (any ApplicationDelegate)? { appDelegate }
  /// The scene delegate of the running process; the app delegate if it is both.
  package var sceneDelegate: (any SceneDelegate)? {
    // The system creates the delegate when the scene connects, after the app delegate has finished launching.
    if windowSceneDelegate == nil, isRunning { windowSceneDelegate = makeSceneDelegate?() }
    return windowSceneDelegate ?? appDelegate as? any SceneDelegate
  }

  /// Creates the delegates of a new process.
  package func startProcess(_ environment: AppEnvironment) {
    appDelegate = makeAppDelegate()
    isRunning = true
  }

  /// Releases the delegates.
  package func endProcess() {
    appDelegate = nil
    windowSceneDelegate = nil
    isRunning = false
  }

  /// Notifies the delegates that observe gates.
  package func gateChanged(_ gate: String, isOpen: Bool) {
    (appDelegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
    (windowSceneDelegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
  }

  /// Releases the app delegate, which the SDKs reference weakly.
  package func releaseDelegate(of sdk: SDKName) {
    appDelegate = nil
  }
}
