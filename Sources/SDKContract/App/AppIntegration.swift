/// Who makes an app's calls to the SDKs.
public enum AppIntegration: Hashable, Sendable {
  /// The simulator makes them where the vendors' guides put them, unless the scenario changes that.
  case standard
  /// The app makes them itself, through the stand-ins of its `AppEnvironment`.
  case own
}
