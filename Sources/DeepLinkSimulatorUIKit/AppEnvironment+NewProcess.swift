import SystemHooks

extension AppEnvironment {
  /// Lets a process begin without what an earlier one has left in static properties and global variables, as on a device.
  ///
  /// ```swift
  /// .integrated(appDelegate: { AppDelegate() }) { $0.forgetStatics(of: "Links") }
  /// ```
  ///
  /// All runs of a test share one process of the system, and so do the processes of the app within a run: without this call,
  /// a `static let shared` that has set up an SDK once does not set it up for the next process. On Linux only, and for the
  /// properties of the module's own types and extensions of them; one device may run at a time.
  ///
  /// - Parameter modules: The names of the app's modules. Those of the tests should not be among them.
  public func forgetStatics(of modules: String...) { forgetStatics(of: modules) }
}
