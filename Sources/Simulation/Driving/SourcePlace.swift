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
