import DeterministicExecution
import SDKContract

/// Whether the calling thread runs a simulation, which is the main actor of what it simulates.
enum SimulatedThread {
  static var isHere: Bool { SimulationLoop.current?.environment is AppEnvironment }
}
