#if os(Linux)
  /// Which functions of the system's libraries are replaced while an app is simulated.
  package enum SystemHooks {
    static let functions: [String] = [
      "clock_gettime", "dispatch_async", "dispatch_barrier_async", "dispatch_after", "dispatch_after_f",
      "dispatch_sync", "dispatch_barrier_sync", "dispatch_group_async", "dispatch_group_notify", "dispatch_group_leave",
      "dispatch_group_wait", "dispatch_semaphore_wait", "dispatch_assert_queue", NotificationCenterHooks.getter,
      NotificationCenterHooks.observing, DefaultsHooks.getter, DefaultsHooks.suite, DefaultsHooks.suiteInPlace,
      TimerHooks.scheduling, ThreadHooks.isMain,
    ]

    /// The functions that this system does not have, so that the simulation does not get to know of their use.
    ///
    /// It is empty for the toolchain that the package is tested with; another one may have other names.
    package static var missing: [String] {
      functions.filter { !SystemFunction($0).exists } + (TimerHooks.adding.exists ? [] : ["RunLoop.add(_:forMode:)"])
    }
  }
#endif
