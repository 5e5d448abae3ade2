import DeterministicExecution
import Foundation

extension AppEnvironment {
  /// The environment of the app that is simulated on this thread.
  ///
  /// Code that is not given an environment finds its simulation here, for example code that calls an SDK through its
  /// class. Simulations on other threads have their own environments. Where no app is simulated, as on a thread to
  /// which an app's work has escaped, calls have no effect, and a message on standard error says so.
  public static var current: AppEnvironment { simulated ?? unsimulated() }

  /// Runs a body with the environment of the app that is simulated on this thread, from code of any isolation.
  ///
  /// - Parameters:
  ///   - argument: What the app passed.
  ///   - body: What to do. Where no app is simulated, it gets a new environment that nothing else uses.
  package nonisolated static func withCurrent<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (AppEnvironment, Argument) -> Result
  ) -> Result {
    let environment = simulated ?? unchecked { unsimulated() }
    typealias Body = (AppEnvironment, Argument) -> Result
    // Sound because the environment belongs either to the simulation of this thread, all of whose code runs on it
    // serially, or to nothing else.
    return unsafeBitCast(body, to: Body.self)(environment, argument)
  }

  /// The environment of the app that is simulated on this thread; nil if there is none.
  package nonisolated static var simulated: AppEnvironment? {
    guard let environment = SimulationLoop.current?.environment as? AppEnvironment else { return nil }
    return environment.link.isHere ? environment : nil
  }

  private static func unsimulated() -> AppEnvironment {
    let message =
      "DeepLinkSimulator: an SDK was called where no app is simulated, which has no effect: run the code "
      + "from a ScenarioTest, on the simulation's thread\n"
    FileHandle.standardError.write(Data(message.utf8))
    return AppEnvironment(simulation: nil)
  }

  fileprivate nonisolated static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Body = () -> Result
    // Sound because the body creates a new object and touches nothing that anything else references.
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Body.self)() }
  }
}

extension SDKStandIn {
  /// Creates a stand-in that belongs to no simulation, for an object that outlives simulations, such as a shared
  /// instance.
  package nonisolated static func unsimulated() -> Self {
    AppEnvironment.unchecked { Self(SDKLink(SimulationLink(nil), index: nil)) }
  }
}
