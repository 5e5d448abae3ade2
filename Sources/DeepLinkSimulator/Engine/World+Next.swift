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
  struct Moment {
    let time: VirtualInstant
    let process: ProcessState
    let scene: SceneState?
  }

  /// The present.
  var moment: Moment { Moment(time: now, process: platform.process, scene: platform.scene) }

  /// Whether the system has finished what it was doing, so that its next input or the next step can follow.
  var hasTimeForNextInput: Bool { !isSystemStepPending }

  /// Takes the next event if there is only one that could come, and moves the clock to it.
  ///
  /// - Parameters:
  ///   - enabled: Is replaced by the events that could come next.
  ///   - end: Microseconds for which events are waited for after the last step; nil if there are steps to come.
  mutating func takeNext(_ enabled: inout [EventQueue.Candidate], end: Int64?) -> Next {
    guard collectNext(&enabled, end: end) else { return .none }
    return enabled.count == 1 ? .event(take(enabled[0])) : .decision
  }

  /// Collects the events that could come next.
  ///
  /// It changes nothing, but says that it might: otherwise a class that owns a world copies it for the call.
  ///
  /// - Returns: False if the run has ended.
  mutating func collectNext(_ enabled: inout [EventQueue.Candidate], end: Int64?) -> Bool {
    queue.collectEnabled(into: &enabled, codeRuns: platform.process.runsCode)
    guard let first = enabled.first else { return false }
    guard let end else { return true }
    let (time, overflow) = lastStepTime.microseconds.addingReportingOverflow(end)
    return overflow || time >= first.earliest.microseconds
  }

  /// Takes an event, and moves the clock to it.
  mutating func take(_ candidate: EventQueue.Candidate) -> PendingEvent {
    now = max(now, candidate.earliest)
    return queue.remove(candidate)
  }
}
