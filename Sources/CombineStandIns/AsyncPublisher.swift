import Foundation

#if os(Linux)
  /// The values of a publisher that cannot fail, as an asynchronous sequence.
  ///
  /// The loop over it asks for one value at a time. A subject that stores nothing drops a value that it sends while the
  /// loop is busy with the one before, as Combine's does.
  public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
    /// The type of the values.
    public typealias Element = Source.Output

    /// Takes the values one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let values: DemandedValues<Source.Output, Never>

      /// Asks for the next value; nil if there are no more.
      public mutating func next() async -> Source.Output? { await next(isolation: nil) }

      /// Asks for the next value; nil if there are no more.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Source.Output? {
        await values.next(isolation: actor).get()
      }
    }

    private let publisher: Source

    /// Creates a sequence.
    public init(_ publisher: Source) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(values: DemandedValues(publisher)) }
  }

  /// The values of a publisher that may fail, as an asynchronous sequence.
  public struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = Source.Output

    /// Takes the values one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let values: DemandedValues<Source.Output, Source.Failure>

      /// Asks for the next value; nil if there are no more.
      public mutating func next() async throws -> Source.Output? {
        try await values.next(isolation: nil).get()
      }

      /// Asks for the next value; nil if there are no more.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Source.Output? {
        try await values.next(isolation: actor).get()
      }
    }

    private let publisher: Source

    /// Creates a sequence.
    public init(_ publisher: Source) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(values: DemandedValues(publisher)) }
  }

  extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
  }

  extension Publisher {
    /// The values as an asynchronous sequence, which throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
  }

  extension Future where Failure == Never {
    /// The value, once there is one.
    public var value: Output {
      get async {
        await withCheckedContinuation { continuation in
          wait { continuation.resume(returning: Handed(value: $0)) }
        }.value.get()
      }
    }
  }

  extension Future {
    /// The value, once there is one; throws the failure.
    public var value: Output {
      get async throws {
        try await withCheckedContinuation { continuation in
          wait { continuation.resume(returning: Handed(value: $0)) }
        }.value.get()
      }
    }
  }

  /// A value that a publisher hands to a task; the publisher does not use it afterwards.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// A subscription that receives values only while a task waits for one.
  ///
  /// It is safe because its lock is held whenever its state is used.
  private final class DemandedValues<Output, Failure: Error>: @unchecked Sendable {
    private typealias Answer = Handed<Result<Output?, Failure>>

    private let lock = NSLock()
    private var waiting: CheckedContinuation<Answer, Never>?
    /// What has arrived although no task waited for it, as from a publisher that has all its values from the start.
    private var arrived: [Output] = []
    private var failure: Failure?
    private var isOver = false
    private var link: AnyCancellable?
    private var receiver: Receiver<Output, Failure>?

    init(_ publisher: some Publisher<Output, Failure>) {
      let receiver = Receiver<Output, Failure>(
        { [weak self] in self?.take($0) }, { [weak self] in self?.end($0) })
      receiver.demand = { [weak self] in self?.isWaiting ?? false }
      self.receiver = receiver
      link = publisher.attach(receiver)
    }

    private var isWaiting: Bool { lock.withLock { waiting != nil } }

    func next(isolation actor: isolated (any Actor)?) async -> Result<Output?, Failure> {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in ask(continuation) }.value
      } onCancel: {
        cancel()
      }
    }

    private func ask(_ continuation: CheckedContinuation<Answer, Never>) {
      let answer: Answer? = lock.withLock {
        if !arrived.isEmpty { return Answer(value: .success(arrived.removeFirst())) }
        if let failure {
          self.failure = nil
          return Answer(value: .failure(failure))
        }
        if isOver { return Answer(value: .success(nil)) }
        waiting = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) } else { receiver?.request?() }
    }

    private func take(_ value: Output) {
      let task = lock.withLock {
        let task = waiting
        if task == nil, !isOver { arrived.append(value) }
        waiting = nil
        return task
      }
      task?.resume(returning: Answer(value: .success(value)))
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
      let task = lock.withLock {
        let task = waiting
        isOver = true
        if task == nil, case .failure(let error) = completion { failure = error }
        waiting = nil
        return task
      }
      switch completion {
      case .finished: task?.resume(returning: Answer(value: .success(nil)))
      case .failure(let error): task?.resume(returning: Answer(value: .failure(error)))
      }
    }

    private func cancel() {
      let (task, link) = lock.withLock {
        let held = (waiting, self.link)
        (waiting, self.link, arrived, isOver) = (nil, nil, [], true)
        return held
      }
      link?.cancel()
      task?.resume(returning: Answer(value: .success(nil)))
    }
  }
#endif
