import Foundation

/// The place in a test at which it called a device.
package struct SourcePlace: Sendable {
  /// The module and the file, as in `#fileID`.
  package let fileID: StaticString
  /// The path of the file.
  package let filePath: StaticString
  /// The line, from 1.
  package let line: UInt
  /// The column, from 1.
  package let column: UInt
  /// The function that makes the call: the test itself, or a helper of it.
  let function: StaticString

  /// Returns whether this is the place of the same call.
  func isSame(as other: SourcePlace) -> Bool {
    "\(fileID)" == "\(other.fileID)" && line == other.line && column == other.column
  }

  /// The command that runs the test again. A call in a helper names the helper, which is not a test.
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

  /// Creates the filter of a test by its function, as in `#function`; a raw identifier may contain any character.
  package init(function: String) {
    text = Self.pattern(Self.name(of: function).filter { $0 != "`" })
  }

  /// Creates the filter of a test by its function and the types around it, outermost first.
  ///
  /// - Parameter components: The names as Swift Testing has them, where raw identifiers keep their backticks.
  package init(components: [String]) {
    text = (components.dropLast().map(Self.pattern) + components.suffix(1).map { Self.pattern(Self.name(of: $0)) })
      .joined(separator: "/")
  }

  /// Returns the name of a function without its parameters.
  private static func name(of function: String) -> String {
    String(function[..<(function.lastIndex(of: "(") ?? function.endIndex)])
  }

  private static func pattern(_ name: String) -> String { NSRegularExpression.escapedPattern(for: name) }

  /// The command that runs the test.
  package var line: String { "swift test --filter \(text.textShellQuoted)" }
}

/// A failed check of a driven device.
public struct DeviceFailure: Error, Sendable {
  /// The failure message of a test.
  public let text: String
  /// The place in the test that found it.
  package let place: SourcePlace
  /// The run so far; nil if there is none.
  package let run: ScenarioRun?
  /// The expectation that does not hold for the run; nil if the failure is about something else.
  package let failure: ExpectationFailure?

  init(text: String, place: SourcePlace, of run: ScenarioRun?, _ failure: ExpectationFailure? = nil) {
    self.text = text
    self.place = place
    self.run = run
    self.failure = failure
  }

  init(_ failure: ExpectationFailure, of run: ScenarioRun, at place: SourcePlace) {
    let text = TraceFailure(failure, of: run).text(orElse: place.replayLine)
    self.init(text: text, place: place, of: run, failure)
  }
}

extension DeviceFailure: CustomStringConvertible {
  /// The failure message of a test.
  public var description: String { text }
}

/// A reporter of driven devices' failures to a test framework.
///
/// A library that tests link provides it as a class named `DeviceReporter`, as `DeepLinkSimulatorXCTest` does. Without
/// one, a failure is thrown.
package protocol FailureReporter: AnyObject {
  /// Reports a failure.
  static func report(_ failure: DeviceFailure)

  /// Returns the running test, given the name of the calling function; nil if it is not known.
  static func test(calling function: String) -> TestFilter?
}

/// Access to the reporter that is linked into the process.
enum FailureReporters {
  static var linked: (any FailureReporter.Type)? {
    NSClassFromString("DeepLinkSimulatorXCTest.DeviceReporter") as? any FailureReporter.Type
  }
}
