import DeepLinkSimulator
import Foundation
import XCTest

/// The XCTest test that runs, for the replay lines of driven devices: their calls are no methods of the test case.
final class RunningTest: NSObject, Sendable {
  private static let lock = NSLock()
  // The lock protects it.
  nonisolated(unsafe) private static var current: TestFilter?

  /// The running test; nil if none runs, or where tests are not observed.
  static var filter: TestFilter? { lock.withLock { current } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let filter = testCase.testFilter
    Self.lock.withLock { Self.current = filter }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { Self.lock.withLock { Self.current = nil } }
}

#if os(Linux)
  extension RunningTest: XCTestObservation {}

  /// Observes the tests of this process; called once, before `main`.
  @_cdecl("deepLinkSimulatorObserveTests")
  func observeTests() {
    XCTestObservationCenter.shared.addTestObserver(RunningTest())
  }
#endif
