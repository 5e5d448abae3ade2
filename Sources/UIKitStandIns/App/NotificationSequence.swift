#if os(Linux)
  import Foundation

  extension NotificationCenter {
    /// The notifications of a name, one after the other: those that are posted once a task takes them.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// Notifications, one after the other; those that nobody has taken yet wait.
    ///
    /// Unchecked, as nothing of it changes; the object is only compared with those that post.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// What it has.
      public typealias Element = Notification
      /// It does not fail.
      public typealias Failure = Never
      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Begins to take notifications.
      public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<Handed<Notification>>.makeStream()
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Handed(value: $0))
        }
        let token = Handed(value: observer)
        continuation.onTermination = { [center] _ in center.removeObserver(token.value) }
        return Iterator(iterator: stream.makeAsyncIterator())
      }

      /// Takes notifications.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncStream<Handed<Notification>>.Iterator

        /// The next notification; nil when the task is cancelled.
        public mutating func next() async -> Notification? { await next(isolation: nil) }

        /// The next notification; nil when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await iterator.next(isolation: actor)?.value
        }
      }
    }
  }

  /// What goes from the one who posts to the one who takes.
  ///
  /// Unchecked, as both are code of one simulation, which runs one piece after the other.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }
#endif
