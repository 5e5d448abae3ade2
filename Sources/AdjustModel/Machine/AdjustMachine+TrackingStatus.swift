import SDKContract

// What the SDK tells its servers of the user's answer to the tracking prompt.
extension AdjustMachine {
  /// Handles the answer to a prompt that the app asked for with the SDK's own method.
  package mutating func trackingAnswered(_ status: ATTStatus, at now: VirtualInstant) -> [AdjustAction] {
    call(.trackingStatus(status), at: now)
  }

  /// Records the status that a package has, which need not be reported any more.
  ///
  /// - Returns: Whether no package had it before.
  @discardableResult
  mutating func recordTrackingStatus(_ status: ATTStatus, _ actions: inout [AdjustAction]) -> Bool {
    guard let activity = installation.activity, activity.trackingStatus != status else { return false }
    guard profile.has(.reportsTrackingStatus), usesATT else { return false }
    installation.activity?.trackingStatus = status
    actions.append(.log(.trackingStatusRecorded(status), rule: .events(.reportsTrackingStatus)))
    return true
  }

  /// Notes the present status.
  ///
  /// - Returns: Whether the SDK is going to report it.
  mutating func noteTrackingStatus(_ actions: inout [AdjustAction]) -> Bool {
    holds(.events(.reportsTrackingStatus)) && recordTrackingStatus(installation.attStatus, &actions)
  }

  /// Sends a package with the status, if no package had it before.
  mutating func reportTrackingStatus(_ status: ATTStatus, _ actions: inout [AdjustAction]) {
    guard holds(.events(.reportsTrackingStatus)), recordTrackingStatus(status, &actions) else { return }
    queue(.trackingStatus, rule: .events(.reportsTrackingStatus), &actions)
  }

  /// Sets the foreground timer, if it is going to report the status.
  ///
  /// It has no other effect that an app can observe, so otherwise it need not run.
  mutating func awaitForegroundTimer(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard let since = process.foregroundSince, !process.reportsStatusSoon, isTrackingStatusNew, isEnabled else {
      return
    }
    process.reportsStatusSoon = true
    let elapsed = since.elapsed(to: now)
    let ticks = elapsed.multiples(of: Self.foregroundInterval)
    let wait = Self.foregroundInterval * (ticks + 1) - elapsed.duration
    actions.append(.setTimer(.foreground, after: wait, rule: .events(.reportsTrackingStatus)))
  }

  mutating func stopAwaitingForegroundTimer(_ actions: inout [AdjustAction]) {
    guard process.reportsStatusSoon else { return }
    process.reportsStatusSoon = false
    actions.append(.cancelTimer(.foreground))
  }

  mutating func foregroundTimerFired(_ actions: inout [AdjustAction]) {
    process.reportsStatusSoon = false
    guard isEnabled else { return }
    reportTrackingStatus(installation.attStatus, &actions)
  }

  private var isTrackingStatusNew: Bool {
    guard let activity = installation.activity, activity.trackingStatus != installation.attStatus else { return false }
    return profile.has(.reportsTrackingStatus) && usesATT && holds(.events(.reportsTrackingStatus))
  }
}
