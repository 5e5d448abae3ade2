import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app whose delegate passes all calls of the system on to the parts of the app.
final class ServiceRegistryTests: XCTestCase {
  func testALinkReachesThePartThatTakesLinks() throws {
    let app = TestedApp.integrated(appDelegate: { RegisteredAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start)).run()
      assertTrace(run, .count("route apples", 1))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1))
  }

  func testOnlyPartsThatTakeLinksAnswer() throws {
    let (app, answers) = (Recorder(), [true])
    let run = try CorpusScenario.fruit(
      app.tested, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: .foreground)
    ).run()
    assertTrace(run, .count("route apples", 1))
    XCTAssertEqual(app.answers, answers)
  }

  func testCallsThatNoSimulationMakesReachTheParts() throws {
    CountingService.times = 0
    let app = TestedApp.integrated(appDelegate: { TimeAppDelegate() })
    let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: .foreground)
    assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1))
    XCTAssertEqual(CountingService.times, 1)
  }

  func testAnAppFromTheTimeOfIOS2IsLaunched() throws {
    let app = TestedApp.integrated(appDelegate: { FirstAppDelegate() })
    let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: .foreground)
    assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("send launch 1", 1))
  }
}

/// Keeps what the app delegate answered.
private final class Recorder: @unchecked Sendable {
  private var delegate: RegisteredAppDelegate?
  var answers: [Bool] { delegate?.answers ?? [] }
  var tested: TestedApp {
    .integrated(appDelegate: {
      let delegate = RegisteredAppDelegate()
      self.delegate = delegate
      return delegate
    })
  }
}

/// An app delegate that passes on what no simulation calls.
private final class TimeAppDelegate: ServiceRegistryDelegate {
  override var services: [AppService] { [CountingService(), LinkService()] }
  override func applicationDidBecomeActive(_ application: UIApplication) {
    super.applicationDidBecomeActive(application)
    applicationSignificantTimeChange(application)
    XCTAssertFalse(self.application(application, shouldSaveApplicationState: NSCoder()))
  }
}
