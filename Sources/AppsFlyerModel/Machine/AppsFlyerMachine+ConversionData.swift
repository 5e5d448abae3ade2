import SDKContract

extension AppsFlyerMachine {
  mutating func askForConversionData(_ launch: AppsFlyerLaunch, at now: VirtualInstant) -> [AppsFlyerAction] {
    guard let cached = installation.conversionData else {
      return sendConversionDataRequest(launch, rule: .conversionData(.conversionDataAfterLaunch))
    }
    guard configuration.profile.has(.reusesConversionData) else {
      return sendConversionDataRequest(launch, rule: .conversionData(.conversionDataAskedAgain))
    }
    guard cached.isFresh(at: now, expiry: configuration.conversionDataExpiry) else {
      return [.note(.conversionDataExpired, rule: .conversionData(.conversionDataExpired))]
        + sendConversionDataRequest(launch, rule: .conversionData(.conversionDataExpired))
    }
    return conversionDataFound(launch, rule: .conversionData(.conversionDataCached))
  }

  mutating func conversionDataAnswered(
    _ launch: AppsFlyerLaunch, _ answer: AppsFlyerAnswer, at now: VirtualInstant
  ) -> [AppsFlyerAction] {
    switch answer {
    case .success(let answer):
      if let reason = answer.errorReason { return conversionDataRefused(reason) }
      if installation.conversionData == nil {
        installation.conversionData = CachedConversionData(answer, received: now)
      } else {
        installation.conversionData?.update(answer, received: now)
      }
      return conversionDataFound(
        launch,
        rule: launch.isFirst
          ? .conversionData(.conversionDataOfFirstSession) : .conversionData(.conversionDataOfEverySession))
    case .malformedBody:
      return conversionDataFailed(
        .unreadableConversionData(configuration.profile), rule: .errors(.unreadableConversionData))
    case .status(_, let reason?):
      return conversionDataRefused(reason)
    case .status(404, nil):
      return conversionDataFailed(.unknownDevice, rule: .errors(.unknownDevice))
    case .status:
      return conversionDataFailed(.emptyConversionData(configuration.profile), rule: .errors(.emptyConversionData))
    case .urlError(let error):
      return conversionDataFailed(.requestFailed(error), rule: .errors(.conversionDataRequestFailed))
    }
  }

  private mutating func conversionDataRefused(_ reason: String) -> [AppsFlyerAction] {
    conversionDataFailed(.conversionDataRefused(reason), rule: .errors(.conversionDataRefused))
  }

  mutating func conversionDataFailed(_ error: SDKError, rule: AppsFlyerRule) -> [AppsFlyerAction] {
    guard process.hasDelegate else { return lost(.onConversionDataFail(error)) }
    return [.call(.onConversionDataFail(error), after: .zero, rule: rule)]
  }

  private mutating func conversionDataFound(_ launch: AppsFlyerLaunch, rule: AppsFlyerRule) -> [AppsFlyerAction] {
    let payload = installation.conversionData?.payload(
      isFirstLaunch: launch.isFirst, after: installation.deletion, configuration: configuration)
    guard let payload else { return [] }
    guard process.hasDelegate else { return lost(.onConversionDataSuccess(payload)) }
    return [.call(.onConversionDataSuccess(payload), after: .zero, rule: rule)]
  }

  private mutating func sendConversionDataRequest(_ launch: AppsFlyerLaunch, rule: AppsFlyerRule) -> [AppsFlyerAction] {
    guard mayAsk else {
      return [.note(.conversionDataWhileStopped, rule: .sessions(.nothingAskedWhileStopped))]
    }
    return [.send(process.request(.conversionData, for: .conversionData(launch)), rule: rule)]
  }
}
