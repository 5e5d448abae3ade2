#if os(Linux)
  /// A publisher that begins to send when it is told to.
  public protocol ConnectablePublisher: Publisher {
    /// Begins to send.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// Begins to send when the first one listens, and ends when nobody does.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }

  extension Publishers {
    /// Begins to send when the first one listens, and ends when nobody does.
    ///
    /// It is a class, as those who listen to copies of it share one connection. Unchecked, as it belongs to the thread of its
    /// simulation.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
      /// What it sends.
      public typealias Output = Upstream.Output
      /// How it can fail.
      public typealias Failure = Upstream.Failure
      /// What is begun.
      public let upstream: Upstream
      private var connection: (any Cancellable)?
      private var listeners = 0

      /// Creates a publisher.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        let link = upstream.attach(receiver)
        listeners += 1
        if listeners == 1 { connection = upstream.connect() }
        return AnyCancellable {
          link.cancel()
          self.listeners -= 1
          guard self.listeners == 0 else { return }
          self.connection?.cancel()
          self.connection = nil
        }
      }
    }
  }
#endif
