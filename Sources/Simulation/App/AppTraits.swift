/// The properties of an app written in Swift that a plan uses.
struct AppTraits: Sendable {
  /// What the app records under its own names; nil for the app that a scenario describes.
  var recordedEvents: [String]?
  /// The life cycles on which the app can run, beginning with the one for scenarios that name none; empty if unknown.
  var styles: [AppStyle] = []
  /// What happens to work of the app that waits for something outside the simulation; nil for the default.
  var realTime: AppWorkPolicy.RealTime?

  /// Returns the traits of an app with which a test replaces the one that the scenario names: its own, completed by the
  /// other app's.
  func filled(with other: AppTraits) -> AppTraits {
    AppTraits(
      recordedEvents: recordedEvents.map { $0 + (other.recordedEvents ?? []) } ?? other.recordedEvents,
      styles: styles.isEmpty ? other.styles : styles, realTime: realTime ?? other.realTime)
  }
}
