#if os(Linux)
  extension Publisher {
    /// Attaches a subscriber, which gets a subscription first.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure {
      subscriber.receive(subscription: ReceiverSubscription(attach, AnySubscriber(subscriber)))
    }

    /// Attaches a receiver, which gets everything that is sent from now on.
    public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let subscriber = ReceivingSubscriber(receiver)
      receive(subscriber: subscriber)
      return AnyCancellable { subscriber.cancel() }
    }

    /// Attaches a subscriber.
    public func subscribe<Target: Subscriber>(_ subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure { receive(subscriber: subscriber) }
  }

  /// Passes a subscriber what a receiver receives, as much of it as the subscriber asks for.
  ///
  /// It attaches to the publisher when the subscriber asks for the first time: until then, a publisher that stores
  /// nothing sends nothing, and one that has values keeps them. It is used only on the thread of its simulation.
  private final class ReceiverSubscription<Output, Failure: Error>: Subscription {
    private let attach: (Receiver<Output, Failure>) -> AnyCancellable
    private var subscriber: AnySubscriber<Output, Failure>?
    private var receiver: Receiver<Output, Failure>?
    private var link: AnyCancellable?
    private var demand = Subscribers.Demand.none
    /// What has come from a publisher that pays no attention to demand.
    private var waiting: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDelivering = false

    init(
      _ attach: @escaping (Receiver<Output, Failure>) -> AnyCancellable, _ subscriber: AnySubscriber<Output, Failure>
    ) {
      (self.attach, self.subscriber) = (attach, subscriber)
    }

    func request(_ more: Subscribers.Demand) {
      guard subscriber != nil, more > .none else { return }
      demand += more
      guard let receiver else { return begin() }
      deliver()
      receiver.request?()
    }

    func cancel() {
      (subscriber, waiting) = (nil, [])
      let ended = link
      (link, receiver) = (nil, nil)
      ended?.cancel()
    }

    private func begin() {
      let receiver = Receiver<Output, Failure>(
        { [self] in
          waiting.append($0)
          deliver()
        },
        { [self] in
          completion = $0
          deliver()
        })
      receiver.demand = { [weak self] in (self?.demand ?? .none) > .none }
      self.receiver = receiver
      let link = attach(receiver)
      if subscriber == nil { link.cancel() } else { self.link = link }
    }

    private func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      while demand > .none, !waiting.isEmpty, let subscriber {
        demand -= 1
        demand += subscriber.receive(waiting.removeFirst())
      }
      isDelivering = false
      guard waiting.isEmpty, let completion, let subscriber else { return }
      cancel()
      subscriber.receive(completion: completion)
    }
  }

  /// Passes a receiver what a publisher of the app sends to subscribers.
  private final class ReceivingSubscriber<Input, Failure: Error>: Subscriber {
    private let receiver: Receiver<Input, Failure>
    private var subscription: (any Subscription)?
    private var isCancelled = false

    init(_ receiver: Receiver<Input, Failure>) { self.receiver = receiver }

    func receive(subscription: any Subscription) {
      guard !isCancelled else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      receiver.receive(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      subscription = nil
      receiver.receive(completion: completion)
    }

    func cancel() {
      isCancelled = true
      subscription?.cancel()
      subscription = nil
    }
  }
#endif
