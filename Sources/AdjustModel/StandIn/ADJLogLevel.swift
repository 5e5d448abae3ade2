import SDKContract

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
