import UIKit

/// A server that answers at once, in two pieces, and redirects from some of its pages.
final class PromptServer: URLProtocol {
  static let url = "https://prompt.shop.com/"

  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "prompt.shop.com" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
    else { return }
    if let target {
      client?.urlProtocol(self, wasRedirectedTo: URLRequest(url: target), redirectResponse: response)
    } else {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("pro".utf8))
      client?.urlProtocol(self, didLoad: Data("mpt".utf8))
    }
    client?.urlProtocolDidFinishLoading(self)
  }

  private var status: Int { target != nil ? 302 : isForbidden ? 401 : 200 }
  private var headers: [String: String] { isForbidden ? ["WWW-Authenticate": "Basic realm=shop", "Via": "shop"] : [:] }
  private var isForbidden: Bool { request.url?.path == "/members" }

  /// The page to which the server redirects; nil if it answers.
  private var target: URL? {
    switch request.url?.path {
    case "/moved": URL(string: Self.url + "here")
    case "/moved-twice": URL(string: Self.url + "moved")
    case "/turning": request.url
    case "/slow": URL(string: "https://api.shop.com/resolve")
    case "/away": URL(string: "https://nowhere.example/")
    default: nil
    }
  }
}
