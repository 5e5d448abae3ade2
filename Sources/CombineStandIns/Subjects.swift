import Foundation

#if os(Linux)
  /// A publisher through which an app sends values.
  public protocol Subject<Output, Failure>: Publisher, AnyObject {
    /// Sends a value.
    func send(_ value: Output)
    /// Ends.
    func send(completion: Subscribers.Completion<Failure>)
  }

  extension Subject where Output == Void {
    /// Sends that something has happened.
    public func send() { send(()) }
  }

  /// Sends values to those who listen at that time.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // It is used from one thread at a time, as the one of the app's objects that it belongs to.
    private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
    private var count = 0
    private var end: Subscribers.Completion<Failure>?

    /// Creates a subject.
    public init() {}

    /// Sends everything from now on to a receiver, too.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if let end {
        receiver.receive(completion: end)
        return AnyCancellable {}
      }
      count += 1
      let id = count
      receivers.append((id, receiver))
      return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }

    /// Sends a value.
    public func send(_ value: Output) {
      guard end == nil else { return }
      for (_, receiver) in receivers { receiver.receive(value) }
    }

    /// Ends.
    public func send(completion: Subscribers.Completion<Failure>) {
      guard end == nil else { return }
      end = completion
      let all = receivers
      receivers = []
      for (_, receiver) in all { receiver.receive(completion: completion) }
    }
  }

  /// Keeps the last value, and sends it to whoever begins to listen.
  ///
  /// It is used on the thread of its simulation only.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let changes = PassthroughSubject<Output, Failure>()
    private var current: Output

    /// Creates a subject with its first value.
    public init(_ value: Output) { current = value }

    /// The last value.
    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    /// Sends the last value, and everything from now on, to a receiver, too.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let link = changes.attach(receiver)
      receiver.receive(current)
      return link
    }

    /// Sends a value.
    public func send(_ value: Output) {
      current = value
      changes.send(value)
    }

    /// Ends.
    public func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }
  }

  /// Sends one value.
  public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher.
    public init(_ output: Output) { self.output = output }

    /// Sends the value to a receiver.
    public func attach(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
      receiver.receive(output)
      receiver.receive(completion: .finished)
      return AnyCancellable {}
    }
  }

  /// Sends nothing.
  public struct Empty<Output, Failure: Error>: Publisher {
    private let completeImmediately: Bool

    /// Creates a publisher.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Sends a receiver the end.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if completeImmediately { receiver.receive(completion: .finished) }
      return AnyCancellable {}
    }
  }

  /// Fails.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// How it fails.
    public let error: Failure

    /// Creates a publisher.
    public init(error: Failure) { self.error = error }

    /// Sends a receiver the failure.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      receiver.receive(completion: .failure(error))
      return AnyCancellable {}
    }
  }

  /// Sends one value some time.
  ///
  /// It is used on the thread of its simulation only.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Gives the future its value.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var receivers: [Receiver<Output, Failure>] = []

    /// Creates a future, and begins with what brings its value.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [self] in fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
      guard self.result == nil else { return }
      self.result = result
      let all = receivers
      receivers = []
      for receiver in all { Self.send(result, to: receiver) }
    }

    private static func send(_ result: Result<Output, Failure>, to receiver: Receiver<Output, Failure>) {
      switch result {
      case .success(let value):
        receiver.receive(value)
        receiver.receive(completion: .finished)
      case .failure(let error): receiver.receive(completion: .failure(error))
      }
    }

    /// Sends the value to a receiver, too.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if let result { Self.send(result, to: receiver) } else { receivers.append(receiver) }
      return AnyCancellable { [weak self] in self?.receivers.removeAll { $0 === receiver } }
    }
  }

  /// Makes a publisher for whoever begins to listen.
  public struct Deferred<Deferred: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Deferred.Output
    /// How it can fail.
    public typealias Failure = Deferred.Failure
    private let make: () -> Deferred

    /// Creates a publisher.
    public init(createPublisher: @escaping () -> Deferred) { make = createPublisher }

    /// Sends everything of a new publisher to a receiver.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { make().attach(receiver) }
  }
#endif
