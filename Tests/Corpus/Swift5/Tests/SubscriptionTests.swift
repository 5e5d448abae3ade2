import CorpusSupport
import DeepLinkSimulatorXCTest
import StoreKit
import XCTest

/// Apps that sell, on a device without an App Store.
final class SubscriptionTests: XCTestCase {
  func testAnAppThatListensForPurchasesFollowsItsLinkInEveryOrder() throws {
    let app = TestedApp.integrated(appDelegate: { SubscriptionAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        app, steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: start))
      assertEveryOrder(
        of: test, maximumDifferences: 1, .count("route apples", 1),
        .sequence("launch", "route no plan"))
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertEveryOrder(of: deferred, maximumDifferences: 1, .count("route apples", 0...1))
    assertTrace(
      deferred.run(), .count("route apples", 1), .count("route shop coins.10 coins.100", 1),
      .count("route restored", 1),
      .count("route no plan", 1), .count("AppsFlyerLib.logEvent", 0))
  }

  func testATransactionHasNothingToDownload() {
    XCTAssertEqual(SKPaymentTransaction().downloads, [])
    SKPaymentQueue.default().start([SKDownload()])
    XCTAssertEqual(SKDownload().timeRemaining, SKDownloadTimeRemainingUnknown)
    XCTAssertNil(SKDownload.contentURL(forProductID: "apples"))
  }

  func testAnErrorOfAPaymentHasItsCode() {
    let error: any Error = SKError(.paymentCancelled)
    XCTAssertEqual((error as? SKError)?.code, .paymentCancelled)
    XCTAssertEqual((error as NSError).code, SKError.paymentCancelled.rawValue)
    XCTAssertEqual((error as NSError).domain, SKErrorDomain)
  }

  func testASignedValueIsGivenOutIfItsSignatureIsValid() throws {
    XCTAssertEqual(try VerificationResult.verified(1).payloadValue, 1)
    XCTAssertThrowsError(try VerificationResult.unverified(1, .invalidSignature).payloadValue)
    XCTAssertEqual(VerificationResult.unverified(1, .invalidSignature).unsafePayloadValue, 1)
  }
}
