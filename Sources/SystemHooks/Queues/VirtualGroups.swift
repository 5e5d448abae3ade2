#if os(Linux)
  /// The notifications of a simulated app's dispatch groups; libdispatch itself counts their members.
  final class VirtualGroups {
    typealias Group = OpaquePointer

    /// A block that runs when the group is empty, with references to the group and its queue.
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

    /// Removes and returns the notifications of a group that is empty now.
    func take(_ group: Group) -> [Notification] { notifications.removeValue(forKey: group) ?? [] }
  }
#endif
