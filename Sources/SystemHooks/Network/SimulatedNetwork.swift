#if os(Linux)
  import Foundation
  import FoundationNetworking
  import SDKContract

  /// What loads a request of a simulated app for which the test has no answer.
  ///
  /// Every such request fails, as on a device whose network is down, or that finds no host with that name.
  final class SimulatedNetwork: URLProtocol {
    private var isStopped = false

    /// Returns the classes that load requests, in the order in which they are asked: those of the session, those that
    /// are registered, and this one. Without a network, only this one is.
    ///
    /// - Parameters:
    ///   - own: The classes of the session's configuration.
    ///   - isWaiting: Whether the session waits for a network.
    static func classes(before own: [AnyClass], isWaiting: Bool) -> [AnyClass] {
      // The class that was registered last is asked first.
      let registered = URLProtocolHooks.registeredClasses.reversed()
      var classes: [AnyClass] = []
      for type in own + registered where !isOther(type) && !classes.contains(where: { $0 == type }) {
        classes.append(type)
      }
      // A session copies the classes of its configuration when it is created, and the network may come later.
      guard isOnline else { return (isWaiting ? [WaitingRequest.self] : []) + [SimulatedNetwork.self] + classes }
      return classes + [SimulatedNetwork.self]
    }

    /// Whether the device has a network.
    static var isOnline: Bool {
      AppEnvironment.withCurrent(()) { environment, _ in environment.isOnline }
    }

    /// Returns whether a class is one with which Foundation reaches servers, or one of those that stand for the
    /// network.
    private static func isOther(_ type: AnyClass) -> Bool {
      type == SimulatedNetwork.self || type == WaitingRequest.self
        || String(reflecting: type).hasPrefix("FoundationNetworking.")
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canInit(with task: URLSessionTask) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      // A device knows at once that it has no network, but not that there is no such host.
      let delay = Self.isOnline ? 0.1 : 0
      // Sound because all code of a simulation runs on one thread.
      nonisolated(unsafe) let loader = self
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { loader.fail() }
    }

    override func stopLoading() { isStopped = true }

    private func fail() {
      guard !isStopped else { return }
      let url = request.url
      AppEnvironment.withCurrent("\(request.httpMethod ?? "GET") \(url?.absoluteString ?? "")") { environment, text in
        environment.record("unanswered", text)
      }
      let userInfo = url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
      client?.urlProtocol(self, didFailWithError: URLError(errorCode, userInfo: userInfo))
    }

    private var errorCode: URLError.Code {
      switch request.url?.scheme?.lowercased() {
      case "http", "https", "ws", "wss": Self.isOnline ? .cannotFindHost : .notConnectedToInternet
      default: .unsupportedURL
      }
    }
  }
#endif
