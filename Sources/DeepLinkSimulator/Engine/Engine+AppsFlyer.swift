extension Engine {
  // MARK: What the app calls

  func appsFlyerKeysSet() {
    perform(world.appsFlyer?.setKeys())
  }

  func appsFlyerDelegateChanged(isPresent: Bool) {
    perform(world.appsFlyer?.setDelegate(isPresent: isPresent))
  }

  func appsFlyerStart() {
    let now = world.now
    perform(world.appsFlyer?.start(at: now))
  }

  func appsFlyerHandle(_ link: IncomingLink) {
    let now = world.now
    perform(world.appsFlyer?.handle(link, at: now))
  }

  // MARK: What comes later

  func performAnswer(_ request: AppsFlyerRequest, _ answer: AppsFlyerAnswer, _ event: PendingEvent) {
    record(.answer(request.name, answer.summary), .backend, event)
    let now = world.now
    perform(world.appsFlyer?.answered(request, answer, at: now))
  }

  func performCallback(_ callback: AppsFlyerCallback, _ event: PendingEvent) {
    let call = environment?.appsFlyer.delegate.map { delegate in { callback.deliver(to: delegate) } }
    let responded = deliver(.appsFlyer(callback), event, call: call)
    let now = world.now
    perform(world.appsFlyer?.delivered(callback, responded: responded, at: now))
  }

  // MARK: What the SDK does

  private func perform(_ actions: [AppsFlyerAction]?) {
    guard let actions else { return }
    for action in actions {
      switch action {
      case .send(let request, let rule): send(request, rule)
      case .call(let callback, let delay, let rule):
        let time = world.now.advanced(by: delay)
        world.queue.submit(
          PendingEvent(
            earliest: time, latest: time, cause: currentEvent, queue: .appsFlyerMain, rule: .appsFlyer(rule),
            scope: .process, action: .appsFlyerCallback(callback)))
      case .note(let text, let rule):
        record(.note(text), .appsFlyer, rule: .appsFlyer(rule))
      }
    }
  }

  private func send(_ request: AppsFlyerRequest, _ rule: AppsFlyerRule) {
    let cause = record(.request(request.name, request.detail), .appsFlyer, rule: .appsFlyer(rule))
    let answer: AppsFlyerAnswer
    let latency: Latency
    if world.isOnline {
      answer = world.appsFlyerBackend.answer(to: request, at: world.now)
      latency = world.latencies.latency(of: request)
    } else {
      answer = .urlError(-1009)
      latency = Latency(.zero)
    }
    world.queue.submit(
      PendingEvent(
        earliest: world.now.advanced(by: latency.shortest), latest: world.now.advanced(by: latency.longest),
        cause: cause, queue: nil, rule: .simulation(world.isOnline ? .backendAnswers : .networkState),
        scope: .process, action: .appsFlyerAnswer(request, answer)))
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
    }
  }
}
