#if os(Linux)
  /// Tells one subscription or subscriber from another one.
  public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private final class Mark: Sendable {}

    private let identity: ObjectIdentifier
    /// Keeps the identity from being used again.
    private let mark: Mark?
    /// The identity as text.
    public var description: String { "\(identity)" }

    /// Creates an identifier for an object.
    public init(_ object: AnyObject) { (identity, mark) = (ObjectIdentifier(object), nil) }
    /// Creates an identifier that is the same as no other one.
    public init() {
      let mark = Mark()
      (identity, self.mark) = (ObjectIdentifier(mark), mark)
    }

    /// Returns whether both are the same.
    public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool {
      left.identity == right.identity
    }
    /// Adds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// A type whose values are told apart.
  public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }

  /// The connection of a subscriber to a publisher.
  public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values.
    func request(_ demand: Subscribers.Demand)
  }

  /// Subscriptions that apps use.
  public enum Subscriptions {
    /// A subscription that does nothing.
    public static var empty: any Subscription { EmptySubscription() }

    private final class EmptySubscription: Subscription {
      func request(_ demand: Subscribers.Demand) {}
      func cancel() {}
    }
  }

  /// A type that receives what a publisher sends.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the failure.
    associatedtype Failure: Error

    /// Receives the subscription, and asks it for values now or later.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more it asks for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Receives a value of nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
  }

  /// A type-erased subscriber.
  public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscription: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let completion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The identifier.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that erases the type of another one.
    public init<Target: Subscriber>(_ subscriber: Target) where Target.Input == Input, Target.Failure == Failure {
      (subscription, value) = ({ subscriber.receive(subscription: $0) }, { subscriber.receive($0) })
      (completion, combineIdentifier) = ({ subscriber.receive(completion: $0) }, subscriber.combineIdentifier)
    }

    /// Creates a subscriber that sends everything to a subject.
    public init(_ subject: some Subject<Input, Failure>) {
      subscription = { $0.request(.unlimited) }
      value = {
        subject.send($0)
        return .none
      }
      (completion, combineIdentifier) = ({ subject.send(completion: $0) }, CombineIdentifier())
    }

    /// Creates a subscriber from closures.
    public init(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveValue: ((Input) -> Subscribers.Demand)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
      (subscription, value, completion) = (receiveSubscription, receiveValue, receiveCompletion)
      combineIdentifier = CombineIdentifier()
    }

    /// Receives the subscription.
    public func receive(subscription: any Subscription) { self.subscription?(subscription) }
    /// Receives a value.
    public func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
    /// Receives the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }
  }

  extension Subscribers {
    /// Calls closures for each value and for the completion.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
      /// Called for each value.
      public let receiveValue: (Input) -> Void
      /// Called for the completion.
      public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
      private var subscription: (any Subscription)?

      /// Creates a subscriber.
      public init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
      ) {
        (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
      }

      /// Receives the subscription, and asks for everything.
      public func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
      }
      /// Receives a value.
      public func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue(input)
        return .none
      }
      /// Receives the completion.
      public func receive(completion: Subscribers.Completion<Failure>) {
        subscription = nil
        receiveCompletion(completion)
      }
      /// Cancels the subscription.
      public func cancel() {
        subscription?.cancel()
        subscription = nil
      }
    }

    /// Assigns each value to a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
      /// The type of the failure.
      public typealias Failure = Never
      /// The object; nil when the subscription has ended.
      public private(set) var object: Root?
      /// The property.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>
      private var subscription: (any Subscription)?

      /// Creates a subscriber.
      public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        (self.object, self.keyPath) = (object, keyPath)
      }

      /// Receives the subscription, and asks for everything.
      public func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
      }
      /// Receives a value.
      public func receive(_ input: Input) -> Subscribers.Demand {
        object?[keyPath: keyPath] = input
        return .none
      }
      /// Receives the completion.
      public func receive(completion: Subscribers.Completion<Never>) { cancel() }
      /// Cancels the subscription.
      public func cancel() {
        subscription?.cancel()
        (subscription, object) = (nil, nil)
      }
    }
  }
#endif
