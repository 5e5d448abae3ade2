extension Engine {
  /// What a run has brought forth so far.
  ///
  /// Each method does what one event needs at once, as debug builds check each access from the engine for exclusivity.
  struct RunRecord {
    var sink: any TraceSink & Sendable
    private(set) var eventCount = 0
    /// The event whose code is running: the cause of what that code does.
    var currentEvent = 0
    var illegalStep: IllegalStep?
    /// What the app was called with whose async work does not end, and ended the run; nil if all does.
    var endlessCall: String?
    /// Makes the decisions if the scenario has a schedule, or the run's owner may make one.
    var follower: ScheduleFollower?
    /// What an app in Swift has looked at that the calls into it do not tell: the clock, and whether it is in front.
    private(set) var appReads: UInt64 = 0
    /// Whether the app has done anything, or taken a callback.
    private(set) var hasAppActed = false
    /// A callback whose event is held back until it is known that the app implements it.
    private var heldBack: TraceEvent?

    init(sink: any TraceSink & Sendable) {
      self.sink = sink
    }

    /// Notes that the app has looked at something that changes without it.
    mutating func noteRead(_ value: UInt64) { appReads = OrderRecorder.mix(appReads, value) }

    /// Records an event.
    ///
    /// - Returns: Its index.
    mutating func record(
      _ occurrence: Occurrence, _ lane: Lane, at moment: World.Present, rule: RuleID, cause: Int?, secondCause: Int
    ) -> Int {
      releaseHeldBack()
      eventCount += 1
      if lane == .app { hasAppActed = true }
      sink.record(
        TraceEvent(
          index: eventCount, time: moment.time, lane: lane, occurrence: occurrence, rule: rule,
          cause: cause ?? currentEvent, secondCause: secondCause, process: moment.process, scene: moment.scene))
      return eventCount
    }

    /// Makes a callback the cause of what the app does in it.
    mutating func begin(_ callback: SDKCallback, _ event: PendingEvent, at moment: World.Present) {
      eventCount += 1
      currentEvent = eventCount
      heldBack = TraceEvent(
        index: eventCount, time: moment.time, lane: .sdk(callback.sdk), occurrence: .callback(callback),
        rule: event.rule,
        cause: event.cause, furtherRule: event.furtherRule, process: moment.process, scene: moment.scene)
    }

    /// Records a callback that has returned, unless what the app did in it has brought that about.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - responded: Whether the app implements it.
    mutating func end(_ callback: SDKCallback, responded: Bool) {
      if responded { hasAppActed = true }
      if !responded, let event = heldBack {
        guard !callback.isAskedForFirst else {
          heldBack = nil
          eventCount -= 1
          currentEvent = event.cause
          return
        }
        heldBack?.occurrence = .lost(callback)
      }
      releaseHeldBack()
    }

    private mutating func releaseHeldBack() {
      if let event = heldBack.take() { sink.record(event) }
    }
  }
}
