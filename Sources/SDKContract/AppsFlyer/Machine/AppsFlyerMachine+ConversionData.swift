extension AppsFlyerMachine {
  mutating func askForConversionData(counter: Int, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard let cached = installation.conversionData else {
      return [sendConversionDataRequest(counter: counter, rule: .conversionDataAfterLaunch)]
    }
    guard configuration.profile.reusesConversionData else {
      return [sendConversionDataRequest(counter: counter, rule: .conversionDataAskedAgain)]
    }
    guard cached.isFresh(at: now, expiry: configuration.conversionDataExpiry) else {
      return [
        .note(AppsFlyerLog.conversionDataExpired, rule: .conversionDataExpired),
        sendConversionDataRequest(counter: counter, rule: .conversionDataExpired),
      ]
    }
    return conversionDataFound(counter: counter, cached, rule: .conversionDataCached)
  }

  mutating func conversionDataAnswered(
    counter: Int, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success(let payload):
      let cached = CachedConversionData(payload, received: now, types: configuration.payloadTypes)
      installation.conversionData = cached
      let rule: AppsFlyerRule = counter == 1 ? .conversionDataOfFirstSession : .conversionDataOfEverySession
      return conversionDataFound(counter: counter, cached, rule: rule)
    case .malformedBody:
      return conversionDataFailed(.unreadableConversionData(configuration.profile), rule: .unreadableConversionData)
    case .status(404):
      return conversionDataFailed(.unknownDevice, rule: .unknownDevice)
    case .status:
      return conversionDataFailed(.emptyConversionData(configuration.profile), rule: .emptyConversionData)
    case .urlError(let code):
      return conversionDataFailed(.requestFailed(code), rule: .conversionDataRequestFailed)
    }
  }

  func conversionDataFailed(_ error: SDKError, rule: AppsFlyerRule) -> [AppsFlyerAction] {
    guard process.hasDelegate else { return [conversionDataLost] }
    return [.call(.onConversionDataFail(error), after: .zero, rule: rule)]
  }

  private func conversionDataFound(
    counter: Int, _ data: CachedConversionData, rule: AppsFlyerRule
  ) -> [AppsFlyerAction] {
    guard process.hasDelegate else { return [conversionDataLost] }
    let payload =
      counter == 1
      ? ConversionDataPayload.session(data.answer, isFirstLaunch: true, types: configuration.payloadTypes)
      : data.later
    return [.call(.onConversionDataSuccess(payload), after: .zero, rule: rule)]
  }

  private mutating func sendConversionDataRequest(counter: Int, rule: AppsFlyerRule) -> AppsFlyerAction {
    .send(process.request(.conversionData, for: .conversionData(counter: counter)), rule: rule)
  }

  private var conversionDataLost: AppsFlyerAction {
    .note(AppsFlyerLog.conversionDataLost, rule: .conversionDataLost)
  }
}
