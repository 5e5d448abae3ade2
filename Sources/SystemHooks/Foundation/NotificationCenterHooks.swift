#if os(Linux)
  import Foundation

  enum NotificationCenterHooks {
    static let getter = "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
    static let observing =
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol"
      + "_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    fileprivate typealias Observe =
      (NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol

    /// Foundation's own method of a center.
    ///
    /// A method gets its object where a closure gets its context, so that the method's address and the object make a
    /// closure. That is sound as both are objects of Swift's, which the closure keeps alive.
    fileprivate static func observe(_ center: NotificationCenter) -> Observe {
      let parts = (method, Unmanaged.passUnretained(center).toOpaque())
      return unsafeBitCast(parts, to: Method.self).call
    }

    /// A closure as it is, and not as a generic function would have it.
    private struct Method {
      let call: Observe
    }

    // It is sound because the address of a function of a library never changes.
    private nonisolated(unsafe) static let method = SystemFunction(observing).pointer(UnsafeRawPointer.self)

    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  extension NotificationCenter {
    /// A simulated app has its own notification center, in which the system posts what happens to the app.
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
    public static func hookedDefault() -> NotificationCenter {
      if let system = VirtualSystem.current { return system.center }
      // Swift returns an object that the caller releases.
      return Unmanaged<NotificationCenter>.fromOpaque(NotificationCenterHooks.original()).takeRetainedValue()
    }

    /// Whoever posts a notification waits for the observers, whichever queue their blocks are for.
    ///
    /// On the main thread, a block for the main queue is called at once, as notifications of the system are. For other
    /// queues, Foundation here does not wait, and does not even keep them; Apple's does both.
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    public func hookedAddObserver(
      _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
      _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observe = NotificationCenterHooks.observe(self)
      guard VirtualSystem.current != nil, let queue else { return observe(name, object, queue, block) }
      return observe(name, object, nil) { notification in
        // It is sound because the block is done before whoever has posted the notification goes on.
        nonisolated(unsafe) let notification = notification
        if queue !== OperationQueue.main {
          queue.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
        } else if let queues = VirtualSystem.current?.queues, let main = VirtualQueues.main, !queues.isMain {
          queues.sync(main, isBarrier: false) { block(notification) }
        } else {
          block(notification)
        }
      }
    }
  }
#endif
