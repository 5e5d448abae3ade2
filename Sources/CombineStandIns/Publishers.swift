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
  }
#endif
