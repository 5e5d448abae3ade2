import DeterministicExecution

extension AppEnvironment {
  /// What the app of the simulation on this thread finds around it.
  ///
  /// It is how code that is given nothing finds its simulation, as code that calls an SDK by its class does.
  /// Simulations on other threads have their own.
  public static var current: AppEnvironment {
    guard let environment = SimulationLoop.current?.environment as? AppEnvironment else {
      preconditionFailure(
        "An SDK was called where no app is simulated. Run the code from a ScenarioTest, on the simulation's thread.")
    }
    return environment
  }
}
