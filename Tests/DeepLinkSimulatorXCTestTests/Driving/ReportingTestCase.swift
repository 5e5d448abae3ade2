import DeepLinkSimulatorXCTest
import XCTest

/// A test case that can look at what would have failed it.
class ReportingTestCase: XCTestCase {
  typealias Report = (text: String, line: Int)

  /// What would have failed the test; nil while failures are its own.
  private var reports: [Report]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard reports != nil else { return super.record(issue) }
      reports?.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard reports != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      reports?.append((description, lineNumber))
    }
  #endif

  /// What a body throws, as text, without the place of the call that a device adds.
  func complaint(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "no complaint"
    } catch {
      return (error as? SimulatorError)?.message ?? "\(error)"
    }
  }

  /// What the replay line of a driven device calls a method of this class: on Linux, the running test is known.
  func filter(of test: String) -> String {
    #if os(Linux)
      "\(type(of: self))/\(test)"
    #else
      test
    #endif
  }

  /// What a body reports, without the words that XCTest puts before it.
  func reports(of body: () async throws -> Void) async rethrows -> [Report] {
    reports = []
    defer { reports = nil }
    try await body()
    return (reports ?? []).map { report in
      (report.text.hasPrefix("failed - ") ? String(report.text.dropFirst(9)) : report.text, report.line)
    }
  }
}
