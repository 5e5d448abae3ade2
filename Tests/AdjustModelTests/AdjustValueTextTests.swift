import AdjustModel
import XCTest

/// The values of the callbacks say in a line what the SDK's classes say of themselves.
final class AdjustValueTextTests: XCTestCase {
  func testEachValueSaysWhatTheSDKsClassSays() {
    XCTAssertEqual(
      ADJSessionFailure(message: "Invalid", timestamp: "now", adid: nil, willRetry: true).description,
      "Session Failure msg:Invalid time:now adid:(null) retry:YES json:(null)")
    XCTAssertEqual(
      ADJSessionSuccess(message: "Install tracked", timestamp: "now", adid: "18546f6171f67e29d1cb983322ad1329")
        .description,
      "Session Success msg:Install tracked time:now adid:18546f6171f67e29d1cb983322ad1329 json:(null)")
    XCTAssertEqual(
      ADJEventFailure(message: "Invalid", eventToken: "abc123", callbackId: "7", willRetry: false).description,
      "Event Failure msg:Invalid time:(null) adid:(null) event:abc123 cid:7, retry:NO json:(null)")
    XCTAssertEqual(
      ADJEventSuccess(message: "Event tracked", eventToken: "abc123").description,
      "Event Success msg:Event tracked time:(null) adid:(null) event:abc123 cid:(null) json:(null)")
  }
}
