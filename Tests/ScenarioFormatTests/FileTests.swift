import Foundation
import XCTest

@testable import ScenarioFormat

final class FileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("ScenarioFormat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func complaints(_ bytes: [UInt8]) -> [String] {
    ScenarioFile(name: "a.json", bytes: bytes).diagnostics.map {
      String($0.description.prefix { $0 != "\n" })
    }
  }

  func testAFileIsReadByItsPathAndNamedAsAsked() throws {
    let url = folder.appendingPathComponent("good.json")
    try Data(Samples.smallest.utf8).write(to: url)
    let file = ScenarioFile(name: "good.json", readingFrom: url.path)
    XCTAssertEqual(file.name, "good.json")
    XCTAssertEqual(file.scenario?.name, "n")
  }

  func testAFileThatIsNotThereIsAComplaint() {
    let file = ScenarioFile(name: "none.json", readingFrom: folder.appendingPathComponent("none.json").path)
    XCTAssertEqual(file.diagnostics.map(\.description), ["none.json: error: there is no such file"])
  }

  func testAFolderIsAComplaint() {
    let file = ScenarioFile(name: "folder", readingFrom: folder.path)
    XCTAssertEqual(file.diagnostics.map(\.description), ["folder: error: this is a folder; name a file in it"])
  }

  func testAFileWithoutPermissionIsAComplaint() throws {
    let url = folder.appendingPathComponent("secret.json")
    try Data(Samples.smallest.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
    guard FileHandle(forReadingAtPath: url.path) == nil else {
      throw XCTSkip("this user may read everything")
    }
    let file = ScenarioFile(name: "secret.json", readingFrom: url.path)
    XCTAssertEqual(
      file.diagnostics.map(\.description), ["secret.json: error: the file cannot be read; check its permissions"])
  }

  func testAFileThatIsTooLargeIsAComplaint() throws {
    let url = folder.appendingPathComponent("large.json")
    try Data(repeating: ASCII.space, count: (4 << 20) + 1).write(to: url)
    let file = ScenarioFile(name: "large.json", readingFrom: url.path)
    XCTAssertEqual(
      file.diagnostics.map(\.description),
      ["large.json: error: the file has more than 4 MiB, the most that a scenario can have"])
    let small = [UInt8](repeating: ASCII.space, count: 4 << 20)
    XCTAssertEqual(
      complaints(small),
      ["a.json:1:1: error: the file is empty; a scenario is an object with a \"version\" and a \"name\""])
  }

  func testAByteOrderMarkOfUTF8IsSkipped() {
    let file = ScenarioFile(name: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array(Samples.smallest.utf8))
    XCTAssertEqual(file.scenario?.name, "n")
    XCTAssertEqual(
      complaints([0xEF, 0xBB, 0xBF] + Array("[]".utf8)), ["a.json:1:1: error: expected an object, found a list"])
  }

  func testOtherEncodingsAreComplaints() {
    let complaint = ["a.json: error: the file is in UTF-16 or UTF-32; save it as UTF-8"]
    let units = Array(Samples.smallest.utf16)
    let littleEndian = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    XCTAssertEqual(complaints(littleEndian), complaint)
    XCTAssertEqual(complaints(bigEndian), complaint)
    XCTAssertEqual(complaints([0xFF, 0xFE] + littleEndian), complaint)
    XCTAssertEqual(complaints([0xFE, 0xFF] + bigEndian), complaint)
  }

  func testBytesThatAreNotUTF8AreComplaintsOnceInALine() {
    let text = Array("{ \"version\": 1, \"steps\": [],\n  \"name\": \"é".utf8) + [0xE9, 0xE9] + Array("\" }".utf8)
    XCTAssertEqual(
      complaints(text), ["a.json:2:13: error: the byte 0xe9 is not valid UTF-8; save the file as UTF-8"])
    let invalid: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF],
    ]
    for bytes in invalid {
      let text = Array("{ \"version\": 1, \"steps\": [], \"name\": \"".utf8) + bytes + Array("\" }".utf8)
      XCTAssertEqual(complaints(text).count, 1, "\(bytes)")
      XCTAssertTrue(complaints(text).allSatisfy { $0.hasPrefix("a.json:1:39: error: the byte") }, "\(bytes)")
    }
  }

  func testEveryKindOfLineBreakCounts() {
    XCTAssertEqual(
      ScenarioFile(text: "{\r\n\"version\": 1,\r\"name\": 5,\n\"steps\": 5 }").diagnostics.compactMap(\.location),
      [SourceLocation(line: 3, column: 9), SourceLocation(line: 4, column: 10)])
  }
}
