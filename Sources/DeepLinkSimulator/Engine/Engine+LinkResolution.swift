extension Engine {
  /// `ADJLinkResolution.resolveLink`: requests of its own, apart from the SDK's.
  func resolveLink(_ url: String?, suffixes: [String]?, _ id: CompletionID) {
    guard let configuration = plan.adjust else { return }
    var resolution = AdjustLinkResolution(profile: configuration.profile)
    let actions = resolution.start(url, suffixes: suffixes, at: world.now)
    world.linkResolutions[id] = resolution
    for action in actions where holds(.adjust(action.rule)) {
      guard case .complete(let url, via: nil, let rule) = action else {
        perform(action, of: id)
        continue
      }
      world.linkResolutions[id] = nil
      performCallback(.resolvedLink(id, url), resolved(id, url, queue: nil, rule))
    }
  }

  /// A request of a link resolution is answered.
  func performLinkResolution(_ id: CompletionID, _ answer: AdjustLinkResolution.Answer, _ event: PendingEvent) {
    let answer = world.isOnline ? answer : .failure
    withdraw { if case .linkResolution(id, _) = $0 { true } else { false } }
    record(.answer(.linkResolution(answer)), .backend, event)
    let now = world.now
    for action in world.linkResolutions[id]?.answered(answer, at: now) ?? [] where holds(.adjust(action.rule)) {
      perform(action, of: id)
    }
  }

  private func perform(_ action: AdjustLinkResolution.Action, of id: CompletionID) {
    switch action {
    case .request(let url, let timeOut, let rule):
      let cause = record(.request(.linkResolution(url)), .adjust, rule: .adjust(rule))
      submitAnswer(
        world.adjustBackend.answer(toResolutionOf: url).map { .linkResolution(id, $0) },
        after: world.latencies.linkResolution,
        orElse: TimeOut(
          after: timeOut, rule: .adjust(.resolution(.resolutionTimesOut)), answer: .linkResolution(id, .failure)),
        cause: cause)
    case .complete(let url, let mechanism, let rule):
      world.linkResolutions[id] = nil
      world.queue.submit(resolved(id, url, queue: mechanism == nil ? nil : .adjustMain, rule))
    }
  }

  private func resolved(_ id: CompletionID, _ url: String?, queue: SerialQueue?, _ rule: AdjustRule) -> PendingEvent {
    PendingEvent(
      earliest: world.now, latest: world.now, cause: currentEvent, queue: queue, rule: .adjust(rule),
      scope: .process, action: .adjustCallback(.resolvedLink(id, url)))
  }
}
