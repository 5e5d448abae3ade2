import Foundation

/// A reporter of driven devices' failures to a test framework.
///
/// A library that tests link provides it as a class named `DeviceReporter`, as `DeepLinkSimulatorXCTest` does. Without
/// one, a failure is thrown.
package protocol FailureReporter: AnyObject {
  /// Reports a failure.
  static func report(_ failure: DeviceFailure)

  /// Returns the running test, given the name of the calling function; nil if it is not known.
  static func test(calling function: String) -> TestFilter?
}

/// Access to the reporter that is linked into the process.
enum FailureReporters {
  static var linked: (any FailureReporter.Type)? {
    NSClassFromString("DeepLinkSimulatorXCTest.DeviceReporter") as? any FailureReporter.Type
  }
}
