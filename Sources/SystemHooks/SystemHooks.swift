#if os(Linux)
  /// The functions of the system's libraries that are replaced while an app is simulated.
  package enum SystemHooks {
    static let functions: [String] = [
      "clock_gettime", "dispatch_async", "dispatch_barrier_async", "dispatch_after", "dispatch_after_f",
      "dispatch_sync", "dispatch_barrier_sync", "dispatch_apply", "dispatch_group_async", "dispatch_group_notify",
      "dispatch_group_leave", "dispatch_group_wait", "dispatch_semaphore_wait", "dispatch_block_create",
      "dispatch_block_create_with_qos_class", "dispatch_assert_queue",
      "dispatch_assert_queue_not", "dispatch_assert_queue_barrier", "dispatch_get_specific", "dispatch_queue_create",
      "dispatch_queue_create_with_target", "dispatch_set_target_queue", "dispatch_suspend", "dispatch_resume",
      "dispatch_activate", "dispatch_release", "dispatch_source_create", "dispatch_source_set_timer",
      "dispatch_source_set_event_handler", "dispatch_source_set_cancel_handler",
      "dispatch_source_set_registration_handler", "dispatch_source_cancel", "dispatch_source_testcancel",
      NotificationCenterHooks.getter, NotificationCenterHooks.observing, NotificationCenterHooks.posting,
      NotificationCenterHooks.postingByName, DefaultsHooks.getter, DefaultsHooks.suite,
      DefaultsHooks.suiteInPlace, TimerHooks.creating, TimerHooks.scheduling, ThreadHooks.isMain,
      IdentifierHooks.creating, IdentifierHooks.creatingBytes, RandomHooks.systemCall, RunLoopHooks.performing,
      RunLoopHooks.performingInModes, URLSessionHooks.shared, URLSessionHooks.protocolClasses, URLSessionHooks.cache,
      BundleHooks.info, BundleHooks.identifier, BundleHooks.object, BundleHooks.url, BundleHooks.localizedURL,
      CookieHooks.shared, CookieHooks.storage,
      FolderHooks.home, FolderHooks.temporary, FolderHooks.searchPaths, FolderHooks.homeURL, FolderHooks.temporaryURL,
      URLProtocolHooks.registering, URLProtocolHooks.unregistering,
    ]

    /// The methods that are called through the vtables of their classes, with their names.
    private static var methods: [(String, ClassMethod)] {
      [
        ("RunLoop.add(_:forMode:)", TimerHooks.adding), ("Timer.fireDate", TimerHooks.dating),
        ("Thread.start()", ThreadHooks.starting),
        ("Thread.detachNewThread(_:)", ThreadHooks.detaching), ("Thread.sleep(until:)", ThreadHooks.sleepingUntil),
        ("Thread.sleep(forTimeInterval:)", ThreadHooks.sleeping), ("NSCondition.wait()", ConditionHooks.waiting),
        ("NSCondition.wait(until:)", ConditionHooks.waitingUntil),
        ("Bundle.infoDictionary", BundleHooks.gettingInfo),
        ("Bundle.bundleIdentifier", BundleHooks.gettingIdentifier),
        ("Bundle.object(forInfoDictionaryKey:)", BundleHooks.gettingObject),
        ("Bundle.url(forResource:withExtension:subdirectory:)", BundleHooks.finding),
        ("Bundle.url(forResource:withExtension:subdirectory:localization:)", BundleHooks.findingLocalized),
        ("FileManager.temporaryDirectory", FolderHooks.gettingTemporary),
        ("FileManager.urls(for:in:)", FolderHooks.findingAll),
        ("FileManager.url(for:in:appropriateFor:create:)", FolderHooks.finding),
        ("URLSession.shared", URLSessionHooks.sharing), ("URLProtocol.client", URLProtocolHooks.gettingClient),
        ("HTTPCookieStorage.shared", CookieHooks.sharing),
        ("URLSessionConfiguration.httpCookieStorage", CookieHooks.choosing),
        ("URLSessionConfiguration.protocolClasses", URLSessionHooks.choosingProtocols),
        ("URLSessionConfiguration.urlCache", URLSessionHooks.caching),
      ]
    }

    /// The functions that this system does not have, so that the simulation does not notice their use.
    ///
    /// It is empty with the toolchain that the package is tested with; others may use other names.
    package static var missing: [String] {
      functions.filter { !SystemFunction($0).exists } + methods.filter { !$1.exists }.map(\.0)
    }
  }
#endif
