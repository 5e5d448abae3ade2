import Foundation

extension Engine {
  // MARK: What the app calls

  func appsFlyerKeysSet() {
    perform(world.appsFlyer?.setKeys())
  }

  func appsFlyerDelegateChanged(isPresent: Bool) {
    perform(world.appsFlyer?.setDelegate(isPresent: isPresent))
  }

  func appsFlyerDeepLinkDelegateChanged(isPresent: Bool) {
    let now = world.now
    perform(world.appsFlyer?.setDeepLinkDelegate(isPresent: isPresent, at: now))
  }

  func configureAppsFlyer(_ change: (inout AppsFlyerConfiguration) -> Void) {
    world.appsFlyer?.configure(change)
  }

  func appsFlyerSetStopped(_ isStopped: Bool) {
    let now = world.now
    perform(world.appsFlyer?.setStopped(isStopped, at: now))
  }

  func appsFlyerStart(completion: Bool) {
    let now = world.now
    perform(world.appsFlyer?.start(completion: completion, at: now))
  }

  func appsFlyerWaitForATT(_ timeout: Duration) {
    let now = world.now
    perform(world.appsFlyer?.waitForATT(timeout: timeout, at: now))
  }

  func appsFlyerRegisterSessionReadyListener() {
    let now = world.now
    perform(world.appsFlyer?.registerSessionReadyListener(at: now))
  }

  func appsFlyerPerformOnAppAttribution(_ url: String) {
    let now = world.now
    perform(world.appsFlyer?.performOnAppAttribution(url, at: now))
  }

  func appsFlyerHandleLaunchOptions(_ link: IncomingLink?) {
    let now = world.now
    perform(world.appsFlyer?.handleLaunchOptions(link: link, at: now))
  }

  func appsFlyerUnregisterSessionReadyListener() {
    let now = world.now
    perform(world.appsFlyer?.unregisterSessionReadyListener(at: now))
  }

  func appsFlyerLogEvent(_ name: String, completion: Bool) {
    let now = world.now
    perform(world.appsFlyer?.logEvent(name, completion: completion, at: now))
  }

  func appsFlyerHandlePushNotification(_ payload: Payload) {
    let now = world.now
    perform(world.appsFlyer?.handlePushNotification(payload, at: now))
  }

  func appsFlyerHandle(_ link: IncomingLink) {
    // The servers learn of the link with the next launch, and may find the re-engagement of a known device in it.
    if world.isOnline, world.appsFlyer?.hasCountedSession == true, let configuration = world.appsFlyer?.configuration {
      let appended = configuration.parametersAppended(to: link.url)
      if appended != nil || configuration.recognizes(link.url) || world.appsFlyerBackend.knows(link.url) {
        world.appsFlyerBackend.clicked(link.url, at: world.now, appended: appended)
      }
    }
    let now = world.now
    perform(world.appsFlyer?.handle(link, at: now))
  }

  // MARK: What comes later

  func performAnswer(_ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, _ event: PendingEvent) {
    let answer = world.isOnline ? answer : .urlError(-1009)
    record(.answer(.appsFlyer(request, answer)), .backend, event)
    let now = world.now
    perform(world.appsFlyer?.answered(request, answer, at: now))
  }

  func performCallback(_ callback: AppsFlyerCallback, _ event: PendingEvent) {
    var responded = false
    if let environment { responded = call(callback, event, environment.appsFlyer) }
    let now = world.now
    perform(world.appsFlyer?.delivered(callback, responded: responded, at: now))
  }

  func performTimer(_ timer: AppsFlyerTimer, _ event: PendingEvent) {
    record(.timer(timer.name), .appsFlyer, event)
    let now = world.now
    perform(world.appsFlyer?.timerFired(timer, at: now))
  }

  /// Calls whoever receives a callback.
  ///
  /// - Returns: Whether somebody did.
  private func call(_ callback: AppsFlyerCallback, _ event: PendingEvent, _ lib: AppsFlyerLib) -> Bool {
    switch callback {
    case .didResolveDeepLink(let result):
      if result.deepLink?.isDeferred == true { world.appsFlyerBackend.deferredDeepLinkReceived() }
      if let delegate = lib.deepLinkDelegate {
        return deliver(.appsFlyer(callback), event) { delegate.didResolveDeepLink(result) }
      }
    case .startWithCompletionHandler(let payload, let error):
      if let completion = lib.takeStartCompletion() {
        let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
        return deliver(.appsFlyer(callback), event) { completion(answer, error?.nsError) }
      }
    case .logEventWithCompletionHandler(let name, let payload, let error):
      if let completion = lib.takeEventCompletion(of: name) {
        let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
        return deliver(.appsFlyer(callback), event) { completion(answer, error?.nsError) }
      }
    case .allHTTPHeaderFields(let text):
      if let delegate = lib.delegate, let url = URL(string: text) {
        return deliver(.appsFlyer(callback), event) { _ = delegate.allHTTPHeaderFields(forResolveDeepLinkURL: url) }
      }
    case .sessionReadyListener:
      if let listener = lib.currentSessionReadyListener {
        return deliver(.appsFlyer(callback), event) { listener() }
      }
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure:
      if let delegate = lib.delegate {
        return deliver(.appsFlyer(callback), event) { callback.deliver(to: delegate) }
      }
    }
    lose(.appsFlyer(callback), event)
    return false
  }

  // MARK: What the SDK does

  func perform(_ actions: [AppsFlyerAction]?) {
    guard let actions else { return }
    for action in actions {
      if let rule = action.rule, !holds(.appsFlyer(rule)) { continue }
      switch action {
      case .send(let request, let rule): send(request, rule)
      case .call(let callback, let delay, let rule):
        let time = world.now.advanced(by: delay)
        world.queue.submit(
          PendingEvent(
            earliest: time, latest: time, cause: currentEvent, queue: .appsFlyerMain, rule: .appsFlyer(rule),
            scope: .process, action: .appsFlyerCallback(callback)))
      case .setTimer(let timer, let delay, let rule):
        cancel(timer)
        let time = world.now.advanced(by: delay)
        world.queue.submit(
          PendingEvent(
            earliest: time, latest: time, cause: currentEvent, queue: nil, rule: .appsFlyer(rule), scope: .process,
            action: .appsFlyerTimer(timer)))
      case .cancelTimer(let timer): cancel(timer)
      case .raise(let text, let rule):
        record(.note(text), .appsFlyer, rule: .appsFlyer(rule))
        // An exception that nobody catches ends the process where it stands.
        world.systemSteps = []
        world.systemInputs.insert(World.SystemInput(input: .systemKill, cause: eventCount, step: nil), at: 0)
      case .note(let text, let rule):
        record(.note(text), .appsFlyer, rule: .appsFlyer(rule))
      }
    }
  }

  private func cancel(_ timer: AppsFlyerTimer) {
    _ = world.queue.removeAll { event in
      if case .appsFlyerTimer(timer) = event.action { true } else { false }
    }
  }

  private func send(_ request: AppsFlyerRequest, _ rule: AppsFlyerRule) {
    let cause = record(.request(.appsFlyer(request)), .appsFlyer, rule: .appsFlyer(rule))
    let answer = world.isOnline ? world.appsFlyerBackend.answer(to: request, at: world.now) : .urlError(-1009)
    submitAnswer(.appsFlyerAnswer(request, answer), after: world.latencies.latency(of: request), cause: cause)
  }
}

extension AppsFlyerCallback {
  /// Calls the delegate.
  @MainActor
  fileprivate func deliver(to delegate: any AppsFlyerLibDelegate) {
    switch self {
    case .onConversionDataSuccess(let payload): delegate.onConversionDataSuccess(payload.dictionary)
    case .onConversionDataFail(let error): delegate.onConversionDataFail(error.nsError)
    case .onAppOpenAttribution(let payload): delegate.onAppOpenAttribution(payload.dictionary)
    case .onAppOpenAttributionFailure(let error): delegate.onAppOpenAttributionFailure(error.nsError)
    case .didResolveDeepLink, .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler,
      .allHTTPHeaderFields:
      break
    }
  }
}
