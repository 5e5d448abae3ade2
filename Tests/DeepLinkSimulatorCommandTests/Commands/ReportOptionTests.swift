import Foundation
import XCTest

@testable import DeepLinkSimulatorCommand

/// `--report` and `--annotations`.
final class ReportOptionTests: XCTestCase {
  private let passing = """
    { "version": 1, "name": "one tap", "app": { "domains": ["a.example"] },
      "steps": [{ "install": {} }, { "tap": "https://a.example/x" }], "expect": [{ "never": "kill" }] }
    """
  private var failing: String { passing.replacing("never\": \"kill", with: "never\": \"tap") }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  func testSeveralReportsAreWrittenBesideTheText() throws {
    try withFolder { folder in
      let kinds = ["junit", "html", "markdown", "mermaid", "trace", "sarif"]
      let options = kinds.flatMap { ["--report", "\($0)=\(folder)/\($0)"] }
      let run = CapturedRun(["replay", "-"] + options, input: failing)
      XCTAssertEqual(run.code, .failure)
      XCTAssertTrue(run.output.contains("✘ one tap"), run.output)
      for kind in kinds {
        let text = try String(contentsOfFile: "\(folder)/\(kind)", encoding: .utf8)
        XCTAssertTrue(text.contains("one tap"), "\(kind): \(text.prefix(200))")
        XCTAssertTrue(text.hasSuffix("\n"), kind)
      }
    }
  }

  func testAReportThatIsAskedForAsAFormatIsNamed() {
    let known = [("replay", ["junit", "html", "github"]), ("explore", ["junit", "sarif"]), ("merge", ["junit"])]
    for (command, kinds) in known {
      for kind in kinds {
        let run = CapturedRun([command, "--format", kind, "-"], input: passing)
        XCTAssertEqual(run.code, .usage)
        XCTAssertTrue(
          run.diagnostics.contains(", not \"\(kind)\"; --report \(kind)=FILE writes it to a file\n"), run.diagnostics)
      }
    }
    let others = [
      ["replay", "--format", "pdf", "-"], ["replay", "--mode", "junit", "-"], ["rules", "--format", "html"],
    ]
    for arguments in others {
      let run = CapturedRun(arguments, input: passing)
      XCTAssertEqual(run.code, .usage)
      XCTAssertFalse(run.diagnostics.contains("--report"), run.diagnostics)
    }
  }

  func testAReportReplacesAnOlderAndLongerOne() throws {
    try withFolder { folder in
      let file = "\(folder)/run.xml"
      try String(repeating: "x", count: 100_000).write(toFile: file, atomically: true, encoding: .utf8)
      XCTAssertEqual(CapturedRun(["replay", "-", "--report", "junit=\(file)"], input: passing).code, .success)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(text.hasSuffix("</testsuites>\n"))
      XCTAssertFalse(text.contains("xxx"))
    }
  }

  func testAFileThatCannotBeWrittenEndsTheCommandBeforeItsWork() {
    let run = CapturedRun(["replay", "-", "--report", "html=/no/such/folder/run.html"], input: failing)
    XCTAssertEqual(run.code, .internalError)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.diagnostics,
      "error: the report \"/no/such/folder/run.html\" cannot be written: No such file or directory; "
        + "check its folder and its permissions\n")
  }

  func testTheNameOfAReportNeedNotBeText() throws {
    try withFolder { folder in
      // The last byte is not UTF-8.
      let path = SystemPath.text(Array("\(folder)/r".utf8) + [0xFF])
      XCTAssertEqual(CapturedRun(["replay", "-", "--report", "junit=\(path)"], input: passing).code, .success)
      XCTAssertEqual(FileStatus(path)?.kind, .file)
    }
  }

  func testAReportIsNoFileThatTheCommandReadsOrKeeps() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(passing, to: "a.json")
    try folder.link("b.json", to: "a.json")
    let (file, results) = ("\(folder.path)/a.json", "\(folder.path)/a.res")
    let other = "\(folder.path)/./a.json"
    let others: [(arguments: [String], complaint: String)] = [
      (["replay", "--report", "html=\(file)", file], "which this command reads"),
      (["replay", "--report", "html=\(other)", folder.path], "which this command reads"),
      (["replay", "--report", "html=\(folder.path)/b.json", file], "which this command reads"),
      (["matrix", "--report", "html=\(file)", file], "which this command reads"),
      (
        ["explore", "--results", results, "--report", "html=\(folder.path)/./a.res", file],
        "--report html and --results cannot both be"
      ),
      (
        ["replay", "--report", "html=\(folder.path)/r", "--report", "junit=\(folder.path)/./r", file],
        "--report html and --report junit cannot both be"
      ),
    ]
    for (arguments, complaint) in others {
      let run = CapturedRun(arguments)
      XCTAssertTrue(run.diagnostics.contains(complaint), run.diagnostics)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .usage)
    }
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), passing)
    XCTAssertNil(FileManager.default.contents(atPath: results))
    let run = CapturedRun(["replay", "--report", "html=\(folder.path)/run.html", file])
    XCTAssertEqual(run.code, .success, run.diagnostics)
  }

  func testAnUnknownKindNamesTheNearestOne() {
    let run = CapturedRun(["replay", "-", "--report", "junt=a.xml"], input: passing)
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.contains("did you mean \"junit\"?"), run.diagnostics)
  }

  func testAKindWithoutAFileSaysHowToNameOne() {
    let run = CapturedRun(["replay", "-", "--report", "html"], input: passing)
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.hasPrefix("error: --report html needs a file, as in html=FILE"), run.diagnostics)
  }

  func testTwoReportsCannotShareAFile() {
    let run = CapturedRun(["replay", "-", "--report", "html=a", "--report", "junit=a"], input: passing)
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.contains("cannot both be \"a\""), run.diagnostics)
  }

  func testAnnotationsNameFilesFromTheTopOfTheCheckout() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(failing, to: "a.json")
    let here = FileManager.default.currentDirectoryPath
    let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let top = URL(fileURLWithPath: here).deletingLastPathComponent().path
    let run = CapturedRun(
      ["replay", "\(up)\(folder.path)/a.json"], environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": top])
    // One level less leads to the root from there.
    let file = "\(up.dropFirst(3))\(folder.path)/a.json"
    XCTAssertTrue(run.output.contains("\n::error file=\(file),"), run.output)
  }

  func testAnnotationsComeByThemselvesOnGitHubUnlessToldOtherwise() {
    let environment = ["GITHUB_ACTIONS": "true"]
    let run = CapturedRun(["replay", "-"], input: failing, environment: environment)
    XCTAssertTrue(run.output.contains("\n::error title="), run.output)
    let silent = CapturedRun(["replay", "-", "--annotations", "off"], input: failing, environment: environment)
    XCTAssertFalse(silent.output.contains("::error"), silent.output)
    XCTAssertFalse(CapturedRun(["replay", "-"], input: failing).output.contains("::error"))
    XCTAssertTrue(CapturedRun(["replay", "-", "--annotations", "on"], input: failing).output.contains("::error"))
    var coloured = ScenarioText(expect: #"{ "event": "launch", "times": 9 }"#)
    coloured.name = #"a\u001b[31m"#
    let plain = CapturedRun(["replay", "-", "--annotations", "on"], input: coloured.text)
    XCTAssertTrue(plain.output.contains("title=a\u{FFFD}[31m::"), plain.output)
    XCTAssertFalse(plain.output.contains("\u{1B}"), plain.output)
  }
}
