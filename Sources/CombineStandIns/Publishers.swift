#if os(Linux)
  /// The namespace of publishers that combine others.
  public enum Publishers {
    /// Publishes the latest values of two publishers as a tuple.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// The type of the values.
      public typealias Output = (A.Output, B.Output)
      /// The type of the failure.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.combineLatest(b) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Publishes the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      /// The type of the values.
      public typealias Output = A.Output
      /// The type of the failure.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.merge(with: b) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Publishes the values of two publishers in pairs.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// The type of the values.
      public typealias Output = (A.Output, B.Output)
      /// The type of the failure.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.zip(b) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Publishes the latest values of three publishers as a tuple.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// The type of the values.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// The type of the failure.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { all = a.combineLatest(b, c) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { all.attach(receiver) }
    }

    /// Publishes the values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
      /// The type of the values.
      public typealias Output = A.Output
      /// The type of the failure.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { all = a.merge(with: b, c) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { all.attach(receiver) }
    }

    /// Publishes the values of any number of publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The type of the values.
      public typealias Output = Upstream.Output
      /// The type of the failure.
      public typealias Failure = Upstream.Failure
      private let publishers: [Upstream]
      /// Creates a publisher.
      public init(_ upstream: Upstream...) { publishers = upstream }
      /// Creates a publisher.
      public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }
      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        let parts = Parts(receiver, of: publishers.count)
        if publishers.isEmpty { parts.end(.finished) }
        for publisher in publishers { parts.listen(to: publisher) { receiver.receive($0) } }
        return AnyCancellable { parts.cancel() }
      }
    }
  }
#endif
