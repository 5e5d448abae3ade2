import SDKContract
import XCTest

/// An error that app code prints reads as on a device, in each process.
final class SDKErrorTests: XCTestCase {
  func testAnErrorIsPrintedWithItsText() {
    let error: any Error = SDKError(domain: "com.vendor.sdk", code: 50, message: "Status code failure: 404").nsError
    let text =
      "Error Domain=com.vendor.sdk Code=50 \"Status code failure: 404\" "
      + "UserInfo={NSLocalizedDescription=Status code failure: 404}"
    XCTAssertEqual("\(error)", text)
    XCTAssertEqual(String(reflecting: error), text)
    XCTAssertEqual("\(error as NSError)", text)
    XCTAssertEqual(error.localizedDescription, "Status code failure: 404")
  }

  /// As in a published console of an app (AppsFlyerSDK/AppsFlyerFramework#209), apart from the address of the object.
  func testTheUnderlyingErrorComesLast() {
    let error: any Error =
      SDKError(
        domain: "com.vendor.sdk", code: 0, message: "Request failed",
        underlying: .init(domain: "NSURLErrorDomain", code: -1001, message: "The request timed out.")
      ).nsError
    // Apple's Foundation has an address there.
    let text = "\(error)".replacing(#/=0x[0-9a-f]+ /#, with: "=… ")
    XCTAssertEqual(
      text,
      "Error Domain=com.vendor.sdk Code=0 \"Request failed\" UserInfo={NSLocalizedDescription=Request failed, "
        + "NSUnderlyingError=… {Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\" "
        + "UserInfo={NSLocalizedDescription=The request timed out.}}}")
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    XCTAssertEqual(underlying?.code, -1001)
  }
}
