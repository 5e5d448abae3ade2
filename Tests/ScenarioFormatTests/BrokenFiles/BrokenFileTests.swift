import SDKContract
import XCTest

@testable import ScenarioFormat

final class BrokenFileTests: XCTestCase {
  func testEveryBrokenFileGetsExactlyItsComplaints() {
    for file in BrokenFile.all {
      let complaints = ScenarioFile(name: "a.json", text: file.text).diagnostics.map { diagnostic in
        String(diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)[0])
      }
      XCTAssertEqual(
        complaints, file.complaints.map { "a.json:\(Self.withSeverity($0))" },
        "\(file.mistake):\n\(file.text)")
    }
  }

  func testThereAreManyBrokenFilesAndEachIsAnother() {
    XCTAssertGreaterThan(BrokenFile.all.count, 150)
    XCTAssertEqual(Set(BrokenFile.all.map(\.mistake)).count, BrokenFile.all.count)
    XCTAssertEqual(Set(BrokenFile.all.map(\.text)).count, BrokenFile.all.count)
  }

  func testEveryComplaintShowsItsLineWithACaretUnderItsColumn() throws {
    for file in BrokenFile.all {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for diagnostic in ScenarioFile(name: "a.json", text: file.text).diagnostics {
        let location = try XCTUnwrap(diagnostic.location)
        let shown = diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(shown.count, 3, diagnostic.description)
        var text = lines[location.line - 1].unicodeScalars
        // The mark before the text is not part of its first line.
        if location.line == 1, text.first == "\u{FEFF}" { text.removeFirst() }
        let line = String(String.UnicodeScalarView(text.map { $0 == "\t" || $0.isShowable ? $0 : "\u{FFFD}" }))
        guard line.count <= 120 else { continue }
        XCTAssertEqual(String(shown[1]), line, file.mistake)
        let margin = line.prefix(location.column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
        XCTAssertEqual(String(shown[2]), margin + "^", file.mistake)
      }
    }
  }

  func testComplaintsAboutAPlaceCanBeMadeAfterwards() {
    let file = ScenarioFile(name: "a.json", text: "{\n  \"version\": 1 }")
    XCTAssertEqual(
      file.diagnostic("too early", at: SourceLocation(line: 2, column: 3)).description,
      "a.json:2:3: error: too early\n  \"version\": 1 }\n  ^")
    XCTAssertEqual(file.diagnostic("too early", at: nil).description, "a.json: error: too early")
    XCTAssertEqual(
      file.diagnostic("too early", at: SourceLocation(line: 9, column: 3)).description, "a.json:9:3: error: too early")
  }

  /// `1:2: message` as it stands in a complaint: `1:2: error: message`.
  private static func withSeverity(_ complaint: String) -> String {
    let parts = complaint.split(separator: " ", maxSplits: 1)
    return "\(parts[0]) error: \(parts[1])"
  }
}
