import AdjustWebBridge
import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// An app that shows pages with Adjust's bridge.
final class WebBridgeTests: XCTestCase {
  func testALinkShowsItsPage() throws {
    for start in CorpusScenario.Start.allCases {
      for link in [CorpusScenario.branded, CorpusScenario.shopLink] {
        let test = try CorpusScenario.shop(
          .swiftUI(WebBridgeApp.self), style: .swiftUIAppDelegate, steps: CorpusScenario.direct(link, from: start))
        assertTrace(test.run(), .count("route BridgedPage", 1))
      }
    }
    let deferred = try CorpusScenario.shop(
      .swiftUI(WebBridgeApp.self), style: .swiftUIAppDelegate,
      steps: CorpusScenario.deferred(CorpusScenario.branded))
    assertTrace(deferred.run(), .sequence("adjustDeferredDeeplinkReceived", "route BridgedPage"))
  }

  @MainActor
  func testTheBridgeIsLoadedIntoItsWebView() {
    let bridge = AdjustBridge()
    let view = WKWebView()
    XCTAssertNotIdentical(bridge.wkWebView, view)
    let delegate = BridgedPage.Coordinator()
    bridge.loadWKWebViewBridge(view, wkWebViewDelegate: delegate)
    XCTAssertIdentical(bridge.wkWebView, view)
    XCTAssertIdentical(view.navigationDelegate, delegate)
    XCTAssertEqual(view.configuration.userContentController.userScripts.count, 1)
    bridge.augmentHybridWebView()
  }

  @MainActor
  func testADownloadAsksItsDelegateForAPlace() async {
    let download = WKDownload()
    let delegate = BridgedPage.Coordinator()
    let view = WKWebView()
    let response = URLResponse(
      url: URL(fileURLWithPath: "/prices.pdf"), mimeType: "application/pdf", expectedContentLength: 1,
      textEncodingName: nil)
    delegate.webView(view, navigationResponse: WKNavigationResponse(response: response), didBecome: download)
    XCTAssertIdentical(download.delegate, delegate)
    download.delegate?.download(download, decideDestinationUsing: response, suggestedFilename: "prices.pdf") {
      XCTAssertEqual($0?.lastPathComponent, "prices.pdf")
    }
    let data = await download.cancel()
    XCTAssertNil(data)
  }
}
