import DeepLinkSimulatorXCTest
import DeterministicExecution
import XCTest

/// What standard error says while work of the app does not give its thread back.
final class LongWorkNoteTests: XCTestCase {
  private static let note =
    "DeepLinkSimulator: the app's async code after onAppOpenAttribution has not given its thread back for more than ten "
    + "seconds, as in a loop of an actor's code that sleeps in a task that is cancelled, where Task.sleep returns at "
    + "once; nothing can stop it\n"

  /// Returns what is written during a run whose app has a task that is looked at three times.
  private func text(_ policy: AppWorkPolicy) throws -> String {
    try StandardErrorCapture.text {
      _ = try linkTest(policy) { _ in
        Task { for _ in 1...3 { LongWorkWatch.lookAtAll() } }
      }.run()
    }
  }

  func testWorkThatSettlesIsWatched() throws {
    XCTAssertEqual(try text(AppWorkPolicy()), Self.note)
  }

  func testWorkWhoseTurnsAreDecidedIsWatched() throws {
    XCTAssertEqual(try text(AppWorkPolicy(turns: .isDecided)), Self.note)
  }
}
