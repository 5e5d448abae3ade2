import Combine
import DeepLinkSimulatorXCTest
import Synchronization
import UIKit
import XCTest

/// The URL sessions of a simulated app.
final class URLSessionTests: SystemProbeCase {
  private final class Receiver: NSObject, URLSessionDataDelegate {
    private let saw: @Sendable (String) -> Void
    init(_ saw: @escaping @Sendable (String) -> Void) { self.saw = saw }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      saw("\(String(decoding: data, as: UTF8.self)) \(Thread.isMainThread)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      saw("completed \((error as? URLError)?.code == .cancelled ? "as cancelled" : "")")
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { saw("invalid") }
  }

  /// Keeps what subscribes to publishers.
  private final class Subscriptions: @unchecked Sendable {
    var all: Set<AnyCancellable> = []
  }

  /// The orders in which names were seen.
  private final class Orders: Sendable {
    let orders = Mutex<Set<[String]>>([])
  }

  private static let url = "https://api.shop.com/resolve"
  private static let answer = #"{"screen": "shoes"}"#

  override func setUp() { _ = URLProtocol.registerClass(ShopServer.self) }
  override func tearDown() { URLProtocol.unregisterClass(ShopServer.self) }

  func testARequestIsAnsweredByTheRegisteredClassInVirtualTime() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let start = Date()
      URLSession.shared.dataTask(with: url) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let milliseconds = Int((Date().timeIntervalSince(start) * 1000).rounded())
        saw("\(String(decoding: data ?? Data(), as: UTF8.self)) \(status) \(milliseconds) \(Thread.isMainThread)")
      }.resume()
      saw("asked")
    }
    XCTAssertEqual(seen, ["asked", "\(Self.answer) 200 200 false"])
  }

  func testTheClassesOfASessionAreAskedForAwaitedRequests() throws {
    URLProtocol.unregisterClass(ShopServer.self)
    let seen = try seen { saw in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [ShopServer.self]
      let session = URLSession(configuration: configuration)
      Task {
        guard let url = URL(string: Self.url) else { return }
        let (data, _) = try await session.data(from: url)
        saw(String(decoding: data, as: UTF8.self))
      }
    }
    XCTAssertEqual(seen, [Self.answer])
  }

  func testADelegateIsCalledOnItsQueue() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let session = URLSession(configuration: .default, delegate: Receiver(saw), delegateQueue: .main)
      session.dataTask(with: url).resume()
    }
    XCTAssertEqual(seen, ["\(Self.answer) true", "completed "])
  }

  func testAPublisherSendsTheAnswer() throws {
    let subscriptions = Subscriptions()
    let seen = try seen { saw in
      guard let url = URL(string: Self.url), let lost = URL(string: "https://example.org") else { return }
      URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .receive(on: DispatchQueue.main)
        .sink { _ in
          saw("finished")
        } receiveValue: {
          saw(String(decoding: $0, as: UTF8.self))
        }
        .store(in: &subscriptions.all)
      URLSession.shared.dataTaskPublisher(for: lost)
        .map { _ in "found" }
        .catch { error in Just("\(error.code == .cannotFindHost)") }
        .sink { saw($0) }
        .store(in: &subscriptions.all)
    }
    XCTAssertEqual(seen, ["true", Self.answer, "finished"])
  }

  func testAnAnswerAfterARequestIsCancelledIsIgnored() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        saw("\((error as? URLError)?.code == .cancelled)")
      }
      task.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }
    XCTAssertEqual(seen, ["true"])
  }

  func testARequestThatNobodyAnswersFailsAndIsInTheTrace() throws {
    let probe: Probe = { saw in
      for text in ["https://example.org/a?b=c", "shop://product"] {
        guard let url = URL(string: text) else { return }
        URLSession.shared.dataTask(with: url) { _, _, error in
          saw("\((error as? URLError)?.code.rawValue ?? 0)")
        }.resume()
      }
    }
    let steps: [Step] = [.install, .launch, .wait(.seconds(30))]
    let online = try run(steps, probe)
    let offline = try run([.network(isOnline: false)] + steps, probe)
    for (run, codes) in [(online, [-1003, -1002]), (offline, [-1009, -1002])] {
      let texts = run.trace.events.map { "\($0)" }
      XCTAssertTrue(texts.contains { $0.contains("app: unanswered GET https://example.org/a?b=c") }, "\(texts)")
      for code in codes { XCTAssertTrue(texts.contains { $0.contains("saw \(code) ") }, "\(texts)") }
    }
  }

  func testARequestWaitsForANetworkIfItsSessionDoes() throws {
    let probe: Probe = { saw in
      guard let url = URL(string: Self.url) else { return }
      for (name, waits, limit) in [("waiting", true, 60.0), ("impatient", true, 2), ("plain", false, 60)] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = waits
        configuration.timeoutIntervalForResource = limit
        let session = URLSession(configuration: configuration)
        XCTAssertEqual(session.configuration.waitsForConnectivity, waits)
        XCTAssertTrue(configuration.allowsConstrainedNetworkAccess)
        configuration.allowsConstrainedNetworkAccess = false
        XCTAssertFalse(configuration.allowsConstrainedNetworkAccess)
        let start = Date()
        let ask: @Sendable () -> Void = {
          session.dataTask(with: url) { data, _, error in
            let seconds = Int(Date().timeIntervalSince(start))
            saw("\(name) \((error as? URLError)?.code.rawValue ?? 0) \(data == Data(Self.answer.utf8)) \(seconds)")
          }.resume()
        }
        ask()
        if !waits { DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: ask) }
      }
    }
    let steps: [Step] = [
      .network(isOnline: false), .install, .launch, .wait(.seconds(5)), .network(isOnline: true), .wait(.seconds(30)),
    ]
    assertTrace(
      try run(steps, probe),
      .sequence(
        "saw plain -1009 false 0", "saw impatient -1001 false 2", "saw waiting 0 true 5", "saw plain 0 true 10"),
      .count("saw", 4))
  }

  func testInvalidationCancelsTheTasksOfASession() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let session = URLSession(configuration: .default, delegate: Receiver(saw), delegateQueue: nil)
      session.dataTask(with: url).resume()
      session.getAllTasks { saw("tasks \($0.count)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { session.invalidateAndCancel() }
    }
    XCTAssertEqual(seen, ["tasks 1", "completed as cancelled", "invalid"])
  }

  func testABackgroundSessionIsLikeAnyOther() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let configuration = URLSessionConfiguration.background(withIdentifier: "shop")
      let session = URLSession(configuration: configuration, delegate: Receiver(saw), delegateQueue: .main)
      session.dataTask(with: url).resume()
      Task { saw("tasks \(await session.allTasks.count)") }
    }
    XCTAssertEqual(seen, ["tasks 1", "\(Self.answer) true", "completed "])
  }

  func testInvalidationHasNoEffectOnTheSharedSession() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      URLSession.shared.finishTasksAndInvalidate()
      URLSession.shared.invalidateAndCancel()
      URLSession.shared.dataTask(with: url) { data, _, _ in saw("\(data?.count ?? 0)") }.resume()
    }
    XCTAssertEqual(seen, ["19"])
  }

  func testACancelledTaskCancelsItsRequest() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      let task = Task {
        do {
          saw("\(try await URLSession.shared.data(from: url).0.count)")
        } catch {
          saw("\((error as? URLError)?.code == .cancelled)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }
    XCTAssertEqual(seen, ["true"])
  }

  func testAClassThatAnswersAtOnceAnswersCodeThatWaits() throws {
    _ = URLProtocol.registerClass(PromptServer.self)
    defer { URLProtocol.unregisterClass(PromptServer.self) }
    let seen = try seen { saw in
      guard let url = URL(string: "https://prompt.shop.com/") else { return }
      do { saw(String(decoding: try Data(contentsOf: url), as: UTF8.self)) } catch { saw("\(error)") }
    }
    XCTAssertEqual(seen, ["prompt"])
  }

  func testTheAppGetsAnAnswerThatAsksForCredentials() throws {
    _ = URLProtocol.registerClass(PromptServer.self)
    defer { URLProtocol.unregisterClass(PromptServer.self) }
    let seen = try seen { saw in
      guard let url = URL(string: PromptServer.url + "members") else { return }
      URLSession.shared.dataTask(with: url) { data, response, error in
        let response = response as? HTTPURLResponse
        saw("\(response?.statusCode ?? 0) \(response?.value(forHTTPHeaderField: "Via") ?? "") \(data?.count ?? 0)")
      }.resume()
    }
    XCTAssertEqual(seen, ["401 shop 6"])
  }

  func testADownloadFails() throws {
    let seen = try seen { saw in
      guard let url = URL(string: Self.url) else { return }
      URLSession(configuration: .default, delegate: Receiver(saw), delegateQueue: nil).downloadTask(with: url).resume()
      Task {
        do {
          saw("\(try await URLSession.shared.download(from: url).0)")
        } catch {
          saw("\((error as? URLError)?.code == .cannotCreateFile)")
        }
      }
    }
    XCTAssertEqual(seen.sorted(), ["completed ", "true"])
  }

  func testCookiesAreThoseOfOneDeviceAndStayUntilTheirExpiry() throws {
    for _ in 0..<2 {
      let run = try run([.install, .launch, .kill(), .launch, .uninstall, .install, .launch]) { saw in
        guard let url = URL(string: Self.url) else { return }
        saw("cookies \((HTTPCookieStorage.shared.cookies ?? []).map(\.name).sorted())")
        for (name, expiry) in [("kept", Date() + 3600), ("lost", nil)] {
          var properties: [HTTPCookiePropertyKey: Any] = [
            .name: name, .value: "1", .domain: "api.shop.com", .path: "/",
          ]
          properties[.expires] = expiry
          if let cookie = HTTPCookie(properties: properties) { HTTPCookieStorage.shared.setCookie(cookie) }
        }
        saw("sent \(URLSession.shared.dataTask(with: url).currentRequest?.allHTTPHeaderFields?["Cookie"]?.count ?? 0)")
      }
      let texts = run.trace.events.map { "\($0)" }.filter { $0.contains("saw ") }
      let expected = [
        "cookies [] ", "sent 14 ", #"cookies ["kept"] "#, "sent 14 ", "cookies [] ", "sent 14 ",
      ]
      XCTAssertEqual(texts.count, expected.count, "\(texts)")
      for (text, part) in zip(texts, expected) { XCTAssertTrue(text.contains("saw " + part), text) }
    }
    XCTAssertEqual(HTTPCookieStorage.shared.cookies?.filter { $0.domain == "api.shop.com" }.count, 0)
  }

  func testEachProcessHasItsOwnSharedSession() throws {
    let run = try run([.install, .launch, .kill(.forceQuit), .launch]) { saw in
      guard let url = URL(string: Self.url) else { return }
      saw("task \(URLSession.shared.dataTask(with: url).taskIdentifier)")
    }
    XCTAssertEqual(run.trace.events.filter { "\($0)".contains("saw task 1 ") }.count, 2)
  }

  func testTwoRequestsAreAnsweredInEitherOrder() throws {
    let probe: Probe = { saw in
      guard let url = URL(string: Self.url) else { return }
      for name in ["first", "second"] {
        URLSession.shared.dataTask(with: url) { _, _, _ in saw(name) }.resume()
      }
    }
    let test = try scenario([.install, .launch], probe)
    let found = Orders()
    let assertion = TraceAssertion.run("records its order") { run in
      let order = ["first", "second"].sorted { left, right in
        let texts = run.trace.events.map { "\($0)" }
        return texts.firstIndex { $0.contains(left) } ?? 0 < texts.firstIndex { $0.contains(right) } ?? 0
      }
      found.orders.withLock { _ = $0.insert(order) }
      return true
    }
    let failures: [OrderTestFailure] = test.failuresInOrders(of: [assertion])
    XCTAssertEqual(failures, [])
    XCTAssertEqual(found.orders.withLock { $0 }, [["first", "second"], ["second", "first"]])
  }
}
