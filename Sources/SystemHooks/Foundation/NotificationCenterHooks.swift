#if os(Linux)
  import Foundation

  /// Hooks for the default notification center of a simulated app, and for the order of its observers.
  enum NotificationCenterHooks {
    static let getter = "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
    static let observing =
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol"
      + "_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    static let posting = "$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF"
    static let postingByName =
      "$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfo"
      + "yAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF"
    fileprivate typealias Post = (Notification) -> Void
    fileprivate typealias PostByName = (NSNotification.Name, Any?, [AnyHashable: Any]?) -> Void
    fileprivate typealias Observe =
      (NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol

    /// Returns a center's own Foundation method as a closure.
    fileprivate static func observe(_ center: NotificationCenter) -> Observe {
      method.closure(of: center, as: Method.self).call
    }

    /// The same for the methods that post.
    fileprivate static func post(_ center: NotificationCenter) -> Post {
      postMethod.closure(of: center, as: PostMethod.self).call
    }

    fileprivate static func postByName(_ center: NotificationCenter) -> PostByName {
      postByNameMethod.closure(of: center, as: PostByNameMethod.self).call
    }

    private struct Method {
      let call: Observe
    }
    private struct PostMethod {
      let call: Post
    }
    private struct PostByNameMethod {
      let call: PostByName
    }

    private static let method = SystemFunction(observing)
    private static let postMethod = SystemFunction(posting)
    private static let postByNameMethod = SystemFunction(postingByName)

    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  extension NotificationCenter {
    /// Returns the default center; a simulated app has its own, in which the system posts its notifications to the app.
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
    public static func hookedDefault() -> NotificationCenter {
      if let system = VirtualSystem.current { return system.center }
      // A Swift function returns an object that the caller releases.
      return Unmanaged<NotificationCenter>.fromOpaque(NotificationCenterHooks.original()).takeRetainedValue()
    }

    /// Adds an observer whose block runs on a queue; the poster waits for it, whichever queue that is.
    ///
    /// On the main thread, a block for the main queue is called at once, as for notifications of the system. For other
    /// queues, Foundation on Linux does not wait, and does not even retain them; Apple's does both.
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    public func hookedAddObserver(
      _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
      _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observe = NotificationCenterHooks.observe(self)
      guard let system = VirtualSystem.current else { return observe(name, object, queue, block) }
      let order = system.observers
      // Only the center's block keeps it alive.
      let observer = order.makeObserver()
      return observe(name, object, nil) { notification in
        // Sound because the block ends before the poster of the notification continues.
        nonisolated(unsafe) let notification = notification
        guard VirtualSystem.current?.observers === order else { return block(notification) }
        order.reach(observer) { Self.call(queue) { block(notification) } }
      }
    }

    /// Calls an observer on its queue, and waits for it.
    private static func call(_ queue: OperationQueue?, _ block: @escaping @Sendable () -> Void) {
      guard let queue else { return block() }
      if queue !== OperationQueue.main {
        queue.addOperations([BlockOperation(block: block)], waitUntilFinished: true)
      } else if let queues = VirtualSystem.current?.queues, let main = VirtualQueues.main, !queues.isMain {
        queues.sync(main, isBarrier: false, block)
      } else {
        block()
      }
    }

    /// Posts a notification; in a simulated app, its observers are called in a fixed order.
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
    public func hookedPost(_ notification: Notification) {
      guard let system = VirtualSystem.current else { return NotificationCenterHooks.post(self)(notification) }
      // The center retains its observers, and one of them may release it.
      withExtendedLifetime(self) { system.observers.post { NotificationCenterHooks.post(self)(notification) } }
    }

    /// Posts a notification; in a simulated app, its observers are called in a fixed order.
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E4post4name6object8userInfoyAD14NSNotificationC4NameV_ypSgSDys11AnyHashableVypGSgtF"
    )
    public func hookedPost(_ name: NSNotification.Name, _ object: Any?, _ userInfo: [AnyHashable: Any]?) {
      guard let system = VirtualSystem.current else {
        return NotificationCenterHooks.postByName(self)(name, object, userInfo)
      }
      withExtendedLifetime(self) {
        system.observers.post { NotificationCenterHooks.postByName(self)(name, object, userInfo) }
      }
    }
  }
#endif
