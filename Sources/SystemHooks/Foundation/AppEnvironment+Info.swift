import Foundation
import SDKContract

extension AppEnvironment {
  /// What the app's Info.plist has; each process reads what was set before its code runs.
  package var info: [String: Any] {
    get { object { AppInfo() }.values }
    set { object { AppInfo() }.values = newValue }
  }

  /// The files in the app's bundle, by their names.
  package var bundleFiles: [String: Data] {
    get { object { BundleFiles() }.values }
    set { object { BundleFiles() }.values = newValue }
  }

  private final class BundleFiles {
    var values: [String: Data] = [:]
  }

  private final class AppInfo {
    /// What each app has.
    var values: [String: Any] = [
      "CFBundleIdentifier": "com.example.app", "CFBundleName": "App", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }
}
