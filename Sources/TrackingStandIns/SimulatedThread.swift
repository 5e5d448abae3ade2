import DeterministicExecution
import SDKContract

/// Determines whether the calling thread runs a simulation, in which case it is the main actor of the simulated app.
enum SimulatedThread {
  static var isHere: Bool { SimulationLoop.current?.environment is AppEnvironment }
}
