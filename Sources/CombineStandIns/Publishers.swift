#if os(Linux)
  /// Publishers that are made of others.
  public enum Publishers {
    /// Sends the last values of two publishers together.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// What it sends.
      public typealias Output = (A.Output, B.Output)
      /// How it can fail.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.combineLatest(b) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Sends what two publishers send.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      /// What it sends.
      public typealias Output = A.Output
      /// How it can fail.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.merge(with: b) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Sends the values of two publishers in pairs.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// What it sends.
      public typealias Output = (A.Output, B.Output)
      /// How it can fail.
      public typealias Failure = A.Failure
      private let both: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B) { both = a.zip(b) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { both.attach(receiver) }
    }

    /// Sends the last values of three publishers together.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// What it sends.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// How it can fail.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { all = a.combineLatest(b, c) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { all.attach(receiver) }
    }

    /// Sends what three publishers send.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
      /// What it sends.
      public typealias Output = A.Output
      /// How it can fail.
      public typealias Failure = A.Failure
      private let all: AnyPublisher<Output, Failure>
      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { all = a.merge(with: b, c) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { all.attach(receiver) }
    }

    /// Sends what publishers of one type send.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// What it sends.
      public typealias Output = Upstream.Output
      /// How it can fail.
      public typealias Failure = Upstream.Failure
      private let publishers: [Upstream]
      /// Creates a publisher.
      public init(_ upstream: Upstream...) { publishers = upstream }
      /// Creates a publisher.
      public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }
      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        let parts = Parts(receiver, of: publishers.count)
        if publishers.isEmpty { parts.end(.finished) }
        for publisher in publishers { parts.listen(to: publisher) { receiver.receive($0) } }
        return AnyCancellable { parts.cancel() }
      }
    }
  }
#endif
