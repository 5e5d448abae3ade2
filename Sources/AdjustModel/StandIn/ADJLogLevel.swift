/// How much Adjust's SDK writes to the log.
public enum ADJLogLevel: UInt, CaseIterable, Sendable {
  /// Everything, also what is sent and answered.
  case verbose = 1
  /// What happens inside the SDK.
  case debug
  /// What happens to the app's calls.
  case info
  /// What may be a mistake, and worse.
  case warn
  /// What went wrong, and worse.
  case error
  /// What must never happen.
  case assert
  /// Nothing.
  case suppress
}

// In version 4 the type is an enumeration of C, whose cases are constants.

/// Everything is written.
public let ADJLogLevelVerbose = ADJLogLevel.verbose
/// What helps to find mistakes is written.
public let ADJLogLevelDebug = ADJLogLevel.debug
/// What happens is written.
public let ADJLogLevelInfo = ADJLogLevel.info
/// What may be wrong is written.
public let ADJLogLevelWarn = ADJLogLevel.warn
/// What is wrong is written.
public let ADJLogLevelError = ADJLogLevel.error
/// What must not happen is written.
public let ADJLogLevelAssert = ADJLogLevel.assert
/// Nothing is written.
public let ADJLogLevelSuppress = ADJLogLevel.suppress
