import DeterministicExecution
import Foundation

extension AppEnvironment {
  /// What the app of the simulation on this thread finds around it.
  ///
  /// It is how code that is given nothing finds its simulation, as code that calls an SDK by its class does.
  /// Simulations on other threads have their own. Where no app is simulated, as on a thread to which an app's work
  /// has escaped, calls have no effect, and standard error says so.
  public static var current: AppEnvironment {
    if let environment = SimulationLoop.current?.environment as? AppEnvironment { return environment }
    let message =
      "DeepLinkSimulator: an SDK was called where no app is simulated, which has no effect: run the code "
      + "from a ScenarioTest, on the simulation's thread\n"
    FileHandle.standardError.write(Data(message.utf8))
    return AppEnvironment(simulation: nil)
  }
}
