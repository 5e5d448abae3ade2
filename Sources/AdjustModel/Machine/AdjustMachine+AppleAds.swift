import SDKContract

extension AdjustMachine {
  /// Reads the token of Apple Ads, and sends it as a click, which shares the queue of the clicks on links.
  mutating func checkAppleAds(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard configuration.readsAppleAds, isEnabled, holds(.delays(.appleAdsClick)) else { return }
    guard installation.attribution == nil || !installation.isAppleAdsTracked else {
      actions.append(.note(.explained(.appleAdsAreRead), rule: .delays(.appleAdsClick)))
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
}
