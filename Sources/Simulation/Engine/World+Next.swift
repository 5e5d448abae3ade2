extension World {
  /// What comes next.
  enum Next {
    /// Nothing, any more.
    case none
    /// This event: there is no other that could come.
    case event(PendingEvent)
    /// One of several, to be decided.
    case decision
  }

  /// When and in which states something happens.
  struct Present {
    let time: VirtualInstant
    let process: ProcessState
    let scene: SceneState?
  }

  /// The present; inlined, as otherwise the whole world is copied for it.
  @inline(__always)
  var present: Present { Present(time: shownTime, process: platform.process, scene: platform.scene) }

  /// The present as a trace has it: with the shortest latencies, also where the clock leaves them out.
  @inline(__always)
  var shownTime: VirtualInstant { queue.lag == 0 ? now : now.advanced(byMicroseconds: queue.lag) }

  /// Whether the system has finished what it was doing, so that its next input or the next step can follow.
  var hasTimeForNextInput: Bool { !isSystemStepPending }

  /// Whether there is something for the system to do next, or a step, that has not been submitted.
  @inline(__always)
  func hasNextInput(of stepCount: Int) -> Bool {
    guard hasTimeForNextInput else { return false }
    return !systemSteps.isEmpty || !systemInputs.isEmpty || (!isStepPending && nextStep < stepCount)
  }

  /// Takes the next event if there is only one that could come, and moves the clock to it.
  ///
  /// - Parameters:
  ///   - enabled: Is replaced by the events that could come next.
  ///   - settle: Microseconds for which events are waited for after the last step.
  ///   - stepCount: How many steps the scenario has.
  mutating func takeNext(_ enabled: inout [EventQueue.Candidate], settle: Int64, stepCount: Int) -> Next {
    guard collectNext(&enabled, settle: settle, stepCount: stepCount) else { return .none }
    return enabled.count == 1 ? .event(take(enabled[0])) : .decision
  }

  /// Collects the events that could come next.
  ///
  /// It changes nothing, but says that it might: otherwise a class that owns a world copies it for the call.
  ///
  /// - Returns: False if the run has ended.
  mutating func collectNext(_ enabled: inout [EventQueue.Candidate], settle: Int64, stepCount: Int) -> Bool {
    queue.collectEnabled(into: &enabled, codeRuns: platform.process.runsCode)
    guard let first = enabled.first else { return false }
    // Times of events are compared as they are: which of them come first is what is decided here.
    guard let end = end(settle: settle, stepCount: stepCount) else { return true }
    guard ignoresLatencies else { return first.earliest.microseconds <= end.microseconds }
    // The default order is not that of the clock.
    enabled.removeAll { $0.earliest.microseconds > end.microseconds }
    return !enabled.isEmpty
  }

  /// The time after which nothing is waited for; nil if there are steps to come, or if it is beyond all times.
  @inline(__always)
  func end(settle: Int64, stepCount: Int) -> VirtualInstant? {
    guard isLastStepDone(of: stepCount) else { return nil }
    let (_, overflow) = lastStepTime.microseconds.addingReportingOverflow(settle)
    return overflow ? nil : lastStepTime.advanced(byMicroseconds: settle)
  }

  /// Whether all steps of the scenario have been done.
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
