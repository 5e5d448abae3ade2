import DeepLinkSimulator
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// Shows failures of driven devices where XCTest or Swift Testing shows its own, with the trace attached.
public final class DeviceReporter: FailureReporter {
  /// Shows a failure at the line at which the test asked.
  public static func report(_ failure: DeviceFailure) {
    let place = failure.place
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
        Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
        for attachment in failure.attachments {
          Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
        }
        return
      }
    #endif
    #if canImport(Darwin)
      for attachment in failure.attachments {
        XCTContext.runActivity(named: attachment.name) { activity in
          let file = XCTAttachment(string: attachment.text)
          file.name = attachment.name
          activity.add(file)
        }
      }
    #endif
    XCTFail(failure.text, file: place.filePath, line: place.line)
  }
}
