import DeterministicExecution
import Synchronization
import XCTest

final class LongWorkWatchTests: XCTestCase {
  private final class Reports: Sendable {
    let calls = Mutex<[String]>([])
  }

  func testWorkThatDoesNotEndIsReportedOnce() {
    let reports = Reports()
    let watch = LongWorkWatch { call in reports.calls.withLock { $0.append(call) } }
    watch.during("didFinishLaunching") {
      watch.look()
      watch.look()
      XCTAssertEqual(reports.calls.withLock { $0 }, [], "it may only be slow")
      watch.look()
      watch.look()
    }
    XCTAssertEqual(reports.calls.withLock { $0 }, ["didFinishLaunching"])
  }

  func testWorkThatEndsIsNotReported() {
    let reports = Reports()
    let watch = LongWorkWatch { call in reports.calls.withLock { $0.append(call) } }
    for _ in 1...4 {
      watch.during("onConversionDataSuccess") { watch.look() }
      watch.look()
    }
    XCTAssertEqual(reports.calls.withLock { $0 }, [])
  }

  func testWorkInsideOfOtherWorkBelongsToIt() {
    let reports = Reports()
    let watch = LongWorkWatch { call in reports.calls.withLock { $0.append(call) } }
    watch.during("outer") {
      watch.during("inner") { watch.look() }
      watch.look()
      watch.look()
    }
    XCTAssertEqual(reports.calls.withLock { $0 }, ["outer"])
  }

  func testRunsOneAfterAnotherUseOneWatch() {
    // Other tests may hold a loan.
    var first: LongWorkWatch.Loan? = LongWorkWatch.Loan { _ in }
    let second = LongWorkWatch.Loan { _ in }
    let watch = first?.watch
    XCTAssertFalse(watch === second.watch)
    first = nil
    let third = LongWorkWatch.Loan { _ in }
    XCTAssertTrue(third.watch === watch)
  }
}
