/// One call of the AppsFlyer SDK into the app, with what it carries.
public enum AppsFlyerCallback: Sendable {
  case onConversionDataSuccess(Payload)
  case onConversionDataFail(SDKError)
  case onAppOpenAttribution(Payload)
  case onAppOpenAttributionFailure(SDKError)

  /// The names of all callbacks, in the order of the documentation.
  public static let allNames = [
    "onConversionDataSuccess", "onConversionDataFail", "onAppOpenAttribution", "onAppOpenAttributionFailure",
  ]

  /// The name of the delegate's method.
  public var name: String {
    switch self {
    case .onConversionDataSuccess: "onConversionDataSuccess"
    case .onConversionDataFail: "onConversionDataFail"
    case .onAppOpenAttribution: "onAppOpenAttribution"
    case .onAppOpenAttributionFailure: "onAppOpenAttributionFailure"
    }
  }

  /// The dictionary that the app gets, or nil if it gets none.
  public var payload: Payload? {
    switch self {
    case .onConversionDataSuccess(let payload), .onAppOpenAttribution(let payload): payload
    case .onConversionDataFail, .onAppOpenAttributionFailure: nil
    }
  }

  /// The error that the app gets, or nil if it gets none.
  public var error: SDKError? {
    switch self {
    case .onConversionDataFail(let error), .onAppOpenAttributionFailure(let error): error
    case .onConversionDataSuccess, .onAppOpenAttribution: nil
    }
  }
}
