#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// A client that follows redirects, and ignores what comes after the end of a request, as Apple's does.
  ///
  /// Foundation on Linux ends the program in both cases, and at a download whose class is not its own. The latter fails
  /// here. Foundation also gives a completion handler only the last piece of several; this client joins them.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
  final class RedirectingClient: NSObject, URLProtocolClient, @unchecked Sendable {
    private let original: any URLProtocolClient
    /// The loader that Foundation has made, as which all others speak to Foundation.
    private var first: URLProtocol?
    /// The loader of the present request; nil until the first one speaks, and while a delegate is asked.
    private var present: URLProtocol?
    private var redirects = 0
    private var isDone = false
    /// What was loaded for a completion handler.
    private var pieces = Data()

    /// The number of redirects after which a request fails, which is that of the Fetch Standard.
    static let redirectLimit = 20

    init(_ original: any URLProtocolClient) { self.original = original }

    /// Returns the loader as which another one speaks to Foundation; nil if it has nothing to say any more.
    private func speaker(for loader: URLProtocol) -> URLProtocol? {
      if first == nil {
        first = loader
        present = loader
      }
      return isDone || loader !== present ? nil : first
    }

    private static func isDownload(_ loader: URLProtocol) -> Bool { loader.task is URLSessionDownloadTask }

    // MARK: Redirects

    func urlProtocol(_ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
      guard let first = speaker(for: loader), let task = first.task else { return }
      present = nil
      loader.stopLoading()
      redirects += 1
      guard redirects <= Self.redirectLimit else { return fail(first, URLError(.httpTooManyRedirects)) }
      guard let behaviour = TaskBehaviour(of: task), let delegate = behaviour.delegate,
        let response = redirectResponse as? HTTPURLResponse
      else { return follow(request, of: task, response: redirectResponse) }
      let session = behaviour.session
      session.delegateQueue.addOperation { [self] in
        delegate.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request) { chosen in
          self.follow(chosen, of: task, response: response)
        }
      }
    }

    /// Loads the request to which a server redirects, or ends with the server's response if the delegate refuses.
    private func follow(_ request: URLRequest?, of task: URLSessionTask, response: URLResponse) {
      guard !isDone, present == nil, let first else { return }
      guard let request else {
        present = first
        urlProtocol(first, didReceive: response, cacheStoragePolicy: .notAllowed)
        return urlProtocolDidFinishLoading(first)
      }
      let classes = TaskBehaviour(of: task)?.session.configuration.protocolClasses ?? [type(of: first)]
      let loaders = classes.lazy.compactMap { $0 as? URLProtocol.Type }
      let loader = loaders.first { $0.canInit(with: request) } ?? SimulatedNetwork.self
      let next = loader.init(request: loader.canonicalRequest(for: request), cachedResponse: nil, client: self)
      present = next
      VirtualSystem.current?.clients.note(request, of: task)
      next.startLoading()
    }

    // MARK: The answer

    func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
      if let first = speaker(for: loader) { original.urlProtocol(first, cachedResponseIsValid: response) }
    }

    func urlProtocol(
      _ loader: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
      if let first = speaker(for: loader) {
        original.urlProtocol(first, didReceive: Self.withoutChallenge(response), cacheStoragePolicy: policy)
      }
    }

    /// Returns a response at which Foundation does not look for credentials, which it does for every class and not only
    /// for its own, and then never ends the request or sends it to a real server.
    private static func withoutChallenge(_ response: URLResponse) -> URLResponse {
      guard let response = response as? HTTPURLResponse, response.statusCode == 401, let url = response.url else {
        return response
      }
      let headers = response.allHeaderFields.compactMap { name, value -> (String, String)? in
        guard let name = name as? String, name.lowercased() != "www-authenticate" else { return nil }
        return (name, "\(value)")
      }
      let fields = Dictionary(headers) { first, _ in first }
      return HTTPURLResponse(url: url, statusCode: 401, httpVersion: nil, headerFields: fields) ?? response
    }

    func urlProtocol(_ loader: URLProtocol, didLoad data: Data) {
      guard let first = speaker(for: loader), !Self.isDownload(first) else { return }
      if let task = first.task, TaskBehaviour(of: task)?.hasCompletionHandler == true {
        pieces.append(data)
      } else {
        original.urlProtocol(first, didLoad: data)
      }
    }

    func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
      guard let first = speaker(for: loader) else { return }
      if Self.isDownload(first) { return fail(first, URLError(.cannotCreateFile)) }
      end()
      if !pieces.isEmpty { original.urlProtocol(first, didLoad: pieces) }
      original.urlProtocolDidFinishLoading(first)
    }

    func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) {
      // Foundation reports a cancellation by the loader that it has made, and stops only that one.
      let isCancelled = loader === first && loader.task?.state == .canceling
      guard !isDone, let first = speaker(for: loader) ?? (isCancelled ? loader : nil) else { return }
      if isCancelled, present !== first { present?.stopLoading() }
      fail(first, error)
    }

    private func fail(_ first: URLProtocol, _ error: any Error) {
      end()
      original.urlProtocol(first, didFailWithError: error)
    }

    private func end() {
      isDone = true
      // The loader of a redirect keeps this client.
      present = nil
    }

    // MARK: Authentication

    func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
      if let first = speaker(for: loader) { original.urlProtocol(first, didReceive: challenge) }
    }

    func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
      if let first = speaker(for: loader) { original.urlProtocol(first, didCancel: challenge) }
    }
  }
#endif
