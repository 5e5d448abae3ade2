import Foundation

#if os(Linux)
  extension Publisher {
    private func through<NewOutput, NewFailure: Error>(
      _ make: @escaping (Receiver<NewOutput, NewFailure>) -> Receiver<Output, Failure>
    ) -> AnyPublisher<NewOutput, NewFailure> {
      AnyPublisher { receiver in attach(make(receiver)) }
    }

    private func each<NewOutput>(
      _ body: @escaping (Output, Receiver<NewOutput, Failure>) -> Void
    ) -> AnyPublisher<NewOutput, Failure> {
      through { receiver in Receiver({ body($0, receiver) }, { receiver.receive(completion: $0) }) }
    }

    /// Changes each value.
    public func map<NewOutput>(_ transform: @escaping (Output) -> NewOutput) -> AnyPublisher<NewOutput, Failure> {
      each { $1.receive(transform($0)) }
    }

    /// Takes a property of each value.
    public func map<NewOutput>(_ keyPath: KeyPath<Output, NewOutput>) -> AnyPublisher<NewOutput, Failure> {
      map { $0[keyPath: keyPath] }
    }

    /// Changes each value, and leaves some out.
    public func compactMap<NewOutput>(
      _ transform: @escaping (Output) -> NewOutput?
    ) -> AnyPublisher<NewOutput, Failure> {
      each { value, receiver in
        if let value = transform(value) { receiver.receive(value) }
      }
    }

    /// Leaves values out.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      each { if isIncluded($0) { $1.receive($0) } }
    }

    /// Changes each value into a publisher, and sends what these send.
    public func flatMap<Inner: Publisher>(
      _ transform: @escaping (Output) -> Inner
    ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
      AnyPublisher { receiver in
        var links: [AnyCancellable] = []
        links.append(
          attach(
            Receiver(
              { value in
                links.append(
                  transform(value).attach(
                    Receiver(
                      { receiver.receive($0) },
                      { if case .failure = $0 { receiver.receive(completion: $0) } })))
              }, { receiver.receive(completion: $0) })))
        return AnyCancellable { links = [] }
      }
    }

    /// Leaves the first values out.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var left = count
        return Receiver(
          { value in
            if left > 0 { left -= 1 } else { receiver.receive(value) }
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Sends the first values, and ends.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var left = maxLength
        return Receiver(
          { value in
            guard left > 0 else { return }
            left -= 1
            receiver.receive(value)
            if left == 0 { receiver.receive(completion: .finished) }
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Sends the first value, and ends.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// Sends the first value that satisfies a condition, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      filter(predicate).prefix(1)
    }

    /// Sends a value before all others.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        for element in elements { receiver.receive(element) }
        return attach(receiver)
      }
    }

    /// Adds values up.
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

    /// Does something besides.
    public func handleEvents(
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      through { receiver in
        Receiver(
          { value in
            receiveOutput?(value)
            receiver.receive(value)
          },
          { completion in
            receiveCompletion?(completion)
            receiver.receive(completion: completion)
          })
      }
    }

    /// Sends what another publisher sends, too.
    public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var open = 2
        func part() -> Receiver<Output, Failure> {
          Receiver(
            { receiver.receive($0) },
            { completion in
              open -= 1
              if case .failure = completion { return receiver.receive(completion: completion) }
              if open == 0 { receiver.receive(completion: .finished) }
            })
        }
        let links = [attach(part()), other.attach(part())]
        return AnyCancellable { for link in links { link.cancel() } }
      }
    }

    /// Sends the last values of two publishers together.
    public func combineLatest<Other>(
      _ other: some Publisher<Other, Failure>
    ) -> AnyPublisher<(Output, Other), Failure> {
      AnyPublisher { receiver in
        var left: Output?
        var right: Other?
        func send() {
          if let left, let right { receiver.receive((left, right)) }
        }
        let links = [
          attach(
            Receiver(
              {
                left = $0; send()
              }, { receiver.receive(completion: $0) })),
          other.attach(
            Receiver(
              {
                right = $0; send()
              }, { receiver.receive(completion: $0) })),
        ]
        return AnyCancellable { for link in links { link.cancel() } }
      }
    }

    /// Goes on with another publisher where this one fails.
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

    /// Sends a value where the publisher fails.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Changes how the publisher fails.
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
    /// Leaves a value out that equals the one before it.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var last: Output?
        return attach(
          Receiver(
            { value in
              guard value != last else { return }
              last = value
              receiver.receive(value)
            }, { receiver.receive(completion: $0) }))
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Gives the publisher a way to fail.
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> AnyPublisher<Output, NewFailure> {
      AnyPublisher { receiver in
        attach(Receiver({ receiver.receive($0) }, { _ in receiver.receive(completion: .finished) }))
      }
    }
  }
#endif
