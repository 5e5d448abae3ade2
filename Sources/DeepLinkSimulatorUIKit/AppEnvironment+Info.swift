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
}
