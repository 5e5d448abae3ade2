import XCTest

/// A file with a schedule can come to something else in a replay than in the default order of an exploration.
final class FileScheduleNoteTests: XCTestCase {
  func testAnExplorationSaysThatItDoesNotFollowTheSchedule() {
    let note = "\n  note      the schedule of the file is not followed; a replay follows it\n"
    let path = "Scenarios/ios/life-cycle/closed-by-hand-before-it-is-left.jsonc"
    XCTAssertEqual(CapturedRun(["replay", path]).code, .success)
    let run = CapturedRun(["explore", "--differences", "0", path])
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.output.contains(note), run.output)
    let other = CapturedRun(["explore", "Scenarios/ios/life-cycle/permission-alert.jsonc"])
    XCTAssertFalse(other.output.contains(note), other.output)
  }
}
