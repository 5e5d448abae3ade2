#if os(Linux)
  /// A publisher that starts to publish when it is connected.
  public protocol ConnectablePublisher: Publisher {
    /// Starts to publish.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// Returns a publisher that connects to this one when the first receiver is attached, and disconnects after the
    /// last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }

  extension Publishers {
    /// A publisher that connects to another one when the first receiver is attached, and disconnects after the last.
    ///
    /// It is a class because its copies share one connection. It is `@unchecked Sendable` because it is used only on
    /// the thread of its simulation.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
      /// The type of the values.
      public typealias Output = Upstream.Output
      /// The type of the failure.
      public typealias Failure = Upstream.Failure
      /// The publisher to connect to.
      public let upstream: Upstream
      private var connection: (any Cancellable)?
      private var listeners = 0

      /// Creates a publisher.
      public init(upstream: Upstream) { self.upstream = upstream }

      /// Attaches a receiver, which gets everything that is sent from now on.
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
