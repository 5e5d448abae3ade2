import Foundation

#if os(Linux)
  /// An activity that can be cancelled.
  public protocol Cancellable {
    /// Cancels the activity.
    func cancel()
  }

  extension Cancellable {
    /// Stores an object that cancels the activity in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
    /// Stores an object that cancels the activity in a collection.
    public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
    where Kept.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
  }

  /// Cancels an activity when the object is released.
  public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?

    /// Creates an object from a closure that cancels.
    public init(_ cancel: @escaping () -> Void) { end = cancel }
    /// Creates an object that wraps another one.
    public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

    deinit { end?() }

    /// Cancels the activity.
    public func cancel() {
      let action = end
      end = nil
      action?()
    }

    /// Stores the object in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Stores the object in a collection.
    public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
    where Kept.Element == AnyCancellable {
      collection.append(self)
    }

    /// Returns whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Adds the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The namespace of completions.
  public enum Subscribers {
    /// How a publisher has completed.
    public enum Completion<Failure: Error> {
      /// It has no more values.
      case finished
      /// It has failed.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Sendable where Failure: Sendable {}
  extension Subscribers.Completion: Equatable where Failure: Equatable {}

  /// Receives what a publisher sends.
  public final class Receiver<Input, Failure: Error> {
    private var value: ((Input) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    /// Whether the receiver asks for a value now; nil if it always does. A publisher that stores nothing drops what it
    /// sends without demand.
    var demand: (() -> Bool)?
    /// Sends what the publisher has stored while there was no demand; nil if it stores nothing.
    var request: (() -> Void)?

    /// Creates a receiver.
    public init(_ value: @escaping (Input) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
      (self.value, self.end) = (value, end)
    }

    /// Receives a value.
    public func receive(_ input: Input) { value?(input) }

    /// Receives the completion, after which nothing else is received.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let action = end
      close()
      action?(completion)
    }

    func close() { (value, end) = (nil, nil) }

    var hasDemand: Bool { demand?() ?? true }

    /// Asks for a value whenever the receiver of an operator's values asks for one.
    func follow<Output, NewFailure>(_ next: Receiver<Output, NewFailure>) {
      demand = next.demand
      next.request = { [weak self] in self?.request?() }
    }
  }

  /// A type that sends values over time.
  ///
  /// It stands in for Combine's protocol as far as apps use publishers. Each of the two methods can be made from the
  /// other one: the stand-ins implement `attach(_:)`, and a publisher of the app implements `receive(subscriber:)`.
  public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the failure.
    associatedtype Failure: Error

    /// Attaches a receiver, which gets everything that is sent from now on.
    func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
    /// Attaches a subscriber, which gets a subscription first.
    func receive<Target: Subscriber>(subscriber: Target) where Target.Input == Output, Target.Failure == Failure
  }

  /// A type-erased publisher.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let source: (Receiver<Output, Failure>) -> AnyCancellable

    /// Creates a publisher that erases the type of another one.
    public init(_ publisher: some Publisher<Output, Failure>) { source = { publisher.attach($0) } }

    init(_ source: @escaping (Receiver<Output, Failure>) -> AnyCancellable) { self.source = source }

    /// Attaches a receiver, which gets everything that is sent from now on.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { source(receiver) }
  }

  extension Publisher {
    /// Erases the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Calls closures for each value and for the completion.
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

    /// Sends everything to a subject.
    public func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
      sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
  }

  extension Publisher where Failure == Never {
    /// Calls a closure for each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property.
    public func assign<Root: AnyObject>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns each value to a published property, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
      published.take(from: self)
    }
  }
#endif
