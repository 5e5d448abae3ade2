import Foundation

/// Where in a test a device was asked for something.
package struct SourcePlace: Sendable {
  /// The module and the file, as `#fileID` has them.
  package let fileID: StaticString
  /// The path of the file.
  package let filePath: StaticString
  /// The line, from 1.
  package let line: UInt
  /// The column, from 1.
  package let column: UInt
  /// The function, which is the test itself if it makes the call.
  let function: StaticString

  /// What runs the test again: a call from a helper names the helper, which is no test.
  package var replayLine: String {
    let name = "\(function)"
    guard let reporter = FailureReporters.linked else { return TestFilter(function: name).line }
    return reporter.test(calling: name)?.line ?? "swift test"
  }
}

/// The expression by which `swift test --filter` selects a test.
package struct TestFilter {
  /// The expression.
  package let text: String

  init(_ text: String) { self.text = text }

  /// The filter of a test by its function, as `#function` has it: a raw identifier may have any character.
  package init(function: String) {
    let name = function[..<(function.lastIndex(of: "(") ?? function.endIndex)].filter { $0 != "`" }
    text = NSRegularExpression.escapedPattern(for: name)
  }

  /// The line that runs the test.
  package var line: String { "swift test --filter \(text.textShellQuoted)" }
}

/// Something that does not hold of a driven device.
public struct DeviceFailure: Error, Sendable {
  /// The failure as a test shows it.
  public let text: String
  /// Where in the test it was found.
  package let place: SourcePlace
  /// The run so far; nil if there was none.
  package let run: ScenarioRun?
  /// What the run does not meet; nil if the failure is about something else.
  package let failure: ExpectationFailure?
  /// What can be attached to the test: the trace as text and as JSON Lines, by file name.
  package let attachments: [(name: String, text: String)]

  init(text: String, place: SourcePlace, of run: ScenarioRun?, _ failure: ExpectationFailure? = nil) {
    self.text = text
    self.place = place
    self.run = run
    self.failure = failure
    attachments = run.map { TraceAttachments.all(of: $0.trace.events, sdks: $0.plan.sdks.map(\.name)) } ?? []
  }

  init(_ failure: ExpectationFailure, of run: ScenarioRun, at place: SourcePlace) {
    let text = TraceFailure(failure, of: run).text(orElse: place.replayLine)
    self.init(text: text, place: place, of: run, failure)
  }
}

extension DeviceFailure: CustomStringConvertible {
  /// The failure as a test shows it.
  public var description: String { text }
}

/// Shows failures of driven devices where a test framework shows its own.
///
/// A library that tests link has one as its own class `DeviceReporter`: `DeepLinkSimulatorXCTest` does. Where there
/// is none, a failure is thrown.
package protocol FailureReporter: AnyObject {
  /// Shows a failure.
  static func report(_ failure: DeviceFailure)

  /// The test that runs, if it can be told when a function of that name has asked for something; nil if not.
  static func test(calling function: String) -> TestFilter?
}

/// The reporter that is linked into the process.
enum FailureReporters {
  static var linked: (any FailureReporter.Type)? {
    NSClassFromString("DeepLinkSimulatorXCTest.DeviceReporter") as? any FailureReporter.Type
  }
}
