/// An event as an app reports it, as far as a simulation needs it.
struct AdjustTrackedEvent: Hashable, Sendable {
  /// The token of the event.
  var token: String
  /// The id by which a repeated event is recognized.
  var deduplicationID: String?
  /// The id that the answer returns.
  var callbackID: String?
}
