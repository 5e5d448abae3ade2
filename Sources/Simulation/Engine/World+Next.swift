extension World {
  /// The time and the states in which an event happens.
  struct Present {
    let time: VirtualInstant
    let process: ProcessState
    let scene: SceneState?
  }

  /// The present time in a trace: with the shortest latencies, even where the clock leaves them out.
  @inline(__always)
  var shownTime: VirtualInstant { queue.lag == 0 ? now : now.advanced(byMicroseconds: queue.lag) }

  /// Whether events of the app's process may come: its code runs, and the system is not about to end it for good.
  @inline(__always)
  var letsCodeRun: Bool { platform.process.runsCode && !isBeingRemoved }

  /// Whether the system is idle, so its next input or the next step can follow.
  var hasTimeForNextInput: Bool { !isSystemStepPending }

  /// Whether there is a next input of the system, or a next step, that has not been submitted.
  @inline(__always)
  func hasNextInput(of stepCount: Int) -> Bool {
    guard hasTimeForNextInput else { return false }
    return !systemSteps.isEmpty || !systemInputs.isEmpty || (!isStepPending && nextStep < stepCount)
  }

  /// Takes the first event in the default order, and moves the clock to it.
  ///
  /// - Parameters:
  ///   - settle: How long the run waits for events after the last step, in microseconds.
  ///   - stepCount: The number of the scenario's steps.
  /// - Returns: The event; nil if the run has ended.
  mutating func takeFirst(settle: Int64, stepCount: Int) -> PendingEvent? {
    let end = end(settle: settle, stepCount: stepCount)?.microseconds
    return queue.firstEnabled(codeRuns: letsCodeRun, until: end).map { take($0) }
  }

  /// Collects the events that could come next.
  ///
  /// It is `mutating` although it changes nothing: otherwise a class that owns a world would copy it for the call.
  ///
  /// - Parameters:
  ///   - enabled: Replaced by the events that could come next.
  ///   - settle: How long the run waits for events after the last step, in microseconds.
  ///   - stepCount: The number of the scenario's steps.
  /// - Returns: False if the run has ended.
  mutating func collectNext(_ enabled: inout [EventQueue.Candidate], settle: Int64, stepCount: Int) -> Bool {
    queue.collectEnabled(into: &enabled, codeRuns: letsCodeRun)
    guard let first = enabled.first else { return false }
    // Times of events are compared directly: this code itself decides which of them come first.
    guard let end = end(settle: settle, stepCount: stepCount) else { return true }
    guard ignoresLatencies else { return first.earliest.microseconds <= end.microseconds }
    // The default order is not the order of the clock.
    enabled.removeAll { $0.earliest.microseconds > end.microseconds }
    return !enabled.isEmpty
  }

  /// Returns the time after which the run waits for nothing; nil if there are further steps, or if it is beyond all
  /// times.
  @inline(__always)
  func end(settle: Int64, stepCount: Int) -> VirtualInstant? {
    guard isLastStepDone(of: stepCount) else { return nil }
    let (_, overflow) = lastStepTime.microseconds.addingReportingOverflow(settle)
    return overflow ? nil : lastStepTime.advanced(byMicroseconds: settle)
  }

  /// Returns whether all steps of the scenario have been done.
  @inline(__always)
  func isLastStepDone(of stepCount: Int) -> Bool { nextStep == stepCount && !isStepPending }

  /// Takes an event, and moves the clock to it.
  mutating func take(_ candidate: EventQueue.Candidate) -> PendingEvent {
    guard ignoresLatencies else {
      if candidate.earliest.microseconds > now.microseconds { now = candidate.earliest }
      return queue.remove(candidate)
    }
    let shown = max(shownTime, candidate.due)
    now = max(now, candidate.earliest)
    queue.lag = shown.microseconds - now.microseconds
    return queue.remove(candidate)
  }
}
