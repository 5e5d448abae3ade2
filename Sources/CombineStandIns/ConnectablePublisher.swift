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

  extension Publisher {
    /// Returns a publisher that shares one subscription, which begins with a connection.
    ///
    /// - Parameter subject: The subject through which the values reach the receivers.
    public func multicast<Shared: Subject>(subject: Shared) -> Publishers.Multicast<Self, Shared>
    where Shared.Output == Output, Shared.Failure == Failure {
      Publishers.Multicast(upstream: self, subject: subject)
    }

    /// Returns a publisher that shares one subscription, which begins with a connection.
    ///
    /// - Parameter createSubject: Makes the subject through which the values reach the receivers.
    public func multicast<Shared: Subject>(_ createSubject: @escaping () -> Shared)
      -> Publishers.Multicast<Self, Shared>
    where Shared.Output == Output, Shared.Failure == Failure { multicast(subject: createSubject()) }
  }

  extension Publisher where Failure == Never {
    /// Returns a publisher whose values begin with a connection.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
      multicast(subject: PassthroughSubject())
    }
  }

  extension Publishers {
    /// A publisher that shares one subscription to another one, which begins with a connection.
    public struct Multicast<Upstream: Publisher, Shared: Subject>: ConnectablePublisher
    where Shared.Output == Upstream.Output, Shared.Failure == Upstream.Failure {
      /// The type of the values.
      public typealias Output = Upstream.Output
      /// The type of the failure.
      public typealias Failure = Upstream.Failure
      /// The publisher to connect to.
      public let upstream: Upstream
      let subject: Shared

      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { subject.attach(receiver) }

      /// Starts to publish.
      public func connect() -> any Cancellable {
        let subject = subject
        return upstream.attach(Receiver({ subject.send($0) }, { subject.send(completion: $0) }))
      }
    }

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
