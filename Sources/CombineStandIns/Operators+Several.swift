#if os(Linux)
  // Operators that combine several publishers.
  extension Publisher {
    /// Transforms each value into a publisher, and publishes the values of all of these.
    public func flatMap<Inner: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
    ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        parts.listen(to: self) { value in
          parts.add()
          parts.listen(to: transform(value)) { receiver.receive($0) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Transforms each value into a publisher that cannot fail, and publishes the values of all of these.
    @_disfavoredOverload
    public func flatMap<Inner: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
    ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
      flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Also publishes the values of another publisher.
    public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 2)
        parts.listen(to: self) { receiver.receive($0) }
        parts.listen(to: other) { receiver.receive($0) }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Also publishes the values of two other publishers.
    public func merge(
      with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> { merge(with: second.merge(with: third)) }

    /// Publishes the latest values of two publishers as a tuple.
    public func combineLatest<Other>(
      _ other: some Publisher<Other, Failure>
    ) -> AnyPublisher<(Output, Other), Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 2)
        var left: Output?
        var right: Other?
        func send() {
          if let left, let right { receiver.receive((left, right)) }
        }
        parts.listen(to: self) { value in
          left = value
          send()
        }
        parts.listen(to: other) { value in
          right = value
          send()
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Publishes the results of a closure for the latest values of two publishers.
    public func combineLatest<Other, Made>(
      _ other: some Publisher<Other, Failure>, _ transform: @escaping (Output, Other) -> Made
    ) -> AnyPublisher<Made, Failure> { combineLatest(other).map { transform($0.0, $0.1) } }

    /// Publishes the latest values of three publishers as a tuple.
    public func combineLatest<Second, Third>(
      _ second: some Publisher<Second, Failure>, _ third: some Publisher<Third, Failure>
    ) -> AnyPublisher<(Output, Second, Third), Failure> {
      combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Publishes the values of two publishers in pairs: the first values, then the second ones, and so on.
    public func zip<Other>(_ other: some Publisher<Other, Failure>) -> AnyPublisher<(Output, Other), Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 2)
        var left: [Output] = []
        var right: [Other] = []
        var (leftEnded, rightEnded) = (false, false)
        func send() {
          if !left.isEmpty, !right.isEmpty { receiver.receive((left.removeFirst(), right.removeFirst())) }
          if (leftEnded && left.isEmpty) || (rightEnded && right.isEmpty) { parts.end(.finished) }
        }
        parts.listen(to: self) { value in
          left.append(value)
          send()
        } end: {
          leftEnded = true
          send()
        }
        parts.listen(to: other) { value in
          right.append(value)
          send()
        } end: {
          rightEnded = true
          send()
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Publishes the results of a closure for the pairs of values of two publishers.
    public func zip<Other, Made>(
      _ other: some Publisher<Other, Failure>, _ transform: @escaping (Output, Other) -> Made
    ) -> AnyPublisher<Made, Failure> { zip(other).map { transform($0.0, $0.1) } }

    /// Publishes values until another publisher sends one.
    public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        let stop = other.attach(Receiver({ _ in parts.end(.finished) }, { _ in }))
        parts.listen(to: self) { receiver.receive($0) }
        return AnyCancellable {
          stop.cancel()
          parts.cancel()
        }
      }
    }

    /// Drops values until another publisher sends one.
    public func drop<Other: Publisher>(
      untilOutputFrom other: Other
    ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        var isOpen = false
        let begin = other.attach(Receiver({ _ in isOpen = true }, { _ in }))
        parts.listen(to: self) { value in
          if isOpen { receiver.receive(value) }
        }
        return AnyCancellable {
          begin.cancel()
          parts.cancel()
        }
      }
    }

    /// Shares one subscription to the publisher among all receivers.
    public func share() -> AnyPublisher<Output, Failure> {
      let shared = Shared(self)
      return AnyPublisher { shared.attach($0) }
    }

    /// Publishes the values of another publisher after these.
    public func append(_ publisher: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 2)
        parts.listen(to: self) {
          receiver.receive($0)
        } end: {
          parts.listen(to: publisher) { receiver.receive($0) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Publishes values after those of this publisher.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
      append(AnyPublisher<Output, Failure>.of(elements))
    }

    /// Publishes the values of another publisher before these.
    public func prepend(_ publisher: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      AnyPublisher(publisher).append(self)
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest of the publishers that this publisher sends.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        var last: Int?
        parts.listen(to: self) { publisher in
          parts.add()
          let before = last
          last = nil
          if let before { parts.leave(before) }
          last = parts.listen(to: publisher) { receiver.receive($0) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }
  }

  extension AnyPublisher {
    /// Publishes values, and completes.
    static func of(_ values: some Sequence<Output>) -> AnyPublisher {
      AnyPublisher { receiver in
        for value in values { receiver.receive(value) }
        receiver.receive(completion: .finished)
        return AnyCancellable {}
      }
    }
  }

  extension Sequence {
    /// Publishes the elements.
    public var publisher: AnyPublisher<Element, Never> { .of(self) }
  }

  extension Optional {
    /// Publishes the value, if there is one.
    public var publisher: AnyPublisher<Wrapped, Never> { .of(map { [$0] } ?? []) }
  }

  extension Result {
    /// Publishes the value, or fails.
    public var publisher: AnyPublisher<Success, Failure> {
      let result = self
      return AnyPublisher { receiver in
        switch result {
        case .success(let value):
          receiver.receive(value)
          receiver.receive(completion: .finished)
        case .failure(let error): receiver.receive(completion: .failure(error))
        }
        return AnyCancellable {}
      }
    }
  }

  /// A publisher with one subscription for all its receivers.
  ///
  /// It is used only on the thread of its simulation.
  private final class Shared<Output, Failure: Error> {
    private let source: (Receiver<Output, Failure>) -> AnyCancellable
    private let subject = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?
    private var listeners = 0

    init(_ source: some Publisher<Output, Failure>) { self.source = { source.attach($0) } }

    func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let link = subject.attach(receiver)
      listeners += 1
      if listeners == 1 {
        let subject = subject
        connection = source(Receiver({ subject.send($0) }, { subject.send(completion: $0) }))
      }
      return AnyCancellable { [self] in
        link.cancel()
        listeners -= 1
        if listeners == 0 { connection = nil }
      }
    }
  }
#endif
