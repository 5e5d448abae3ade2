#if os(Linux)
  import DeterministicExecution
  import Foundation
  import SDKContract
  import Synchronization

  /// Notes about app code that gives work to the real system, in an app without a simulated one.
  ///
  /// A run does not wait for such work, so what it would have done looks as if it did not happen, and the test passes.
  enum RealCalls {
    /// Something of the system that app code can give work to.
    enum Receiver: String {
      case queue = "a real queue, itself or through OperationQueue, URLSession and the like"
      case timer = "a real timer"
    }

    /// What is on standard error already.
    private static let noted = Mutex<Set<Receiver>>([])

    /// Says that app code uses something of the system, the first time that it does in this process; without effect in
    /// other code.
    static func note(_ receiver: Receiver) {
      guard let environment = SimulationLoop.current?.environment as? AppEnvironment, environment.system == nil,
        noted.withLock({ $0.insert(receiver).inserted })
      else { return }
      let message =
        "DeepLinkSimulator: note: an app that is passed as .delegate uses \(receiver.rawValue): no run waits for the work; "
        + "use SimulatedQueue or the clock of the environment, or pass the app as .integrated\n"
      FileHandle.standardError.write(Data(message.utf8))
    }

    /// Says that app code uses a queue of the system, unless the queue belongs to Foundation.
    static func note(_ queue: OpaquePointer) {
      if !VirtualQueues.isForeign(queue) { note(.queue) }
    }
  }
#endif
