#if os(Linux)
  /// What waits for dispatch groups of a simulated app; libdispatch itself counts who has entered and left.
  final class VirtualGroups {
    typealias Group = OpaquePointer

    /// A block that wants to know that everybody has left, and keeps the group and its queue.
    struct Notification {
      private let group: DispatchReference
      private let reference: DispatchReference
      let block: VirtualQueues.Block
      var queue: VirtualQueues.Queue { reference.object }

      init(_ group: Group, _ queue: VirtualQueues.Queue, _ block: @escaping VirtualQueues.Block) {
        self.group = DispatchReference(group)
        reference = DispatchReference(queue)
        self.block = block
      }
    }

    private var notifications: [Group: [Notification]] = [:]

    func add(_ notification: Notification, to group: Group) { notifications[group, default: []].append(notification) }

    /// Takes what waits for a group that is empty now.
    func take(_ group: Group) -> [Notification] { notifications.removeValue(forKey: group) ?? [] }
  }
#endif
