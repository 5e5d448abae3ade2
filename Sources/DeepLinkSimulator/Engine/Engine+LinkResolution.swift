extension Engine {
  /// `ADJLinkResolution.resolveLink`: requests of its own, apart from the SDK's.
  func resolveLink(_ url: String?, suffixes: [String]?, _ id: CompletionID) {
    guard let configuration = plan.adjust else { return }
    var resolution = AdjustLinkResolution(profile: configuration.profile)
    let actions = resolution.start(url, suffixes: suffixes)
    world.linkResolutions[id] = resolution
    perform(actions, of: id)
  }

  /// A request of a link resolution is answered.
  func performLinkResolution(_ id: CompletionID, _ answer: AdjustLinkResolution.Answer, _ event: PendingEvent) {
    let answer = world.isOnline ? answer : .failure
    record(.answer(.linkResolution(answer)), .backend, event)
    perform(world.linkResolutions[id]?.answered(answer) ?? [], of: id)
  }

  private func perform(_ actions: [AdjustLinkResolution.Action], of id: CompletionID) {
    for action in actions where holds(.adjust(action.rule)) {
      switch action {
      case .request(let url, let followsRedirects, let rule):
        let cause = record(.request(.linkResolution(url)), .adjust, rule: .adjust(rule))
        submitAnswer(
          .linkResolution(id, redirect(of: url, followsRedirects: followsRedirects)), after: world.latencies.redirect,
          cause: cause, rule: .backendAnswers)
      case .complete(let url, _, let rule):
        world.linkResolutions[id] = nil
        world.queue.submit(
          PendingEvent(
            earliest: world.now, latest: world.now, cause: currentEvent, queue: .adjustMain, rule: .adjust(rule),
            scope: .process, action: .adjustCallback(.resolvedLink(id, url))))
      }
    }
  }

  /// What a server answers for a link.
  ///
  /// - Parameter followsRedirects: Whether the system follows redirects by itself, to their end.
  private func redirect(of url: String, followsRedirects: Bool) -> AdjustLinkResolution.Answer {
    guard var target = world.adjustRedirects[url] else { return .final(url) }
    guard followsRedirects else { return .redirect(to: target) }
    // A loop ends where the system would give up.
    for _ in 0..<AdjustLinkResolution.longestChain {
      guard let next = world.adjustRedirects[target] else { break }
      target = next
    }
    return .final(target)
  }
}
