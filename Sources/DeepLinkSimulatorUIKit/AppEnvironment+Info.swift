import Foundation
import SystemHooks

extension AppEnvironment {
  /// The values of the app's Info.plist, which `Bundle.main` has on Linux.
  ///
  /// ```swift
  /// .integrated(appDelegate: { AppDelegate() }) { $0.infoDictionary["LinkSDKKey"] = "key" }
  /// ```
  ///
  /// Set them before the code of the app runs. Identifier, name and versions of the bundle have values from the start.
  public var infoDictionary: [String: Any] {
    get { info }
    set { info = newValue }
  }

  /// The files in the app's bundle by their names, which `Bundle.main` finds on Linux.
  ///
  /// ```swift
  /// .integrated(appDelegate: { AppDelegate() }) {
  ///   $0.resources["keys.plist"] = try? PropertyListEncoder().encode(["linkSDKKey": "key"])
  /// }
  /// ```
  ///
  /// Set them before the code of the app runs. A file in a folder of the bundle has the folder in its name.
  public var resources: [String: Data] {
    get { bundleFiles }
    set { bundleFiles = newValue }
  }
}
