/// The state on which a run's future depends, apart from the objects of an app written in Swift.
///
/// It is a value, so that a snapshot is a copy; copies share its larger parts until they change.
struct World: Sendable {
  var now = VirtualInstant.zero
  /// Whether answers come at once on the clock, whatever their latencies.
  let ignoresLatencies: Bool
  var queue: EventQueue
  /// How far the clock of the device is ahead of virtual time; negative after it is set back.
  var clockOffset = Duration.zero
  var isOnline = true
  /// The latencies of the servers, by SDK and then by service.
  @Shared var latencies: [[Latency]]

  // What is on the device.
  @Shared var router: LinkRouter
  @Shared var platform: PlatformMachine
  /// The SDKs that the app has, with their servers.
  var sdks: [AnySDK]
  var defaults: [String: String] = [:]
  /// What a backup has of the app that was removed; nil if there is none.
  var backup: AppBackup?
  /// The items in the device's keychain, which stay when the app is removed.
  var keychain: [String: String] = [:]
  /// Whether the app has been removed and its process still has to end, after which its data is removed, too.
  var isBeingRemoved = false
  /// The general pasteboard, which stays when the app is removed.
  var pasteboard = Pasteboard()
  /// The tracking authorization.
  var trackingStatus = ATTStatus.notDetermined
  var storedLink: String?
  /// Sorted, as they are a set.
  var closedGates: [String]

  /// The push notifications that have reached the device.
  var pushes = PushLog()

  // What is in the app's memory.
  /// Whether the tracking prompt waits for the user.
  var isTrackingPromptShown = false
  var appCodeHasRun = false
  var screen: String?

  /// Whether there has been a request that could either be answered or time out, of which only one may happen.
  var hasRacingAnswers = false

  // The progress of the scenario's steps and of the system.
  var nextStep = 0
  var isStepPending = false
  /// The index of the last step's event.
  var lastStepEvent = 0
  /// The index of the system's last event.
  var lastSystemEvent = 0
  /// The remaining steps of the system in response to its present input.
  var systemSteps: ArraySlice<PlatformStep> = []
  var isSystemStepPending = false
  /// The push notification that the app has been passed in response to the present input.
  var passedNotification: PushNotification?
  /// The index of the event that causes the system's next step.
  var systemCause = 0
  var systemInputs: [SystemInput] = []
  /// The time of the last step.
  var lastStepTime = VirtualInstant.zero
  /// Whether an `anytime` step was done, after which later steps need not be possible any more.
  var hasDoneAnytimeStep = false
  /// Whether it was decided that no further `anytime` step comes.
  var isOver = false

  /// What a backup has of an app, apart from the objects of the app's memory and from what its SDKs keep.
  struct AppBackup: Hashable, Sendable {
    var defaults: [String: String]
    var storedLink: String?
  }

  /// An input to the system that waits to be handled.
  struct SystemInput: Sendable {
    var input: PlatformInput
    var cause: Int
    /// The step of the scenario that requests it; nil if an SDK or the app does.
    var step: Int?
    /// The position of the SDK that is told whether its link was opened; nil for none.
    var opener: Int?
    /// The user's answer to the tracking prompt, which the SDKs learn before the system continues.
    var trackingAnswer: ATTStatus?

    /// Hashes everything on which the future depends, which is everything except the cause.
    func hash(into hasher: inout Hasher) {
      hasher.combine(input)
      hasher.combine(step)
      hasher.combine(opener)
      hasher.combine(trackingAnswer)
    }
  }

  init(_ shared: SharedPlan) {
    // Read field by field, because reading the plan as a whole would copy it.
    ignoresLatencies = shared.plan.ignoresLatencies
    latencies = shared.plan.sdks.map(\.latencies)
    router = shared.plan.router
    platform = PlatformMachine(configuration: shared.plan.platform)
    sdks = shared.plan.sdks.map(\.initial)
    queue = EventQueue(queueCount: SerialQueue.count(of: sdks))
    closedGates = shared.plan.scenario.app.gates.sorted()
    offerAnytimeSteps(of: shared)
  }
}
