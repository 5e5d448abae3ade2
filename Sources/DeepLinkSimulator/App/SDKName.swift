/// One of the simulated SDKs.
public enum SDKName: String, CaseIterable, Sendable {
  case appsFlyer = "appsflyer"
  case adjust
}
