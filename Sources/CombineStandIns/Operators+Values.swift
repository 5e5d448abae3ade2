import Foundation

#if os(Linux)
  // What publishers do with values and ends.
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

    /// Changes each value, and fails where the closure throws.
    public func tryMap<NewOutput>(
      _ transform: @escaping (Output) throws -> NewOutput
    ) -> AnyPublisher<NewOutput, any Error> { trying(transform) }

    /// Changes each value, leaves some out, and fails where the closure throws.
    public func tryCompactMap<NewOutput>(
      _ transform: @escaping (Output) throws -> NewOutput?
    ) -> AnyPublisher<NewOutput, any Error> { trying(transform) }

    /// Leaves values out, and fails where the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
      trying { try isIncluded($0) ? $0 : nil }
    }

    /// Leaves a value out that is the same as the one before it.
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

    /// Sends values as long as they satisfy a condition, and ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        parts.listen(to: self) { value in
          if predicate(value) { receiver.receive(value) } else { parts.end(.finished) }
        }
        return AnyCancellable { parts.cancel() }
      }
    }

    /// Leaves the first values out that satisfy a condition.
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

    /// Sends what a closure makes of all values, at the end.
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

    /// Sends all values together, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Sends so many values together at a time, and what is left at the end.
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

    /// Sends the last value, at the end.
    public func last() -> AnyPublisher<Output, Failure> {
      reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    /// Sends no values, but the end.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

    /// Sends a value at the end if there was none.
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

    /// Sends another value in place of nil.
    public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
      map { $0 ?? output }
    }

    /// Begins again where the publisher fails, so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
      guard retries > 0 else { return AnyPublisher(self) }
      return self.catch { _ in self.retry(retries - 1) }.mapError { $0 }
    }

    /// Keeps values for those who do not take them yet; here, all take them at once.
    public func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Writes nothing.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Stops the program where the publisher fails.
    public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
      self.catch { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)") }
    }
  }

  extension Publisher where Output == Data {
    /// Reads values from data.
    public func decode<Item: Decodable>(
      type: Item.Type, decoder: JSONDecoder
    ) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
  }

  extension Publisher where Output: Equatable {
    /// Sends whether there is a value.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
      filter { $0 == output }.map { _ in true }.prefix(1).replaceEmpty(with: false)
    }
  }

  extension Subscribers {
    /// How many values are taken at a time; here, all.
    public struct Demand: Hashable, Sendable {
      /// All.
      public static let unlimited = Demand()
      /// None.
      public static let none = Demand()
      /// So many.
      public static func max(_ value: Int) -> Demand { Demand() }
    }
  }

  extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy: Sendable {
      /// Before they are wanted.
      case keepFull
      /// When they are wanted.
      case byRequest
    }

    /// What a full buffer does.
    public enum BufferingStrategy<Failure: Error> {
      /// It leaves the newest value out.
      case dropNewest
      /// It leaves the oldest value out.
      case dropOldest
      /// It fails.
      case customError(() -> Failure)
    }
  }
#endif
