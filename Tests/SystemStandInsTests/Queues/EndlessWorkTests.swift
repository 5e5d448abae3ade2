import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Async code of an app that goes on without end stops the run, and not the machine.
final class EndlessWorkTests: XCTestCase {
  private final class PollingDelegate: UIResponder, UIApplicationDelegate {
    var isAnswered = false

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let poll = Task {
        // A cancelled task does not wait here.
        while !isAnswered { try? await Task.sleep(for: .milliseconds(500)) }
      }
      Task {
        try? await Task.sleep(for: .seconds(15))
        poll.cancel()
      }
      return true
    }
  }

  private func failures(_ steps: [Step]) throws -> [String] {
    let test = try CorpusScenario.fruit(.integrated(appDelegate: { PollingDelegate() }), steps: steps)
    return test.run().failures(of: .count("didFinishLaunching", 1)).map { "\($0)" }
  }

  func testALoopOfACancelledTaskStopsTheRun() throws {
    let failures = try failures([.install, .launch, .wait(.seconds(40))])
    let text = failures.joined(separator: "\n").replacing(/\s+/, with: " ")
    XCTAssertTrue(text.contains("the app's async code goes on without end after didFinishLaunching"), text)
    XCTAssertTrue(text.contains("Task.sleep returns at"), text)
  }

  func testALoopThatWaitsIsNoReasonToStop() throws {
    XCTAssertEqual(try failures([.install, .launch, .wait(.seconds(10)), .kill()]), [])
  }

  /// Starts a timer that nothing invalidates.
  private final class TimerDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
  }

  /// A device pauses the app, and with it what sleeps, until the app returns.
  func testATimerOfASuspendedAppIsPausedAndPending() throws {
    let test = try CorpusScenario.fruit(
      .integrated(appDelegate: { TimerDelegate() }), steps: [.install, .launch, .background, .suspend])
    let run = test.run()
    XCTAssertEqual(run.failures(of: .count("didFinishLaunching", 1)).map { "\($0)" }, [])
    XCTAssertEqual(run.finalState.pending, ["timer sleep"])
  }

  /// Starts a task that waits for something else than time, and one that sleeps.
  private final class StuckDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
      Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
    }

    func applicationWillResignActive(_ application: UIApplication) {
      Task { try? await Task.sleep(for: .seconds(60)) }
    }
  }

  func testATaskOfASuspendedAppThatDoesNotSleepIsNamed() throws {
    let test = try CorpusScenario.fruit(
      .integrated(appDelegate: { StuckDelegate() }), steps: [.install, .launch, .background, .suspend])
    let failures = test.run().failures(of: .count("didFinishLaunching", 1)).map { "\($0)" }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.joined().contains("a task that applicationDidBecomeActive started has not finished"))
  }

  func testATimerThatIsNotOverIsNamedOnce() throws {
    let test = try CorpusScenario.fruit(.integrated(appDelegate: { TimerDelegate() }), steps: [.install, .launch])
    let failures = test.run().failures(of: .count("didFinishLaunching", 1)).map { "\($0)" }
    XCTAssertEqual(failures.count, 1)
    let text = failures.joined().replacing(/\s+/, with: " ")
    XCTAssertTrue(text.contains("a task or a timer that applicationDidBecomeActive started has not finished"), text)
    XCTAssertTrue(text.contains("it still sleeps in virtual time when the run ends"), text)
  }
}
