#if os(Linux)
  import DeterministicExecution
  import Foundation
  import SDKContract
  import Synchronization

  /// Notes about app code that gives work to the real system, in an app without a simulated one.
  ///
  /// A run does not wait for such work, so what it would have done looks as if it did not happen, and the test passes.
  enum RealCalls {
    /// What is on standard error already.
    private static let noted = Mutex<Set<String>>([])

    /// Says that app code uses something of the system, the first time that it does in this process; without effect in
    /// other code.
    static func note(_ call: String) {
      guard let environment = SimulationLoop.current?.environment as? AppEnvironment, environment.system == nil,
        noted.withLock({ $0.insert(call).inserted })
      else { return }
      let message =
        "DeepLinkSimulator: note: app code uses \(call), which is real for an app that is passed as .delegate: no run "
        + "waits for the work; use SimulatedQueue or the clock of the environment, or pass the app as .integrated\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
#endif
