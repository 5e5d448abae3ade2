extension Engine {
  // MARK: What reaches the SDKs

  /// Passes an input to an SDK and performs the effects.
  func change(_ index: Int, _ body: (inout AnySDK, inout SDKEffects) -> Void) {
    // The storage is reused, because inputs are rarely nested.
    var effects = SDKEffects()
    swap(&effects, &spareEffects)
    body(&world.sdks[index], &effects)
    while let effect = effects.popFirst() { perform(consume effect, of: index) }
    swap(&effects, &spareEffects)
  }

  /// Notifies all SDKs, one after another.
  func letSDKsNotice(_ notice: DeviceNotice) {
    let now = world.now
    for index in world.sdks.indices { change(index) { $0.observed(notice, at: now, &$1) } }
  }

  /// Notifies the SDKs of a system call that they observe themselves, after the app's own delegates.
  func letSDKsObserve(_ call: SystemCall) {
    switch call.kind {
    case .didFinishLaunching: letSDKsNotice(.didFinishLaunching(link: call.link))
    case .didBecomeActiveNotification: letSDKsNotice(.didBecomeActive)
    case .willResignActiveNotification: letSDKsNotice(.willResignActive)
    case .didEnterBackgroundNotification: letSDKsNotice(.didEnterBackground)
    case .willEnterForegroundNotification: letSDKsNotice(.willEnterForeground)
    case .willTerminateNotification: letSDKsNotice(.willTerminate)
    default: break
    }
  }

  /// Tells an SDK whether the system has opened its link.
  func reportOpening(of url: String, to opener: Int?, isSuccess: Bool) {
    guard let opener else { return }
    let now = world.now
    change(opener) { $0.opened(url, successfully: isSuccess, at: now, &$1) }
  }

  // MARK: What comes later

  func performAnswer(_ index: Int, _ exchange: SDKExchange, _ event: PendingEvent) {
    let exchange = world.isOnline ? exchange : world.sdks[index].answerWithoutNetwork(to: exchange.request)
    withdraw(exchange.request)
    record(.answer(exchange), .backend, event)
    let now = world.now
    change(index) { $0.answered(exchange, at: now, &$1) }
  }

  func performTimer(_ index: Int, _ timer: SDKTimer, _ event: PendingEvent) {
    record(.timer(timer.name), .sdk(timer.sdk), event)
    let now = world.now
    change(index) { $0.timerFired(timer, at: now, &$1) }
  }

  func performCallback(_ index: Int, _ callback: SDKCallback, _ event: PendingEvent) {
    var response: SDKResponse?
    if let environment {
      world.sdks[index].willCall(callback)
      receivedResponse = nil
      // A local function whose result goes into a property: a closure would look up its executor at each call, and
      // captured variables would be allocated.
      func receive(_ call: () -> Bool) { receivedResponse = deliver(callback, event, call) }
      // The SDK is not accessed during the call, because the app may call it.
      let operations = world.sdks[index].operations
      operations.deliver(callback, environment.standIn(at: index), receive)
      response = receivedResponse
      if response == nil { lose(callback, event) }
    }
    let now = world.now
    change(index) { $0.called(callback, response ?? SDKResponse(responded: false, returned: true), at: now, &$1) }
  }

  // MARK: What the SDKs do

  private func perform(_ effect: consuming SDKEffect, of index: Int) {
    // Effects that only cancel something, or report what the SDK has done, do not depend on whether a rule holds.
    switch consume effect {
    case .send(let request, let rule):
      if holds(rule) { send(request, rule, of: index) }
    case .call(let callback, let queue, let delay, let rule, let furtherRule):
      guard holds(rule) else { return }
      guard sdkQueues[index].indices.contains(queue) else {
        let count = sdkQueues[index].count
        fatalError(
          "\(callback.sdk.rawValue) puts \(callback.name) into queue \(queue), and its queueCount is \(count); "
            + "the first queue is 0")
      }
      let time = world.now.advanced(by: delay)
      world.queue.submit(
        PendingEvent(
          earliest: time, latest: time, cause: currentEvent, furtherRule: furtherRule,
          queue: sdkQueues[index][queue], rule: rule, scope: .process, action: .sdkCallback(index, callback)))
    case .setTimer(let timer, let delay, let rule):
      guard holds(rule) else { return }
      cancel(timer, of: index)
      let time = world.now.advanced(by: delay)
      world.queue.submit(
        PendingEvent(
          earliest: time, latest: time, cause: currentEvent, queue: nil, rule: rule, scope: .process,
          action: .sdkTimer(index, timer)))
    case .cancelTimer(let timer): cancel(timer, of: index)
    case .openURL(let url, let rule):
      if holds(rule) { openURL(url, by: index, rule: rule) }
    case .raise(let note, let rule):
      guard holds(rule) else { return }
      record(.sdkNote(note), .sdk(note.sdk), rule: rule)
      // An uncaught exception ends the process immediately.
      world.systemSteps = []
      world.systemInputs.insert(World.SystemInput(input: .systemKill, cause: eventCount, step: nil), at: 0)
    case .note(let note, let rule): record(.sdkNote(note), .sdk(note.sdk), rule: rule)
    case .log(let note): runRecord.sink.record(LoggedNote(note: note, lastEvent: eventCount))
    }
  }

  private func cancel(_ timer: SDKTimer, of index: Int) {
    world.queue.removeUnordered { event in
      if case .sdkTimer(let owner, let other) = event.action { owner == index && other == timer } else { false }
    }
  }
}
