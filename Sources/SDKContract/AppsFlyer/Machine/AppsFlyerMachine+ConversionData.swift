extension AppsFlyerMachine {
  mutating func askForConversionData(_ launch: AppsFlyerLaunch, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard let cached = installation.conversionData else {
      return [sendConversionDataRequest(launch, rule: .conversionDataAfterLaunch)]
    }
    guard configuration.profile.reusesConversionData else {
      return [sendConversionDataRequest(launch, rule: .conversionDataAskedAgain)]
    }
    guard cached.isFresh(at: now, expiry: configuration.conversionDataExpiry) else {
      return [
        .note(AppsFlyerLog.conversionDataExpired, rule: .conversionDataExpired),
        sendConversionDataRequest(launch, rule: .conversionDataExpired),
      ]
    }
    return conversionDataFound(launch, cached, rule: .conversionDataCached)
  }

  mutating func conversionDataAnswered(
    _ launch: AppsFlyerLaunch, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success(let payload):
      let cached = CachedConversionData(payload, received: now, types: configuration.payloadTypes)
      installation.conversionData = cached
      let rule: AppsFlyerRule = launch.isFirst ? .conversionDataOfFirstSession : .conversionDataOfEverySession
      return conversionDataFound(launch, cached, rule: rule)
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
    _ launch: AppsFlyerLaunch, _ data: CachedConversionData, rule: AppsFlyerRule
  ) -> [AppsFlyerAction] {
    guard process.hasDelegate else { return [conversionDataLost] }
    let payload =
      launch.isFirst
      ? ConversionDataPayload.session(data.answer, isFirstLaunch: true, types: configuration.payloadTypes)
      : data.later
    return [.call(.onConversionDataSuccess(payload), after: .zero, rule: rule)]
  }

  private mutating func sendConversionDataRequest(_ launch: AppsFlyerLaunch, rule: AppsFlyerRule) -> AppsFlyerAction {
    .send(process.request(.conversionData, for: .conversionData(launch)), rule: rule)
  }

  private var conversionDataLost: AppsFlyerAction {
    .note(AppsFlyerLog.conversionDataLost, rule: .conversionDataLost)
  }
}
