import DeepLinkSimulatorXCTest
import Dispatch
import XCTest

private typealias DispatchQueue = SimulatedQueue

/// Code with queues, as it is but for the name of the queue's type.
final class SimulatedQueueTests: XCTestCase {
  func testABlockOfTheMainQueueRunsAfterTheCallbackAndBeforeTheNextEvent() throws {
    let run = try linkTest { environment in
      DispatchQueue.main.async { environment.record("block") }
      environment.record("callback")
    }.run()
    XCTAssertEqual(run.appEvents, ["callback", "block", "data"])
    assertTrace(run, .caused("block", by: "onAppOpenAttribution"))
  }

  func testADelayIsVirtualTime() throws {
    let start = ContinuousClock.now
    let run = try linkTest { environment in
      DispatchQueue.main.asyncAfter(deadline: .now() + 90) { environment.record("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { environment.record("soon") }
    }.run()
    assertTrace(run, .sequence("soon", "data", "late"), .count("timer sleep", 2), .nothingPending)
    XCTAssertEqual(run.trace.events.last?.time.microseconds, 90_001_000)
    XCTAssertLessThan(start.duration(to: .now), .seconds(5))
  }

  func testWorkComesBackFromAGlobalQueue() throws {
    let run = try linkTest { environment in
      DispatchQueue.global(qos: .userInitiated).async {
        environment.record("parsed")
        DispatchQueue.main.async { environment.show("apples_vc") }
      }
    }.run()
    assertTrace(run, .sequence("parsed", "route apples_vc", "onConversionDataSuccess"))
  }

  func testASerialQueueIsFirstInFirstOutInEveryOrderAndTheGlobalOneIsNot() throws {
    var serial = try linkTest { environment in
      let queue = DispatchQueue(label: "links")
      for number in 1...3 { queue.async { environment.record("block", "\(number)") } }
    }
    serial.plan.appWork.turns = .isDecided
    assertEveryOrder(of: serial, .sequence("block 1", "block 2", "block 3"))
    var concurrent = try linkTest { environment in
      for number in 1...2 { DispatchQueue.global().async { environment.record("block", "\(number)") } }
    }
    concurrent.plan.appWork.turns = .isDecided
    let failures: [OrderTestFailure] = concurrent.failuresInOrders(of: .sequence("block 1", "block 2"))
    XCTAssertEqual(failures.count, 1)
  }

  func testBlocksOfAProcessEndWithIt() throws {
    let scenario = Scenario(
      name: "killed", app: AppDescription(domains: ["example.onelink.me"], sdks: [.appsFlyer()]),
      steps: [.install, .launch, .wait(.seconds(2)), .kill(), .launch, .wait(.seconds(20))])
    let test = try ScenarioTest(scenario, app: .delegate { StartingDelegate($0) })
    assertTrace(test.run(), .count("started", 2), .count("late", 1))
  }
}

/// Does something a few seconds after its process began.
private final class StartingDelegate: ApplicationDelegate {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) { self.environment = environment }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    DispatchQueue.main.async { [environment] in environment.record("started") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5.0) { [environment] in environment.record("late") }
    return true
  }
}
