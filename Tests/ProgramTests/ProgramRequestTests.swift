import DeepLinkSimulatorCommand
import XCTest

@testable import Fuzz
@testable import LibraryCheck

/// What the programs of this package do with their arguments.
final class ProgramRequestTests: XCTestCase {
  private func check(_ arguments: String...) -> ProgramRequest<CheckOptions> {
    ProgramRequest(arguments, for: CheckOptions.specification) { CheckOptions($0) }
  }

  private func fuzz(_ arguments: String...) -> ProgramRequest<FuzzOptions> {
    ProgramRequest(arguments, for: FuzzOptions.specification) { (arguments) throws(UsageError) in
      try FuzzOptions(arguments)
    }
  }

  /// The first line that is said instead of doing the work; nil if the work is done.
  private func complaint<Options>(_ request: ProgramRequest<Options>) -> String? {
    guard case .end(let lines, let code) = request else { return nil }
    XCTAssertEqual(code, .usage)
    XCTAssertTrue(lines.contains { $0.hasPrefix("USAGE: swift run -c release ") }, "the help says what is right")
    return lines.first
  }

  private func options<Options>(_ request: ProgramRequest<Options>) throws -> Options {
    guard case .work(let options) = request else {
      XCTFail("\(request)")
      throw XCTSkip()
    }
    return options
  }

  func testTheCheckTakesItsOptions() throws {
    let byDefault = try options(check())
    XCTAssertFalse(byDefault.writes)
    XCTAssertEqual(byDefault.scenarios, "Scenarios")
    XCTAssertEqual(byDefault.snapshot, "Tests/DeepLinkSimulatorCommandTests/Snapshots/outcomes.txt")
    let all = try options(check("--write", "--scenarios", "A", "--snapshot=b.txt"))
    XCTAssertTrue(all.writes)
    XCTAssertEqual([all.scenarios, all.snapshot], ["A", "b.txt"])
  }

  func testTheCheckRefusesWhatItDoesNotKnow() {
    XCTAssertEqual(
      complaint(check("--wite")), #"error: LibraryCheck has no option "--wite"; did you mean "--write"?"#)
    XCTAssertEqual(complaint(check("--snapshot")), "error: --snapshot needs a value")
    XCTAssertEqual(complaint(check("--write=yes")), "error: --write takes no value")
    XCTAssertEqual(complaint(check("Scenarios")), #"error: LibraryCheck does not take the argument "Scenarios""#)
  }

  func testTheFuzzerTakesItsOptions() throws {
    let byDefault = try options(fuzz())
    XCTAssertEqual(byDefault.target, "scenarios")
    XCTAssertEqual(byDefault.seed, 1)
    XCTAssertEqual(byDefault.numbers, 0..<100_000)
    let some = try options(fuzz("--target", "commands", "--seed", "7", "--from", "5", "--count", "3"))
    XCTAssertEqual(some.target, "commands")
    XCTAssertEqual(some.seed, 7)
    XCTAssertEqual(some.numbers, 5..<8)
    XCTAssertEqual(try options(fuzz("--show", "9")).numbers, 9..<10)
  }

  func testTheFuzzerRefusesWhatItDoesNotKnow() {
    XCTAssertEqual(complaint(fuzz("--sed", "1")), #"error: Fuzz has no option "--sed"; did you mean "--seed"?"#)
    XCTAssertEqual(
      complaint(fuzz("--target", "command")),
      #"error: --target takes scenarios or commands, not "command"; did you mean "commands"?"#)
    XCTAssertEqual(
      complaint(fuzz("--seed", "x")), "error: --seed needs a whole number from 0 to \(UInt64.max), not x")
    for number in ["1.5", "9223372036854775807", "99999999999999999999"] {
      XCTAssertEqual(
        complaint(fuzz("--count", number)),
        "error: --count needs a whole number from 0 to \(Int.max / 2), not \(number)")
    }
  }

  func testHelpAndVersionEndTheProgramWell() throws {
    guard case .end(let help, let code) = check("--help") else { return XCTFail("no help") }
    XCTAssertEqual(code, .success)
    for option in ["--write", "--scenarios <folder>", "--snapshot <file>"] {
      XCTAssertTrue(help.contains { $0.contains(option) }, option)
    }
    guard case .end(let version, .success) = fuzz("--version") else { return XCTFail("no version") }
    XCTAssertEqual(version, ["Fuzz \(DeepLinkSimulatorCommand.version)"])
  }
}
