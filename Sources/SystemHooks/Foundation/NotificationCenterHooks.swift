#if os(Linux)
  import Foundation

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

    /// Foundation's own method of a center.
    ///
    /// A method gets its object where a closure gets its context, so that the method's address and the object make a
    /// closure. That is sound as both are objects of Swift's, which the closure keeps alive.
    fileprivate static func observe(_ center: NotificationCenter) -> Observe {
      let parts = (method, Unmanaged.passUnretained(center).toOpaque())
      return unsafeBitCast(parts, to: Method.self).call
    }

    /// The same for its methods that post.
    fileprivate static func post(_ center: NotificationCenter) -> Post {
      unsafeBitCast((postMethod, Unmanaged.passUnretained(center).toOpaque()), to: PostMethod.self).call
    }

    fileprivate static func postByName(_ center: NotificationCenter) -> PostByName {
      unsafeBitCast((postByNameMethod, Unmanaged.passUnretained(center).toOpaque()), to: PostByNameMethod.self).call
    }

    /// Closures as they are, and not as a generic function would have them.
    private struct Method {
      let call: Observe
    }
    private struct PostMethod {
      let call: Post
    }
    private struct PostByNameMethod {
      let call: PostByName
    }

    // It is sound because the addresses of functions of a library never change.
    private nonisolated(unsafe) static let method = SystemFunction(observing).pointer(UnsafeRawPointer.self)
    private nonisolated(unsafe) static let postMethod = SystemFunction(posting).pointer(UnsafeRawPointer.self)
    private nonisolated(unsafe) static let postByNameMethod =
      SystemFunction(postingByName).pointer(UnsafeRawPointer.self)

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
      guard let system = VirtualSystem.current else { return observe(name, object, queue, block) }
      let order = system.observers
      // Only the block that the center has keeps it.
      let observer = order.makeObserver()
      return observe(name, object, nil) { notification in
        // It is sound because the block is done before whoever has posted the notification goes on.
        nonisolated(unsafe) let notification = notification
        guard VirtualSystem.current?.observers === order else { return block(notification) }
        order.reach(observer) { Self.call(queue) { block(notification) } }
      }
    }

    /// Calls an observer in its queue, and waits for it.
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

    /// Posts a notification; in a simulated app, its observers have an order.
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E4postyyAD0C0VF")
    public func hookedPost(_ notification: Notification) {
      guard let system = VirtualSystem.current else { return NotificationCenterHooks.post(self)(notification) }
      // The center keeps its observers, and one of them may let it go.
      withExtendedLifetime(self) { system.observers.post { NotificationCenterHooks.post(self)(notification) } }
    }

    /// Posts a notification; in a simulated app, its observers have an order.
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
