import SDKContract

extension AppEnvironment {
  /// What the app's Info.plist has; each process reads what was set before its code runs.
  package var info: [String: Any] {
    get { object { AppInfo() }.values }
    set { object { AppInfo() }.values = newValue }
  }

  private final class AppInfo {
    /// What each app has.
    var values: [String: Any] = [
      "CFBundleIdentifier": "com.example.app", "CFBundleName": "App", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }
}
