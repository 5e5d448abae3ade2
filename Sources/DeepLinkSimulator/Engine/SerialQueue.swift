/// A queue that keeps the order in which events were put into it, whatever else happens between them.
public enum SerialQueue: UInt8, CaseIterable, Sendable {
  /// The steps of the scenario.
  case user
  /// What the system does to the app.
  case lifeCycle
  /// The blocks that AppsFlyer puts on the main queue.
  case appsFlyerMain
  /// The calls that Adjust makes with `performSelectorOnMainThread` (`ADJ-MAIN-1`).
  case adjustPerformSelector
  /// The blocks that Adjust puts on the main queue (`ADJ-MAIN-1`).
  case adjustMain
}
