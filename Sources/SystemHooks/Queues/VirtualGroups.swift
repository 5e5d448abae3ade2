#if os(Linux)
  /// What waits for dispatch groups of a simulated app; libdispatch itself counts who has entered and left.
  final class VirtualGroups {
    typealias Group = OpaquePointer

    /// A block that wants to know that everybody has left.
    struct Notification {
      let queue: VirtualQueues.Queue
      let block: VirtualQueues.Block
    }

    private var notifications: [Group: [Notification]] = [:]

    func add(_ notification: Notification, to group: Group) { notifications[group, default: []].append(notification) }

    /// Takes what waits for a group that is empty now.
    func take(_ group: Group) -> [Notification] { notifications.removeValue(forKey: group) ?? [] }
  }
#endif
