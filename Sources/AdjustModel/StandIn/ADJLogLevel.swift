/// How much Adjust's SDK writes to the log.
public enum ADJLogLevel: UInt, CaseIterable, Sendable {
  case verbose = 1
  case debug
  case info
  case warn
  case error
  case assert
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
