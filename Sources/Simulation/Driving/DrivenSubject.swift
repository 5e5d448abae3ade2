/// What a driven device is about, as failures name it.
struct DrivenSubject: Sendable {
  /// The file of the scenario that was opened; nil if there is none.
  var file: String?
  /// What the app records by names of its own.
  var recordedEvents: [String]?
  /// Whether callbacks of which nothing was asserted are failures.
  var isExhaustive = true
  /// Whether failures are kept for an exploration, and not shown one by one.
  var isExploring = false
  /// Whether only a test can make the app again.
  var isReplayedByTest = true
}
