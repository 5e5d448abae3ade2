import Foundation

#if os(Linux)
  /// Something that can be given up.
  public protocol Cancellable {
    /// Gives it up.
    func cancel()
  }

  /// Gives something up when nobody holds it any more.
  public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    /// Creates an object that does something when it is given up.
    public init(_ cancel: @escaping () -> Void) { end = cancel }
    /// Holds something that can be given up.
    public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

    deinit { end?() }

    /// Gives it up.
    public func cancel() {
      let action = end
      end = nil
      action?()
    }

    /// Keeps the object with others.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Keeps the object with others.
    public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
    where Kept.Element == AnyCancellable {
      collection.append(self)
    }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Feeds what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// How publishers end.
  public enum Subscribers {
    /// How a publisher has ended.
    public enum Completion<Failure: Error> {
      /// There is nothing more.
      case finished
      /// It failed.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Sendable where Failure: Sendable {}
  extension Subscribers.Completion: Equatable where Failure: Equatable {}

  /// Who gets what a publisher sends.
  public final class Receiver<Input, Failure: Error> {
    private var value: ((Input) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a receiver.
    public init(_ value: @escaping (Input) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
      (self.value, self.end) = (value, end)
    }

    /// Takes a value.
    public func receive(_ input: Input) { value?(input) }

    /// Takes the end, after which nothing comes.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let action = end
      close()
      action?(completion)
    }

    func close() { (value, end) = (nil, nil) }
  }

  /// What sends values in the course of time.
  ///
  /// It stands in for Combine's protocol as far as apps use publishers; one of an app's own has `attach(_:)` for
  /// `receive(subscriber:)`.
  public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error

    /// Sends everything from now on to a receiver, too.
    func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
  }

  /// A publisher of which only what it sends is known.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let source: (Receiver<Output, Failure>) -> AnyCancellable

    /// Hides what a publisher is.
    public init(_ publisher: some Publisher<Output, Failure>) { source = { publisher.attach($0) } }

    init(_ source: @escaping (Receiver<Output, Failure>) -> AnyCancellable) { self.source = source }

    /// Sends everything from now on to a receiver, too.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { source(receiver) }
  }

  extension Publisher {
    /// Hides what the publisher is.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Does something with each value, and at the end.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let receiver = Receiver<Output, Failure>(receiveValue, receiveCompletion)
      let link = attach(receiver)
      return AnyCancellable {
        receiver.close()
        link.cancel()
      }
    }

    /// Sends everything on through a subject.
    public func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
      sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
  }

  extension Publisher where Failure == Never {
    /// Does something with each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property to each value.
    public func assign<Root: AnyObject>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
      published.take(from: self)
    }
  }

  extension Publisher where Failure == Never, Output: Sendable {
    /// The values as they come.
    public var values: AsyncStream<Output> {
      AsyncStream { continuation in
        let link = Kept(
          sink(
            receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) }))
        continuation.onTermination = { _ in link.value = nil }
      }
    }
  }

  /// Keeps a subscription for as long as a stream is read.
  ///
  /// It is sound because the stream's own lock orders its end after everything else.
  private final class Kept: @unchecked Sendable {
    var value: AnyCancellable?
    init(_ value: AnyCancellable) { self.value = value }
  }
#endif
