import Foundation

#if os(Linux)
  extension Publisher {
    func through<NewOutput, NewFailure: Error>(
      _ make: @escaping (Receiver<NewOutput, NewFailure>) -> Receiver<Output, Failure>
    ) -> AnyPublisher<NewOutput, NewFailure> {
      AnyPublisher { receiver in
        let made = make(receiver)
        made.follow(receiver)
        return attach(made)
      }
    }

    private func each<NewOutput>(
      _ body: @escaping (Output, Receiver<NewOutput, Failure>) -> Void
    ) -> AnyPublisher<NewOutput, Failure> {
      through { receiver in Receiver({ body($0, receiver) }, { receiver.receive(completion: $0) }) }
    }

    /// Transforms each value.
    public func map<NewOutput>(_ transform: @escaping (Output) -> NewOutput) -> AnyPublisher<NewOutput, Failure> {
      each { $1.receive(transform($0)) }
    }

    /// Publishes a property of each value.
    public func map<NewOutput>(_ keyPath: KeyPath<Output, NewOutput>) -> AnyPublisher<NewOutput, Failure> {
      map { $0[keyPath: keyPath] }
    }

    /// Transforms each value, and drops nil results.
    public func compactMap<NewOutput>(
      _ transform: @escaping (Output) -> NewOutput?
    ) -> AnyPublisher<NewOutput, Failure> {
      each { value, receiver in
        if let value = transform(value) { receiver.receive(value) }
      }
    }

    /// Drops the values that a closure rejects.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      each { if isIncluded($0) { $1.receive($0) } }
    }

    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var left = count
        return Receiver(
          { value in
            if left > 0 { left -= 1 } else { receiver.receive(value) }
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Publishes the first values, completes, and cancels the subscription.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        guard maxLength > 0 else {
          parts.end(.finished)
          return AnyCancellable {}
        }
        var left = maxLength
        parts.listen(to: self) { value in
          left -= 1
          receiver.receive(value)
          if left == 0 { parts.end(.finished) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Publishes the first value, and completes.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// Publishes the value with an index, and completes.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
    /// Publishes the values with some indices, and completes.
    public func output<Indices: RangeExpression>(in range: Indices) -> AnyPublisher<Output, Failure>
    where Indices.Bound == Int {
      let indices = range.relative(to: 0..<Int.max)
      return dropFirst(indices.lowerBound).prefix(indices.count)
    }
    /// Publishes the first value that satisfies a condition, and completes.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      filter(predicate).prefix(1)
    }

    /// Publishes values before those of this publisher.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        for element in elements { receiver.receive(element) }
        return attach(receiver)
      }
    }

    /// Combines each value with the previous result, and publishes each result.
    public func scan<Sum>(_ initial: Sum, _ next: @escaping (Sum, Output) -> Sum) -> AnyPublisher<Sum, Failure> {
      through { receiver in
        var sum = initial
        return Receiver(
          { value in
            sum = next(sum, value)
            receiver.receive(sum)
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Performs side effects for events.
    public func handleEvents(
      receiveSubscription: ((any Cancellable) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var isOver = false
        receiveSubscription?(AnyCancellable {})
        let link = attach(
          Receiver(
            { value in
              receiveOutput?(value)
              receiver.receive(value)
            },
            { completion in
              isOver = true
              receiveCompletion?(completion)
              receiver.receive(completion: completion)
            }))
        return AnyCancellable {
          if !isOver { receiveCancel?() }
          link.cancel()
        }
      }
    }

    /// Continues with another publisher after a failure.
    public func `catch`<Next: Publisher>(
      _ handler: @escaping (Failure) -> Next
    ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
      AnyPublisher { receiver in
        var links: [AnyCancellable] = []
        links.append(
          attach(
            Receiver(
              { receiver.receive($0) },
              { completion in
                switch completion {
                case .finished: receiver.receive(completion: .finished)
                case .failure(let error): links.append(handler(error).attach(receiver))
                }
              })))
        return AnyCancellable { links = [] }
      }
    }

    /// Publishes a value in place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Transforms the failure.
    public func mapError<NewFailure: Error>(
      _ transform: @escaping (Failure) -> NewFailure
    ) -> AnyPublisher<Output, NewFailure> {
      through { receiver in
        Receiver(
          { receiver.receive($0) },
          { completion in
            switch completion {
            case .finished: receiver.receive(completion: .finished)
            case .failure(let error): receiver.receive(completion: .failure(transform(error)))
            }
          })
      }
    }
  }

  extension Publisher where Output: Equatable {
    /// Drops a value that equals the one before it.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  }

  extension Publisher where Failure == Never {
    /// Sets the type of the failure for a publisher that cannot fail.
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> AnyPublisher<Output, NewFailure> {
      AnyPublisher { receiver in
        attach(Receiver({ receiver.receive($0) }, { _ in receiver.receive(completion: .finished) }))
      }
    }
  }
#endif
