import Foundation

#if os(Linux)
  extension NotificationCenter {
    /// Publishes the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
      AnyPublisher { receiver in
        let handed = HandedReceiver(receiver: receiver)
        let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
          if handed.receiver.hasDemand { handed.receiver.receive(notification) }
        }
        return AnyCancellable { self.removeObserver(token) }
      }
    }
  }

  /// Forwards notifications on the thread that posts them.
  private struct HandedReceiver: @unchecked Sendable {
    let receiver: Receiver<Notification, Never>
  }
#endif
