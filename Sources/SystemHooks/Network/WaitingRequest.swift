#if os(Linux)
  import Foundation
  import FoundationNetworking
  import SDKContract

  /// A request that waits for a network, of a session with `waitsForConnectivity`.
  ///
  /// Once the device is online, the request goes to the class that would have loaded it. It fails if the time of the
  /// session's configuration for the whole request is over before that.
  final class WaitingRequest: URLProtocol {
    private var observer: Int?
    private var loader: URLProtocol?

    /// Returns whether the sessions of a configuration wait for a network.
    static func isConfigured(by configuration: URLSessionConfiguration) -> Bool {
      configuration.connectionProxyDictionary?["WaitsForConnectivity"] as? Bool ?? false
    }

    // Another scheme needs no network to fail.
    override class func canInit(with request: URLRequest) -> Bool {
      ["http", "https", "ws", "wss"].contains(request.url?.scheme?.lowercased())
    }
    override class func canInit(with task: URLSessionTask) -> Bool {
      task.currentRequest.map { canInit(with: $0) } ?? false
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    private var configuration: URLSessionConfiguration? {
      task.flatMap { TaskBehaviour(of: $0) }?.session.configuration
    }

    override func startLoading() {
      // Sound because all code of a simulation runs on one thread.
      nonisolated(unsafe) let request = self
      observer = AppEnvironment.withCurrent(request) { environment, request in
        environment.networkObservers.add { request.loadSoon() }
      }
      // Nobody waits for the default, which is a week.
      guard let limit = configuration?.timeoutIntervalForResource, limit < 7 * 24 * 3600 else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { request.giveUp() }
    }

    override func stopLoading() {
      stopWaiting()
      loader?.stopLoading()
    }

    private func stopWaiting() {
      guard let observer else { return }
      self.observer = nil
      AppEnvironment.withCurrent(observer) { environment, observer in environment.networkObservers.remove(observer) }
    }

    private func loadSoon() {
      // Sound because all code of a simulation runs on one thread.
      nonisolated(unsafe) let request = self
      DispatchQueue.global().async { request.load() }
    }

    private func load() {
      guard observer != nil, SimulatedNetwork.isOnline else { return }
      stopWaiting()
      let own = configuration.flatMap { URLSessionHooks.protocolClasses(of: $0) } ?? []
      let classes = SimulatedNetwork.classes(before: own, isWaiting: false)
      guard let task,
        let type = classes.lazy.compactMap({ $0 as? URLProtocol.Type }).first(where: { $0.canInit(with: task) })
      else { return }
      loader = type.init(task: task, cachedResponse: nil, client: client)
      loader?.startLoading()
    }

    private func giveUp() {
      guard observer != nil else { return }
      stopWaiting()
      client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
    }
  }
#endif
