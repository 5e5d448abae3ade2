/// The description of a driven device in failures.
struct DrivenSubject: Sendable {
  /// The file of the device's scenario; nil if there is none.
  var file: String?
  /// The name of the app in its registry; nil if the test did not name it.
  var appName: String?
  /// The names that the app records.
  var recordedEvents: [String]?
  /// Whether a callback without an assertion is a failure.
  var isExhaustive = true
  /// Whether failures are collected for an exploration instead of being reported singly.
  var isExploring = false
}
