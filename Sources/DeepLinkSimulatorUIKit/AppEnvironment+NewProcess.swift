import SystemHooks

extension AppEnvironment {
  /// Resets the static properties and global variables of modules, as they are in a new process on a device.
  ///
  /// ```swift
  /// .integrated(appDelegate: { AppDelegate() }) { $0.forgetStatics(of: "Links") }
  /// ```
  ///
  /// All runs of a test, and all processes of the app within a run, share one operating-system process. Without this
  /// call, a `static let shared` that has set up an SDK once does not set it up in the app's next process. Only on
  /// Linux, only for properties of the modules' own types and of extensions of them, and only while a single device
  /// runs.
  ///
  /// - Parameter modules: The names of the app's modules. Do not include the test modules.
  public func forgetStatics(of modules: String...) { forgetStatics(of: modules) }
}
