/// Everything that a run's future depends on, apart from the objects of an app written in Swift.
///
/// It is a value, so that a snapshot is a copy; its larger parts are shared by copies until they change.
struct World: Sendable {
  var now = VirtualInstant.zero
  /// Whether answers come at once on the clock, whatever their latencies.
  let ignoresLatencies: Bool
  var queue: EventQueue
  var isOnline = true
  /// How long the servers take: by SDK, and then by service.
  @Shared var latencies: [[Latency]]

  // What is on the device.
  @Shared var router: LinkRouter
  @Shared var platform: PlatformMachine
  /// The SDKs that the app has, with their servers.
  var sdks: [AnySDK]
  var defaults: [String: String] = [:]
  /// What the app keeps in the device's keychain, also when it is removed.
  var keychain: [String: String] = [:]
  /// What the user has said to tracking.
  var trackingStatus = ATTStatus.notDetermined
  var storedLink: String?
  /// Sorted, as they are a set.
  var closedGates: [String]

  // What is in the app's memory.
  /// The payload of the push notification that the user opened last.
  var notification: Payload?
  /// Whether the tracking prompt waits for the user.
  var isTrackingPromptShown = false
  var appCodeHasRun = false
  var screen: String?

  /// Whether there ever was a request that could be answered or time out, of which only one may happen.
  var hasRacingAnswers = false

  // Where the scenario stands.
  var nextStep = 0
  var isStepPending = false
  /// The event of the last step that was done.
  var lastStepEvent = 0
  /// The last thing that the system did.
  var lastSystemEvent = 0
  /// What the system still has to do in answer to the input it is working on.
  var systemSteps: ArraySlice<PlatformStep> = []
  var isSystemStepPending = false
  /// The event behind the system's next step.
  var systemCause = 0
  var systemInputs: [SystemInput] = []
  /// The time at which the last step was done.
  var lastStepTime = VirtualInstant.zero
  /// Whether a step was done that the scenario allows at any time: what comes after it need not be possible any more.
  var hasDoneAnytimeStep = false
  /// Whether it was decided that nothing more is done, where more could have been.
  var isOver = false

  /// A cause for the system to act, waiting for its turn.
  struct SystemInput: Sendable {
    var input: PlatformInput
    var cause: Int
    /// The step of the scenario that asks for it; nil if an SDK or the app does.
    var step: Int?
    /// The position of the SDK that wants to know whether its link was opened.
    var opener: Int?
    /// What the user has answered to the tracking prompt, which the SDKs learn before the system goes on.
    var trackingAnswer: ATTStatus?

    /// Adds all that the future depends on, which is all but the cause.
    func hash(into hasher: inout Hasher) {
      hasher.combine(input)
      hasher.combine(step)
      hasher.combine(opener)
      hasher.combine(trackingAnswer)
    }
  }

  init(_ shared: SharedPlan) {
    // Read field by field, as the plan as a whole would be copied.
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
