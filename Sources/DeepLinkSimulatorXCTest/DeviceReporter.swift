import DeepLinkSimulator
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// Reports failures of driven devices to XCTest or Swift Testing, with the trace and a page that plays it attached.
package final class DeviceReporter: FailureReporter {
  /// The running test: the current one of Swift Testing, that of XCTest, or else the calling function if it is a method
  /// of a test case. Any other function is a helper of a test.
  package static func test(calling function: String) -> TestFilter? {
    #if canImport(Testing)
      if let test = Test.current { return TestFilter(components: test.id.nameComponents) }
    #endif
    if let filter = RunningTest.filter { return filter }
    return function.hasPrefix("test") ? TestFilter(function: function) : nil
  }

  /// Reports a failure at the line of the test that made the check.
  package static func report(_ failure: DeviceFailure) {
    let place = failure.place
    let files = failure.run.map { TestFiles($0, failure.failure.map { [$0] } ?? [], replay: place.replayLine) }
    #if canImport(Testing)
      if Test.current != nil {
        let location = Testing.SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
        Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
        files?.record(at: location)
        return
      }
    #endif
    #if canImport(Darwin)
      files?.attach()
    #endif
    XCTFail(failure.text, file: place.filePath, line: place.line)
  }
}
