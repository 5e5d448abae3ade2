#if os(Linux)
  import Foundation

  extension NotificationCenter {
    /// Returns the notifications with a name that are posted after iteration has started.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// An asynchronous sequence of notifications; those that have not been received yet are buffered.
    ///
    /// It is `@unchecked Sendable` because it is immutable; the object is only compared with the posting objects.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// The type of the elements.
      public typealias Element = Notification
      /// The type of the failure: none.
      public typealias Failure = Never
      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Starts to receive notifications.
      public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<Handed<Notification>>.makeStream()
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Handed(value: $0))
        }
        let token = Handed(value: observer)
        continuation.onTermination = { [center] _ in center.removeObserver(token.value) }
        return Iterator(iterator: stream.makeAsyncIterator())
      }

      /// Receives notifications.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncStream<Handed<Notification>>.Iterator

        /// Returns the next notification; nil when the task is cancelled.
        public mutating func next() async -> Notification? { await next(isolation: nil) }

        /// Returns the next notification; nil when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await iterator.next(isolation: actor)?.value
        }
      }
    }
  }

  /// Passes a value from the poster to the receiver.
  ///
  /// It is `@unchecked Sendable` because both belong to one simulation, which runs on one thread.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }
#endif
