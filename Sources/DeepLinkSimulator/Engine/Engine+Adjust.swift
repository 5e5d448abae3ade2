import Foundation

extension Engine {
  // MARK: What the app calls

  /// Hands a call of the app to the SDK.
  ///
  /// - Parameter input: Gets the machine, whether the app is active, and the time.
  func adjust(_ input: (inout AdjustMachine, Bool, VirtualInstant) -> [AdjustAction]) {
    let (isActive, now) = (world.platform.process == .active, world.now)
    perform(world.adjust?.takes(input, isActive: isActive, at: now))
  }

  // MARK: What comes later

  func performAnswer(_ request: AdjustRequest, _ answer: AdjustAnswer, _ event: PendingEvent) {
    let answer = world.isOnline ? answer : .failure(.notConnectedToInternet, of: request)
    withdraw { if case .adjustAnswer(let other, _) = $0 { other.id == request.id } else { false } }
    record(.answer(.adjust(request, answer)), .backend, event)
    let now = world.now
    perform(world.adjust?.answered(request, answer, at: now))
  }

  func performTimer(_ timer: AdjustTimer, _ event: PendingEvent) {
    record(.timer(timer.name), .adjust, event)
    let now = world.now
    perform(world.adjust?.timerFired(timer, at: now))
  }

  func performCallback(_ callback: AdjustCallback, _ event: PendingEvent) {
    var returned = true
    var responded = false
    if let environment { responded = call(callback, event, environment.adjust, &returned) }
    let now = world.now
    perform(world.adjust?.delivered(callback, responded: responded, returned: returned, at: now))
  }

  /// Calls whoever receives a callback.
  ///
  /// - Returns: Whether somebody did.
  private func call(
    _ callback: AdjustCallback, _ event: PendingEvent, _ sdk: Adjust, _ returned: inout Bool
  ) -> Bool {
    if let id = callback.completion {
      if let completion = sdk.takeCompletion(id) {
        return deliver(.adjust(callback), event) { completion(callback) }
      }
    } else if let delegate = sdk.delegate {
      return deliver(.adjust(callback), event) { returned = callback.deliver(to: delegate) }
    }
    lose(.adjust(callback), event)
    return false
  }

  // MARK: What the SDK does

  func perform(_ actions: [AdjustAction]?) {
    guard let actions else { return }
    for (position, action) in actions.enumerated() {
      if let rule = action.rule, !holds(.adjust(rule)) { continue }
      perform(action, furtherRule: position > 0 ? action.furtherRules(after: actions[..<position]).first : nil)
    }
  }

  private func perform(_ action: AdjustAction, furtherRule: AdjustRule?) {
    switch action {
    case .send(let request, let rule): send(request, rule)
    case .setTimer(let timer, let delay, let rule):
      cancel(timer)
      let time = world.now.advanced(by: delay)
      world.queue.submit(
        PendingEvent(
          earliest: time, latest: time, cause: currentEvent, queue: nil, rule: .adjust(rule), scope: .process,
          action: .adjustTimer(timer)))
    case .cancelTimer(let timer): cancel(timer)
    case .call(let callback, let mechanism, let rule):
      world.queue.submit(
        PendingEvent(
          earliest: world.now, latest: world.now, cause: currentEvent, furtherRule: furtherRule.map(RuleID.adjust),
          queue: mechanism.queue, rule: .adjust(rule),
          scope: .process, action: .adjustCallback(callback)))
    case .openURL(let url, let rule): openURL(url, by: .adjust, rule: .adjust(rule))
    case .queued(let package, let position, _): recordQueued(package, at: position)
    case .note(let text, let rule): record(.note(text), .adjust, rule: .adjust(rule))
    }
  }

  private func cancel(_ timer: AdjustTimer) {
    _ = world.queue.removeAll { event in
      if case .adjustTimer(timer) = event.action { true } else { false }
    }
  }

  private func send(_ request: AdjustRequest, _ rule: AdjustRule) {
    let cause = record(.request(.adjust(request)), .adjust, rule: .adjust(rule))
    let answer =
      world.isOnline
      ? world.adjustBackend.answer(to: request, at: world.now) : .failure(.notConnectedToInternet, of: request)
    let timeOut = TimeOut(
      after: AdjustRequest.timeOut, rule: .adjust(.pauses(.requestTimesOut)),
      answer: .adjustAnswer(request, .failure(.timedOut, of: request)))
    submitAnswer(
      answer.map { .adjustAnswer(request, $0) }, after: world.latencies.latency(of: request), orElse: timeOut,
      cause: cause)
  }
}

extension MainThreadMechanism {
  /// The queue that keeps the mechanism's order.
  fileprivate var queue: SerialQueue {
    switch self {
    case .performSelector: .adjustPerformSelector
    case .dispatchAsync: .adjustMain
    }
  }
}

extension AdjustCallback {
  /// Calls the delegate.
  ///
  /// - Returns: What `adjustDeferredDeeplinkReceived` returned; true for every other callback.
  @MainActor
  fileprivate func deliver(to delegate: any AdjustDelegate) -> Bool {
    switch self {
    case .adjustAttributionChanged(let attribution): delegate.adjustAttributionChanged(attribution)
    case .adjustSessionTrackingSucceeded(let success): delegate.adjustSessionTrackingSucceeded(success)
    case .adjustSessionTrackingFailed(let failure): delegate.adjustSessionTrackingFailed(failure)
    case .adjustEventTrackingSucceeded(let success): delegate.adjustEventTrackingSucceeded(success)
    case .adjustEventTrackingFailed(let failure): delegate.adjustEventTrackingFailed(failure)
    case .adjustDeferredDeeplinkReceived(let link):
      return delegate.adjustDeferredDeeplinkReceived(URL(string: link))
    case .adjustDeeplinkResponse(let link):
      return delegate.adjustDeeplinkResponse(URL(string: link))
    case .adjustSkanUpdated(let update): delegate.adjustSkanUpdated(withConversionData: update.data)
    case .adjustRemoteTriggerReceived(let trigger): delegate.adjustRemoteTriggerReceived(trigger)
    case .resolvedDeeplink, .lastDeeplink, .attribution, .adid, .resolvedLink: break
    }
    return true
  }
}

extension AdjustMachine {
  /// Gives the machine in its place to an input.
  fileprivate mutating func takes(
    _ input: (inout AdjustMachine, Bool, VirtualInstant) -> [AdjustAction], isActive: Bool, at now: VirtualInstant
  ) -> [AdjustAction] {
    input(&self, isActive, now)
  }
}
