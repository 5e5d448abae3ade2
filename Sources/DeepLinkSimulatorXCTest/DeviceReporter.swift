import DeepLinkSimulator
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// Shows failures of driven devices where XCTest or Swift Testing shows its own, with the trace and a page that plays it
/// attached.
package final class DeviceReporter: FailureReporter {
  /// Shows a failure at the line at which the test asked.
  package static func report(_ failure: DeviceFailure) {
    let place = failure.place
    let files = failure.run.map { TestFiles($0, failure.failure.map { [$0] } ?? [], replay: "swift test") }
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
      for attachment in files?.attachments ?? [] {
        XCTContext.runActivity(named: attachment.name ?? "trace") { $0.add(attachment) }
      }
    #endif
    XCTFail(failure.text, file: place.filePath, line: place.line)
  }
}
