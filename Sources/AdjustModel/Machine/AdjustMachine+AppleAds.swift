import SDKContract

extension AdjustMachine {
  /// Reads the token of Apple Ads, and sends it as a click, which shares the queue of the clicks on links.
  mutating func checkAppleAds(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard configuration.appleAds != .never, isEnabled, holds(.delays(.appleAdsClick)) else { return }
    guard installation.attribution == nil || !installation.isAppleAdsTracked else {
      actions.append(tell(.explained(.appleAdsAreRead)))
      return
    }
    if configuration.appleAdsTokenFails, process.appleAdsRetries > 0, holds(.delays(.appleAdsTokenFails)) {
      process.appleAdsRetries -= 1
      actions.append(.note(.explained(.appleAdsUnreadable), rule: .delays(.appleAdsTokenFails)))
      actions.append(.setTimer(.appleAds, after: .seconds(5), rule: .delays(.appleAdsTokenFails)))
      return
    }
    let token = configuration.appleAdsTokenFails ? "" : "token"
    queueClick(
      AdjustClick(token, source: .appleAds, at: deviceTime(now)), rule: .delays(.appleAdsClick), &actions)
  }

  /// Says what the SDK logs of Apple Ads, in the trace only where a run shows it.
  private func tell(_ note: AdjustNote) -> AdjustAction {
    configuration.appleAds == .always
      ? .note(note, rule: .delays(.appleAdsClick)) : .log(note, rule: .delays(.appleAdsClick))
  }

  /// Whether clicks wait of which only the log tells, and no others.
  var hasOnlyQuietClicks: Bool {
    let queue = process.clicks.queue
    return configuration.appleAds == .whereTheyMatter && !queue.isEmpty && queue.allSatisfy { $0.source == .appleAds }
  }

  /// Whether nothing that an app could see depends on when the servers answer a request, if they do so as usual.
  ///
  /// The answer to a click of Apple Ads has neither a link nor an attribution then. It ends a back-off, but only a
  /// click that fails begins one; and it clears the flag that a session's `ask_in` has set, but such clicks are sent
  /// only while there is no attribution, so that the SDK asks in any case.
  func isQuiet(_ request: AdjustRequest) -> Bool {
    guard case .sdkClick(let click) = request.kind else { return false }
    return configuration.appleAds == .whereTheyMatter && click.source == .appleAds
  }

  /// The servers have taken a click of Apple Ads at once, and have said nothing of interest.
  mutating func appleAdsWereTaken() -> [AdjustAction] {
    process.clicks.retries = 0
    process.clicks.retryIn = nil
    _ = process.clicks.host.answered()
    installation.isAppleAdsTracked = true
    installation.activity?.isAskingForAttribution = false
    return [tell(.explained(.appleAdsAnswered))]
  }
}
