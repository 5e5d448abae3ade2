#if os(Linux)
  import Foundation
  import FoundationNetworking

  extension URLSession {
    /// Returns a publisher that loads a URL for each of its subscribers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher that performs a request for each of its subscribers.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the answer to a request.
    public struct DataTaskPublisher: Publisher {
      /// The type of the values: the data of the answer, and its header.
      public typealias Output = (data: Data, response: URLResponse)
      /// The type of the failure.
      public typealias Failure = URLError
      /// The request.
      public let request: URLRequest
      /// The session that performs the request.
      public let session: URLSession

      /// Creates a publisher.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Performs the request for a receiver; releasing or cancelling the returned object cancels it.
      public func attach(_ receiver: Receiver<Output, URLError>) -> AnyCancellable {
        // Sound because all code of a simulation runs on one thread.
        nonisolated(unsafe) let receiver = receiver
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            receiver.receive((data, response))
            receiver.receive(completion: .finished)
          } else {
            receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }
    }
  }
#endif
