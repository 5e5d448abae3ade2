import SDKContract

extension AdjustMachine {
  /// Reads the token of Apple Ads, and sends it as a click through the queue for clicks on links.
  mutating func checkAppleAds(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard configuration.appleAds != .never, isEnabled, holds(.delays(.appleAdsClick)) else { return }
    // What version 4 does on older systems, which have iAd, is not modelled.
    guard profile.isVersion4 || has(VersionNumber(14, 3, 0)) else { return }
    if installation.isAppleAdsTracked { actions.append(tell(.logged(.appleAdsAreRead))) }
    guard installation.attribution == nil || !installation.isAppleAdsTracked else { return }
    if configuration.appleAdsTokenFails, process.appleAdsRetries > 0, holds(.delays(.appleAdsTokenFails)) {
      process.appleAdsRetries -= 1
      actions.append(.note(.logged(.appleAdsUnreadable), rule: .delays(.appleAdsTokenFails)))
      actions.append(.setTimer(.appleAds, after: .seconds(5), rule: .delays(.appleAdsTokenFails)))
      return
    }
    if configuration.appleAdsTokenFails { actions.append(tell(.logged(.appleAdsUnreadable))) }
    let token = configuration.appleAdsTokenFails ? "" : "token"
    queueClick(
      AdjustClick(token, source: .appleAds, at: deviceTime(now)), rule: .delays(.appleAdsClick), &actions)
  }

  /// Returns the log line about Apple Ads, which is in the trace only where a run shows these clicks.
  private func tell(_ note: AdjustNote) -> AdjustAction {
    configuration.appleAds == .always
      ? .note(note, rule: .delays(.appleAdsClick)) : .log(note, rule: .delays(.appleAdsClick))
  }

  /// Whether all waiting clicks, of which there is at least one, are shown only in the log.
  var hasOnlyQuietClicks: Bool {
    let queue = process.clicks.queue
    return configuration.appleAds == .whereTheyMatter && !queue.isEmpty && queue.allSatisfy { $0.source == .appleAds }
  }

  /// Whether the time of the answer to a request cannot affect the app, provided that the servers give the usual
  /// answer.
  ///
  /// The usual answer to a click of Apple Ads has neither a link nor an attribution. It ends a back-off, but only a
  /// failed click starts one. It also clears the flag that a session's `ask_in` has set, but such clicks are sent only
  /// while there is no attribution, so the SDK requests it in any case.
  func isQuiet(_ request: AdjustRequest) -> Bool {
    guard case .sdkClick(let click) = request.kind else { return false }
    return configuration.appleAds == .whereTheyMatter && click.source == .appleAds
  }

  /// Handles a click of Apple Ads that the servers accept immediately, with the usual answer.
  mutating func appleAdsWereTaken() -> [AdjustAction] {
    process.clicks.retries = 0
    process.clicks.retryIn = nil
    _ = process.clicks.host.answered()
    installation.isAppleAdsTracked = true
    installation.activity?.isAskingForAttribution = false
    return [tell(.logged(.appleAdsAnswered))]
  }
}
