import DeterministicExecution
import Foundation

extension AppEnvironment {
  /// What the app of the simulation on this thread finds around it.
  ///
  /// It is how code that is given nothing finds its simulation, as code that calls an SDK by its class does.
  /// Simulations on other threads have their own. Where no app is simulated, as on a thread to which an app's work
  /// has escaped, calls have no effect, and standard error says so.
  public static var current: AppEnvironment { simulated ?? unsimulated() }

  /// Does something with what is around the app of the simulation on this thread, for code of any isolation.
  ///
  /// - Parameters:
  ///   - argument: What the app has passed.
  ///   - body: What is done; where no app is simulated, with surroundings that nobody else has.
  package nonisolated static func withCurrent<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (AppEnvironment, Argument) -> Result
  ) -> Result {
    let environment = simulated ?? unchecked { unsimulated() }
    typealias Body = (AppEnvironment, Argument) -> Result
    // Sound because the environment belongs either to the simulation of this thread, on which everything of it runs, one
    // piece after the other, or to nobody else.
    return unsafeBitCast(body, to: Body.self)(environment, argument)
  }

  /// What is around the app that is simulated on this thread; nil if there is none.
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
    // Sound because the body makes a new object, and touches nothing that anything else holds.
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Body.self)() }
  }
}

extension SDKStandIn {
  /// Creates a stand-in that belongs to no simulation, for an object that outlives simulations, as a shared one does.
  package nonisolated static func unsimulated() -> Self {
    AppEnvironment.unchecked { Self(SDKLink(SimulationLink(nil), index: nil)) }
  }
}
