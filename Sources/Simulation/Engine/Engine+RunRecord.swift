extension Engine {
  /// The record of a run so far.
  ///
  /// Each method does everything that an event needs at once, because debug builds check each access from the engine
  /// for exclusivity.
  struct RunRecord {
    var sink: any TraceSink & Sendable
    private(set) var eventCount = 0
    /// The event whose code is running: the cause of what that code does.
    var currentEvent = 0
    var illegalStep: IllegalStep?
    /// The call into the app whose endless async work stopped the run; nil if there is none.
    var endlessCall: String?
    /// The follower of the schedule; nil unless the scenario has a schedule or the run's owner may create one.
    var follower: ScheduleFollower?
    /// A hash of what an app in Swift has read that its calls do not determine: the clock, and whether it is in the
    /// foreground.
    private(set) var appReads: UInt64 = 0
    var readings = ClockReadings()
    /// Whether the app has done anything, or handled a callback.
    private(set) var hasAppActed = false
    /// The callbacks that the SDKs had for the app and did not make, each name once.
    private(set) var withheldCallbacks: [WithheldCallback] = []
    /// The callbacks with which the described app did nothing, the last one of each name.
    private(set) var unfollowedCallbacks: [UnfollowedCallback] = []
    /// A callback whose event is held back until it is known whether the app implements it.
    private var heldBack: TraceEvent?

    init(sink: any TraceSink & Sendable) {
      self.sink = sink
    }

    /// Records that the app has read a value that changes without the app's doing.
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

    /// Begins a callback, which is the cause of what the app does in it.
    mutating func begin(_ callback: SDKCallback, _ event: PendingEvent, at moment: World.Present) {
      eventCount += 1
      currentEvent = eventCount
      heldBack = TraceEvent(
        index: eventCount, time: moment.time, lane: .sdk(callback.sdk), occurrence: .callback(callback),
        rule: event.rule,
        cause: event.cause, furtherRule: event.furtherRule, process: moment.process, scene: moment.scene)
    }

    /// Records a callback that has returned, unless an act of the app in it has already caused that.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - responded: Whether the app implements it.
    mutating func end(_ callback: SDKCallback, responded: Bool) {
      if responded { hasAppActed = true }
      if !responded, let event = heldBack {
        guard !callback.isAskedForFirst else {
          withhold(callback, at: event.time, .isNotImplemented)
          heldBack = nil
          eventCount -= 1
          currentEvent = event.cause
          return
        }
        heldBack?.occurrence = .lost(callback)
      }
      releaseHeldBack()
    }

    /// Remembers a callback that an SDK does not make, of which the trace has no event.
    mutating func withhold(_ callback: SDKCallback, at time: VirtualInstant, _ reason: WithheldCallback.Reason) {
      guard !withheldCallbacks.contains(where: { $0.name == callback.name }) else { return }
      withheldCallbacks.append(WithheldCallback(name: callback.name, time: time, reason: reason))
    }

    /// Remembers why the app does nothing with what the present callback brought.
    mutating func leave(because reason: String) {
      guard case .callback(let callback)? = heldBack?.occurrence else { return }
      unfollowedCallbacks.removeAll { $0.name == callback.name }
      unfollowedCallbacks.append(UnfollowedCallback(name: callback.name, event: currentEvent, reason: reason))
    }

    /// Records the callback that is held back, if any.
    mutating func releaseHeldBack() {
      if let event = heldBack.take() { sink.record(event) }
    }
  }

  /// The result of the run, as if it ended now, without its trace.
  var resultSoFar: RunResult {
    RunResult(
      trace: Trace(), eventCount: eventCount, endTime: world.shownTime, finalState: finalState,
      illegalStep: illegalStep, misfit: misfit, eventLimit: isAtEventLimit ? eventLimit : nil,
      endlessCall: runRecord.endlessCall,
      withheldCallbacks: runRecord.withheldCallbacks, unfollowedCallbacks: runRecord.unfollowedCallbacks)
  }
}
