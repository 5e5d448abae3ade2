/// One call of the AppsFlyer SDK into the app, with what it carries.
public enum AppsFlyerCallback: Sendable {
  case onConversionDataSuccess(Payload)
  case onConversionDataFail(SDKError)
  case onAppOpenAttribution(Payload)
  case onAppOpenAttributionFailure(SDKError)
}
