import XCTest

@testable import ScenarioFormat

/// Words of the format that were renamed: old files keep working, and a note names the word of today.
final class RenamedKeyTests: XCTestCase {
  private func file(_ expectations: String) -> ScenarioFile {
    ScenarioFile(
      text: """
        {
          "version": 1, "name": "n", "steps": [],
          "expect": [\(expectations)],
        }
        """)
  }

  func testAFormerWordIsReadWithANote() {
    let former = file(#"{ "order": ["launch", "kill"] }"#)
    XCTAssertEqual(former.diagnostics, [])
    XCTAssertEqual(former.scenario, file(#"{ "sequence": ["launch", "kill"] }"#).scenario)
    XCTAssertEqual(
      former.notes.map(\.description),
      [
        """
        a.json:3:16: note: "order" is called "sequence" today; write that here
          "expect": [{ "order": ["launch", "kill"] }],
                       ^
        """
      ])
  }

  func testThereIsOneNoteForEachWord() {
    let former = file(#"{ "order": ["launch"] }, { "order": ["kill"] }, { "order": ["alert"] }"#)
    XCTAssertEqual(
      former.notes.map(\.message),
      [#""order" is called "sequence" today; write that here, and 2 more times in this file"#])
    XCTAssertEqual(former.notes.first?.location, SourceLocation(line: 3, column: 16))
    XCTAssertEqual(
      file(#"{ "order": ["launch"] }, { "order": ["kill"] }"#).notes.map(\.message),
      [#""order" is called "sequence" today; write that here, and 1 more time in this file"#])
  }

  func testTheWordOfTodayNeedsNoNote() {
    XCTAssertEqual(file(#"{ "sequence": ["launch"] }"#).notes, [])
    // Where the word means something else, it is left alone.
    XCTAssertEqual(file(#"{ "callback": "c", "payload": { "order": 1 } }"#).notes, [])
  }

  func testBothWordsAtOnceAreOneTooMany() {
    XCTAssertEqual(
      file(#"{ "sequence": ["launch"], "order": ["kill"] }"#).diagnostics.map(\.message),
      [#"duplicate key "order"; it was given in line 3 already"#])
  }

  func testEveryVariantHasTheNotesOfItsFile() {
    let file = ScenarioFile(
      text: """
        {
          "version": 1, "name": "n", "steps": [],
          "variants": { "style": { "uikit-scenes": { "expect": [{ "order": ["launch"] }] } } },
        }
        """)
    XCTAssertEqual(file.runs.map(\.notes), [file.notes])
    XCTAssertEqual(file.notes.count, 1)
    XCTAssertEqual(file.scenario?.expectations.count, 1)
  }
}
