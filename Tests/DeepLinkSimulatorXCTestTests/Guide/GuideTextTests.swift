import XCTest

/// What docs/testing.md, docs/driving.md and docs/explore.md show is what the tests beside this one compile and run.
final class GuideTextTests: XCTestCase {
  func testEachSnippetIsInATest() throws {
    let folder = "Tests/DeepLinkSimulatorXCTestTests/Guide/"
    let sources = try [
      "FruitDelegate.swift", "GuideTests.swift", "FruitTests.swift", "SwiftTestingTests.swift",
    ].map {
      Self.withoutIndentation(try Guide.text(of: folder + $0))
    }
    let snippets = try Guide().blocks(in: "swift")
    XCTAssertGreaterThan(snippets.count, 8)
    for snippet in snippets {
      let lines = Self.withoutIndentation(snippet)
        // The test that fails has its own base class here.
        .replacingOccurrences(of: "FruitTests: XCTestCase", with: "FruitTests: FailingTestCase")
      XCTAssertTrue(sources.contains { $0.contains(lines) }, "no test has this snippet:\n\(snippet)")
    }
  }

  func testEachSnippetOnDrivingIsInATest() throws {
    let folder = "Tests/DeepLinkSimulatorXCTestTests/Driving/"
    let sources = try ["DrivenShop.swift", "DrivingGuideTests.swift", "DrivingGuideSwiftTestingTests.swift"].map {
      Self.withoutIndentation(try Guide.text(of: folder + $0))
    }
    let snippets = try Guide("docs/driving.md").blocks(in: "swift")
    XCTAssertGreaterThan(snippets.count, 8)
    for snippet in snippets {
      let lines = Self.withoutIndentation(snippet)
      XCTAssertTrue(sources.contains { $0.contains(lines) }, "no test has this snippet:\n\(snippet)")
    }
  }

  func testEachSnippetOnExploringIsInATest() throws {
    let source = Self.withoutIndentation(
      try Guide.text(of: "Tests/DeepLinkSimulatorXCTestTests/Documentation/EngineExamples.swift"))
    let snippets = try Guide("docs/explore.md").blocks(in: "swift")
    XCTAssertEqual(snippets.count, 1)
    for snippet in snippets {
      XCTAssertTrue(source.contains(Self.withoutIndentation(snippet)), "no test has this snippet:\n\(snippet)")
    }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
