#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// The clients of the classes that load requests in a simulated app, by Foundation's own client.
  final class URLProtocolClients {
    private var clients: [ObjectIdentifier: Client] = [:]

    /// Returns the client to which a class sends what it loads.
    func client(for original: any URLProtocolClient) -> any URLProtocolClient {
      if let client = original as? Client { return client }
      // Each client keeps its original, so that no other one gets the same identifier.
      let client = clients[ObjectIdentifier(original)] ?? Client(original)
      clients[ObjectIdentifier(original)] = client
      return client
    }

    /// A client that ignores what comes after the end of a request, as Apple's does.
    ///
    /// Foundation on Linux ends the program in this case, at a redirect, and at a download whose class is not its own. The
    /// latter two fail here.
    ///
    /// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
    private final class Client: NSObject, URLProtocolClient, @unchecked Sendable {
      private let original: any URLProtocolClient
      private var isDone = false

      init(_ original: any URLProtocolClient) { self.original = original }

      private static func isDownload(_ loader: URLProtocol) -> Bool { loader.task is URLSessionDownloadTask }

      func urlProtocol(
        _ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
      ) {
        urlProtocol(loader, didFailWithError: URLError(.badServerResponse))
      }

      func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
        if !isDone { original.urlProtocol(loader, cachedResponseIsValid: response) }
      }

      func urlProtocol(
        _ loader: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
      ) {
        if !isDone { original.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy) }
      }

      func urlProtocol(_ loader: URLProtocol, didLoad data: Data) {
        if !isDone, !Self.isDownload(loader) { original.urlProtocol(loader, didLoad: data) }
      }

      func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
        if Self.isDownload(loader) { return urlProtocol(loader, didFailWithError: URLError(.cannotCreateFile)) }
        guard !isDone else { return }
        isDone = true
        original.urlProtocolDidFinishLoading(loader)
      }

      func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) {
        guard !isDone else { return }
        isDone = true
        original.urlProtocol(loader, didFailWithError: error)
      }

      func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        if !isDone { original.urlProtocol(loader, didReceive: challenge) }
      }

      func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        if !isDone { original.urlProtocol(loader, didCancel: challenge) }
      }
    }
  }
#endif
