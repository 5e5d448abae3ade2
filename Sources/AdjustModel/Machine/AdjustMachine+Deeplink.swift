import SDKContract

extension AdjustMachine {
  /// Handles `processDeeplink(_:)` or, with a completion, `processAndResolve(_:withCompletionHandler:)`; in version 4,
  /// `appWillOpen(_:)` and `processDeeplink(_:completionHandler:)`.
  ///
  /// - Parameters:
  ///   - url: The link that opened the app; nil if it could not be read.
  ///   - referrer: The referrer; only since 5.2.
  ///   - completion: The completion handler for the resolved link.
  ///   - now: When the app makes the call.
  package mutating func processDeeplink(
    _ url: String?, referrer: String? = nil, completion: CompletionID? = nil, at now: VirtualInstant
  ) -> [AdjustAction] {
    let url = url?.isEmpty == true ? nil : url
    if let url { installation.lastDeeplink = url }
    let referrer = profile.has(.referrer) ? referrer : nil
    let time = deviceTime(now)
    if process.phase == .notRunning || process.phase == .beforeInit {
      var actions: [AdjustAction] = []
      saveForLaunch(url, referrer: referrer, completion: completion, clickedAt: time, &actions)
      return actions
    }
    return call(.deeplink(url, referrer: referrer, completion: completion, clickedAt: time), at: now)
  }

  private mutating func saveForLaunch(
    _ url: String?, referrer: String?, completion: CompletionID?, clickedAt time: VirtualInstant,
    _ actions: inout [AdjustAction]
  ) {
    guard holds(.directLinks(.savesLinkBeforeInit)) else { return }
    guard profile.has(.savesLinks) else {
      actions.append(.note(.logged(.notInitialized), rule: .directLinks(.savesLinkBeforeInit)))
      return
    }
    if let completion { process.completion = completion }
    guard let url else {
      actions.append(.note(.explained(.linkIsMissing), rule: .directLinks(.emptyLinkIsIgnored)))
      return
    }
    installation.savedLink = AdjustSavedLink(url: url, referrer: referrer, time: time)
    let note: AdjustNote =
      completion == nil
      ? .logged(.linkSaved)
      : .logged(.resolutionSaved)
    actions.append(.note(note, rule: .directLinks(.savesLinkBeforeInit)))
  }

  mutating func handleDeeplink(
    _ url: String?, referrer: String?, completion: CompletionID?, clickedAt time: VirtualInstant,
    _ actions: inout [AdjustAction]
  ) {
    if let completion {
      if process.completion == nil {
        process.completion = completion
      } else if holds(.directLinks(.slotIsTakenOver)) {
        actions.append(.note(.explained(.completionIsLost), rule: .directLinks(.slotIsTakenOver)))
        process.completion = completion
      }
    }
    guard let url = acceptedLink(url, &actions) else {
      if process.completion != nil {
        actions.append(
          .note(.explained(.completionStays), rule: .directLinks(.ignoredLinkKeepsSlot)))
        if !holds(.directLinks(.ignoredLinkKeepsSlot)) { process.completion = nil }
      }
      return
    }
    let click = AdjustClick(url, at: time, referrer: referrer)
    queueClick(click, rule: .directLinks(.everyLinkIsSent), &actions)
    if click.isResolved, profile.has(.resolvedLinksCompleteAtOnce) {
      complete(with: url, rule: .directLinks(.resolvedLinkCompletesAtOnce), &actions)
    }
  }

  /// Returns the link if the SDK accepts it.
  private func acceptedLink(_ url: String?, _ actions: inout [AdjustAction]) -> String? {
    if !isEnabled, profile.has(.disabledKeepsNothing), holds(.directLinks(.disabledIgnoresLinks)) {
      actions.append(.note(.explained(.linkWhileDisabled), rule: .directLinks(.disabledIgnoresLinks)))
      return nil
    }
    guard let url = url ?? (holds(.directLinks(.emptyLinkIsIgnored)) ? nil : "") else {
      actions.append(.note(.explained(.linkIsMissing), rule: .directLinks(.emptyLinkIsIgnored)))
      return nil
    }
    if AdjustExcludedLinks.contain(url), profile.has(.skipsLinksOfLogins), holds(.directLinks(.excludedLinkIsSkipped)) {
      actions.append(.note(.logged(.linkSkipped, "\(url)"), rule: .directLinks(.excludedLinkIsSkipped)))
      return nil
    }
    return url
  }

  /// Handles the link from before `initSdk` at the end of a start.
  mutating func handleSavedLink(_ actions: inout [AdjustAction]) {
    guard let saved = installation.savedLink, holds(.directLinks(.handlesSavedLinkAfterSession)) else { return }
    installation.savedLink = nil
    actions.append(.note(.explained(.savedLink), rule: .directLinks(.handlesSavedLinkAfterSession)))
    handleDeeplink(saved.url, referrer: saved.referrer, completion: nil, clickedAt: saved.time, &actions)
  }

  mutating func complete(with url: String, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard let completion = process.completion else { return }
    process.completion = nil
    actions.append(callback(.resolvedDeeplink(completion, url), rule: rule))
  }
}
