import SDKContract

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
