import Foundation

#if os(Linux)
  /// A publisher through which an app sends values.
  public protocol Subject<Output, Failure>: Publisher, AnyObject {
    /// Sends a value.
    func send(_ value: Output)
    /// Completes.
    func send(completion: Subscribers.Completion<Failure>)
  }

  extension Subject where Output == Void {
    /// Sends a value of type `Void`.
    public func send() { send(()) }
  }

  /// Sends values to the receivers that are attached at the time.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // It is used from one thread at a time, like the object of the app that it belongs to.
    private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
    private var count = 0
    private var end: Subscribers.Completion<Failure>?
    /// The receivers that have not received the latest value, because they did not ask for it.
    private var behind: Set<Int> = []

    /// Creates a subject.
    public init() {}

    /// Attaches a receiver, which gets everything that is sent from now on.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if let end {
        receiver.receive(completion: end)
        return AnyCancellable {}
      }
      count += 1
      let id = count
      receivers.append((id, receiver))
      return AnyCancellable { [weak self] in
        self?.receivers.removeAll { $0.id == id }
        self?.behind.remove(id)
      }
    }

    /// Attaches a receiver of a value that is stored: it receives the latest one when it asks for it.
    func attach(_ receiver: Receiver<Output, Failure>, latest: @escaping () -> Output?) -> AnyCancellable {
      let link = attach(receiver)
      guard end == nil else { return link }
      let id = count
      receiver.request = { [weak self, weak receiver] in
        guard let self, behind.remove(id) != nil, let value = latest() else { return }
        receiver?.receive(value)
      }
      if receiver.hasDemand, let value = latest() { receiver.receive(value) } else { behind.insert(id) }
      return link
    }

    /// Sends a value. A receiver that does not ask for one misses it.
    public func send(_ value: Output) {
      guard end == nil else { return }
      for (id, receiver) in receivers {
        if receiver.hasDemand {
          behind.remove(id)
          receiver.receive(value)
        } else {
          behind.insert(id)
        }
      }
    }

    /// Completes.
    public func send(completion: Subscribers.Completion<Failure>) {
      guard end == nil else { return }
      end = completion
      let all = receivers
      receivers = []
      for (_, receiver) in all { receiver.receive(completion: completion) }
    }
  }

  /// Stores the latest value, and sends it to each new receiver.
  ///
  /// It is used only on the thread of its simulation.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let changes = PassthroughSubject<Output, Failure>()
    private var current: Output

    /// Creates a subject with its initial value.
    public init(_ value: Output) { current = value }

    /// The latest value.
    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    /// Attaches a receiver, which gets the latest value and everything that is sent from now on.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      changes.attach(receiver) { [weak self] in self?.current }
    }

    /// Sends a value.
    public func send(_ value: Output) {
      current = value
      changes.send(value)
    }

    /// Completes.
    public func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }
  }

  /// Publishes one value.
  public struct Just<Output>: Publisher {
    /// The type of the failure: none.
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

  /// Publishes nothing.
  public struct Empty<Output, Failure: Error>: Publisher {
    private let completeImmediately: Bool

    /// Creates a publisher.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Sends the completion to a receiver.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if completeImmediately { receiver.receive(completion: .finished) }
      return AnyCancellable {}
    }
  }

  /// Fails immediately.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Creates a publisher.
    public init(error: Failure) { self.error = error }

    /// Sends the failure to a receiver.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      receiver.receive(completion: .failure(error))
      return AnyCancellable {}
    }
  }

  /// Publishes one value at some time.
  ///
  /// It is used only on the thread of its simulation.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Fulfils the future with a result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var receivers: [Receiver<Output, Failure>] = []
    private var waiters: [Promise] = []

    /// Creates a future, and starts the activity that fulfils it.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [self] in fulfil($0) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
      guard self.result == nil else { return }
      self.result = result
      let all = receivers
      let waiting = waiters
      (receivers, waiters) = ([], [])
      for receiver in all { Self.send(result, to: receiver) }
      for waiter in waiting { waiter(result) }
    }

    /// Calls a closure with the result as soon as there is one.
    func wait(_ waiter: @escaping Promise) {
      if let result { waiter(result) } else { waiters.append(waiter) }
    }

    private static func send(_ result: Result<Output, Failure>, to receiver: Receiver<Output, Failure>) {
      switch result {
      case .success(let value):
        receiver.receive(value)
        receiver.receive(completion: .finished)
      case .failure(let error): receiver.receive(completion: .failure(error))
      }
    }

    /// Attaches a receiver, which gets the value.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      if let result { Self.send(result, to: receiver) } else { receivers.append(receiver) }
      return AnyCancellable { [weak self] in self?.receivers.removeAll { $0 === receiver } }
    }
  }

  /// Creates a publisher for each receiver.
  public struct Deferred<Deferred: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Deferred.Output
    /// The type of the failure.
    public typealias Failure = Deferred.Failure
    private let make: () -> Deferred

    /// Creates a publisher.
    public init(createPublisher: @escaping () -> Deferred) { make = createPublisher }

    /// Attaches a receiver to a new publisher.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { make().attach(receiver) }
  }
#endif
