/// The push notifications that have reached the device, each of which has one number wherever the app sees it.
struct PushLog: Hashable, Sendable {
  private var count = 0
  /// The notifications that the user has not acted on.
  private var shown: [PushNotification] = []

  /// Returns an input with the number of its notification.
  ///
  /// A notification on which the user acts is the first one with its payload that has arrived; without such a one it
  /// arrives with the step.
  mutating func numbered(_ input: PlatformInput) -> PlatformInput {
    switch input {
    case .receiveNotification(var notification):
      count += 1
      notification.number = count
      if notification.isShown { shown.append(notification) }
      return .receiveNotification(notification)
    case .openNotification(var notification):
      if let index = shown.firstIndex(where: { $0.payload == notification.payload }) {
        notification.number = shown.remove(at: index).number
      } else {
        count += 1
        notification.number = count
      }
      return .openNotification(notification)
    default:
      return input
    }
  }

  /// Removes the notifications of an app that is removed.
  mutating func clear() { shown = [] }
}
