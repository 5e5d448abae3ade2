/// The log level of Adjust's SDK.
public enum ADJLogLevel: UInt, CaseIterable, Sendable {
  /// Everything, including requests and answers.
  case verbose = 1
  /// What happens inside the SDK.
  case debug
  /// What happens to the app's calls.
  case info
  /// Warnings, and worse.
  case warn
  /// Errors, and worse.
  case error
  /// Failed assertions.
  case assert
  /// Nothing.
  case suppress
}

// In version 4 the type is a C enumeration, whose cases are constants.

/// Logs everything.
public let ADJLogLevelVerbose = ADJLogLevel.verbose
/// Logs what helps to debug.
public let ADJLogLevelDebug = ADJLogLevel.debug
/// Logs what happens.
public let ADJLogLevelInfo = ADJLogLevel.info
/// Logs warnings.
public let ADJLogLevelWarn = ADJLogLevel.warn
/// Logs errors.
public let ADJLogLevelError = ADJLogLevel.error
/// Logs failed assertions.
public let ADJLogLevelAssert = ADJLogLevel.assert
/// Logs nothing.
public let ADJLogLevelSuppress = ADJLogLevel.suppress
