#if os(Linux)
  import Foundation

  enum NotificationCenterHooks {
    static let getter = "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ"
    static let observing =
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol"
      + "_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    fileprivate static let original = SystemFunction(getter).pointer((@convention(c) () -> UnsafeRawPointer).self)
  }

  extension NotificationCenter {
    /// A simulated app has a notification center of its own, in which the system posts what happens to the app.
    @_silgen_name("$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
    static func hookedDefault() -> NotificationCenter {
      if let system = VirtualSystem.current { return system.center }
      // Swift returns an object that the caller releases.
      return Unmanaged<NotificationCenter>.fromOpaque(NotificationCenterHooks.original()).takeRetainedValue()
    }

    /// On the main thread, a block for the main queue is called at once, as notifications of the system are.
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    func hookedAddObserver(
      _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
      _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let isSimulated = VirtualSystem.current != nil
      return observe(name, object, isSimulated ? nil : queue, block)
    }

    /// The same method under a name that Foundation keeps for old programs.
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue10usingBlockAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VctF"
    )
    private func observe(
      _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?, _ block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol
  }
#endif
