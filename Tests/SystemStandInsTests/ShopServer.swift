import UIKit

/// The server of the shop, which names a screen.
final class ShopServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "api.shop.com" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    nonisolated(unsafe) let server = self
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { server.answer() }
  }

  private func answer() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"screen": "shoes"}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
