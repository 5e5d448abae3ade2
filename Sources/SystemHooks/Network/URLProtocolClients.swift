#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// The clients of the classes that load requests in a simulated app, by Foundation's own client.
  final class URLProtocolClients {
    private var clients: [ObjectIdentifier: RedirectingClient] = [:]
    // Each task is kept, so that no other one gets the same identifier.
    private var redirections: [ObjectIdentifier: (task: URLSessionTask, request: URLRequest)] = [:]

    /// Returns the client to which a class sends what it loads.
    func client(for original: any URLProtocolClient) -> any URLProtocolClient {
      if let client = original as? RedirectingClient { return client }
      // Each client keeps its original, so that no other one gets the same identifier.
      let client = clients[ObjectIdentifier(original)] ?? RedirectingClient(original)
      clients[ObjectIdentifier(original)] = client
      return client
    }

    /// Notes the request to which a server has redirected a task.
    func note(_ request: URLRequest, of task: URLSessionTask) { redirections[ObjectIdentifier(task)] = (task, request) }

    /// Returns the request to which a server has redirected a task last; nil if none has.
    func redirection(of task: URLSessionTask) -> URLRequest? { redirections[ObjectIdentifier(task)]?.request }
  }
#endif
