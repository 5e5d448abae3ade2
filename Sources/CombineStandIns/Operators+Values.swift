import Foundation

#if os(Linux)
  // Operators on values and completions.
  extension Publisher {
    private func trying<NewOutput>(
      _ body: @escaping (Output) throws -> NewOutput?
    ) -> AnyPublisher<NewOutput, any Error> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        parts.listen(to: self.mapError { $0 as any Error }) { value in
          do {
            if let made = try body(value) { receiver.receive(made) }
          } catch {
            parts.end(.failure(error))
          }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Transforms each value; fails if the closure throws.
    public func tryMap<NewOutput>(
      _ transform: @escaping (Output) throws -> NewOutput
    ) -> AnyPublisher<NewOutput, any Error> { trying(transform) }

    /// Transforms each value and drops nil results; fails if the closure throws.
    public func tryCompactMap<NewOutput>(
      _ transform: @escaping (Output) throws -> NewOutput?
    ) -> AnyPublisher<NewOutput, any Error> { trying(transform) }

    /// Drops the values that the closure rejects; fails if it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
      trying { try isIncluded($0) ? $0 : nil }
    }

    /// Drops a value that is the same as the one before it.
    public func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var last: Output?
        return Receiver(
          { value in
            if let last, predicate(last, value) { return }
            last = value
            receiver.receive(value)
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Publishes values as long as they satisfy a condition, then completes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        parts.listen(to: self) { value in
          if predicate(value) { receiver.receive(value) } else { parts.end(.finished) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Drops the first values that satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var isOpen = false
        return Receiver(
          { value in
            isOpen = isOpen || !predicate(value)
            if isOpen { receiver.receive(value) }
          }, { receiver.receive(completion: $0) })
      }
    }

    /// Combines all values with a closure, and publishes the result upon completion.
    public func reduce<Sum>(_ initial: Sum, _ next: @escaping (Sum, Output) -> Sum) -> AnyPublisher<Sum, Failure> {
      through { receiver in
        var sum = initial
        return Receiver(
          { sum = next(sum, $0) },
          { completion in
            if case .finished = completion { receiver.receive(sum) }
            receiver.receive(completion: completion)
          })
      }
    }

    /// Publishes an array of all values upon completion.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Publishes values in arrays of the given size, and the rest upon completion.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
      through { receiver in
        var values: [Output] = []
        return Receiver(
          { value in
            values.append(value)
            guard values.count >= count else { return }
            let all = values
            values = []
            receiver.receive(all)
          },
          { completion in
            if case .finished = completion, !values.isEmpty { receiver.receive(values) }
            receiver.receive(completion: completion)
          })
      }
    }

    /// Publishes the last value upon completion.
    public func last() -> AnyPublisher<Output, Failure> {
      reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    /// Drops all values, and publishes only the completion.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

    /// Publishes a value upon completion if there was none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var isEmpty = true
        return Receiver(
          { value in
            isEmpty = false
            receiver.receive(value)
          },
          { completion in
            if isEmpty, case .finished = completion { receiver.receive(output) }
            receiver.receive(completion: completion)
          })
      }
    }

    /// Replaces nil with a value.
    public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
      map { $0 ?? output }
    }

    /// Starts again after a failure, up to the given number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
      guard retries > 0 else { return AnyPublisher(self) }
      return self.catch { _ in self.retry(retries - 1) }.mapError { $0 }
    }

    /// Buffers values until they are requested; here, they always are.
    public func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Returns the publisher unchanged; nothing is printed.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Stops the program if the publisher fails.
    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
      self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
    }
  }

  extension Publisher where Output == Data {
    /// Decodes values from data.
    public func decode<Item: Decodable>(
      type: Item.Type, decoder: JSONDecoder
    ) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
  }

  extension Publisher where Output: Equatable {
    /// Publishes whether a value occurs.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
      filter { $0 == output }.map { _ in true }.prefix(1).replaceEmpty(with: false)
    }
  }

  extension Publishers {
    /// When a buffer requests values.
    public enum PrefetchStrategy: Sendable {
      /// Before they are needed.
      case keepFull
      /// When they are requested.
      case byRequest
    }

    /// What happens when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
      /// The newest value is dropped.
      case dropNewest
      /// The oldest value is dropped.
      case dropOldest
      /// The publisher fails.
      case customError(() -> Failure)
    }
  }
#endif
