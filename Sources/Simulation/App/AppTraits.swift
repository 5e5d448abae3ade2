/// What a plan takes from an app in Swift besides its code.
struct AppTraits: Sendable {
  /// What the app records under its own names; nil for the app that a scenario describes.
  var recordedEvents: [String]?
  /// The life cycles on which the app can be run, that of a scenario that names none first; empty if the app does not
  /// tell.
  var styles: [AppStyle] = []
  /// What happens to work of the app that waits for something other than the simulation; nil for the usual.
  var realTime: AppWorkPolicy.RealTime?

  /// The traits of an app that a test puts in the place of one that the scenario names: its own, then the other one's.
  func filled(with other: AppTraits) -> AppTraits {
    AppTraits(
      recordedEvents: recordedEvents.map { $0 + (other.recordedEvents ?? []) } ?? other.recordedEvents,
      styles: styles.isEmpty ? other.styles : styles, realTime: realTime ?? other.realTime)
  }
}
