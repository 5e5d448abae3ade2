import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app that asks its own server what a link opens.
final class ServerRouterTests: XCTestCase {
  /// The app's server, which answers in half a second.
  private final class FruitServer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "api.fruit.example" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      // Sound because all code of a simulation runs on one thread.
      nonisolated(unsafe) let server = self
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { server.answer() }
    }

    private func answer() {
      guard let url = request.url, let query = url.query,
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(#"{"screen": "\#(query.dropFirst("value=".count))"}"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private let app = TestedApp.integrated(appDelegate: { ServerRouterAppDelegate() }) { environment in
    environment.infoDictionary["AppsFlyerDevKey"] = "key"
    environment.initialScreen = { UIViewController() }
  }

  override func setUp() { _ = URLProtocol.registerClass(FruitServer.self) }
  override func tearDown() { URLProtocol.unregisterClass(FruitServer.self) }

  func testTheServersScreenOpens() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(
        try CorpusScenario.fruit(app, steps: steps).run(), .sequence("didResolveDeepLink", "route apples"),
        .count("route apples", 1))
    }
  }

  func testWithoutAServerNothingOpens() throws {
    URLProtocol.unregisterClass(FruitServer.self)
    let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: .foreground)
    assertTrace(
      try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 0),
      .sequence("didResolveDeepLink", "unanswered GET https://api.fruit.example/links?value=apples"))
  }
}
