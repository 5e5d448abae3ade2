import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The redirects of a test's server, which the URL sessions of a simulated app follow.
final class RedirectTests: SystemProbeCase {
  /// A delegate that follows redirects, or refuses to.
  private final class Receiver: NSObject, URLSessionDataDelegate {
    private let follows: Bool
    private let saw: @Sendable (String) -> Void

    init(follows: Bool, _ saw: @escaping @Sendable (String) -> Void) {
      self.follows = follows
      self.saw = saw
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      saw("\(response.statusCode) to \(request.url?.path ?? "")")
      completionHandler(follows ? request : nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      saw(String(decoding: data, as: UTF8.self))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      saw("\((task.response as? HTTPURLResponse)?.statusCode ?? 0) \(error == nil)")
    }
  }

  override func setUp() {
    _ = URLProtocol.registerClass(PromptServer.self)
    _ = URLProtocol.registerClass(ShopServer.self)
  }

  override func tearDown() {
    URLProtocol.unregisterClass(PromptServer.self)
    URLProtocol.unregisterClass(ShopServer.self)
  }

  /// What the completion handler of a request gets.
  private func answer(from page: String) throws -> [String] {
    try seen { saw in
      guard let url = URL(string: PromptServer.url + page) else { return }
      URLSession.shared.dataTask(with: url) { data, response, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        saw("\(text) \(response?.url?.absoluteString ?? "") \((error as? URLError)?.code.rawValue ?? 0)")
      }.resume()
    }
  }

  func testACompletionHandlerGetsAllPiecesOfTheLastAnswer() throws {
    let here = PromptServer.url + "here"
    XCTAssertEqual(try answer(from: "here"), ["prompt \(here) 0"])
    XCTAssertEqual(try answer(from: "moved"), ["prompt \(here) 0"])
    XCTAssertEqual(try answer(from: "moved-twice"), ["prompt \(here) 0"])
    XCTAssertEqual(try answer(from: "slow"), [#"{"screen": "shoes"} https://api.shop.com/resolve 0"#])
  }

  func testARedirectToAHostThatNobodyKnowsFails() throws {
    XCTAssertEqual(try answer(from: "away"), ["  \(URLError.cannotFindHost.rawValue)"])
  }

  func testEndlessRedirectsFail() throws {
    XCTAssertEqual(try answer(from: "turning"), ["  \(URLError.httpTooManyRedirects.rawValue)"])
  }

  func testADelegateMayRefuseARedirect() throws {
    func seen(follows: Bool) throws -> [String] {
      try self.seen { saw in
        guard let url = URL(string: PromptServer.url + "moved") else { return }
        let receiver = Receiver(follows: follows, saw)
        URLSession(configuration: .default, delegate: receiver, delegateQueue: nil).dataTask(with: url).resume()
      }
    }
    XCTAssertEqual(try seen(follows: true), ["302 to /here", "pro", "mpt", "200 true"])
    XCTAssertEqual(try seen(follows: false), ["302 to /here", "302 true"])
  }

  func testTheDelegateOfATaskMayRefuseARedirect() throws {
    let seen = try seen { saw in
      guard let url = URL(string: PromptServer.url + "moved") else { return }
      let receiver = Receiver(follows: false, saw)
      Task {
        let answer = try? await URLSession.shared.data(for: URLRequest(url: url), delegate: receiver)
        saw("\((answer?.1 as? HTTPURLResponse)?.statusCode ?? 0) \(answer?.1.url?.path ?? "")")
      }
    }
    XCTAssertEqual(seen, ["302 to /here", "302 /moved"])
  }

  func testTheCurrentRequestIsTheOneToWhichTheServerRedirected() throws {
    let seen = try seen { saw in
      guard let url = URL(string: PromptServer.url + "moved") else { return }
      let task = URLSession.shared.dataTask(with: url)
      saw(task.currentRequest?.url?.path ?? "")
      task.resume()
      DispatchQueue.main.async {
        saw("\(task.currentRequest?.url?.path ?? "") \(task.originalRequest?.url?.path ?? "")")
      }
    }
    XCTAssertEqual(seen, ["/moved", "/here /moved"])
  }

  func testACancellationStopsARedirectedRequest() throws {
    let seen = try seen { saw in
      guard let url = URL(string: PromptServer.url + "slow") else { return }
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        saw("\(data == nil) \((error as? URLError)?.code == .cancelled)")
      }
      task.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }
    XCTAssertEqual(seen, ["true true"])
  }
}
