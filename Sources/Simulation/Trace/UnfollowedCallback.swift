/// A callback with which the app that a scenario describes did nothing, as the reason why something did not happen.
///
/// The trace shows the callback, and cannot show why nothing followed it.
struct UnfollowedCallback: Sendable {
  /// The name of the callback.
  let name: String
  /// The index of its event, from 1.
  let event: Int
  /// Why the app did nothing, as a clause.
  let reason: String
}

extension ExpectationChecker {
  /// Returns a failure that nothing explains so far with the callbacks that brought the app nothing to follow.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come, such as `route Apples`.
  ///   - index: The index of the event that it was expected to follow, from 1; 0 for the whole run.
  func withUnfollowedCallbacks(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern, after index: Int = 0
  ) -> ExpectationFailure {
    // An expected callback can itself be the one in which the app did nothing.
    let callbacks = unfollowedCallbacks.filter { $0.event >= index && events.indices.contains($0.event - 1) }
    guard failure.event == nil, !failure.hasReason, pattern.isOfApp, let last = callbacks.last else { return failure }
    let places = callbacks.map { callback in
      let event = events[callback.event - 1]
      return "in event \(event.index), \(event.shortLabel) (\(callback.reason))"
    }
    return failure.adding(
      "the app did nothing \(places.joined(separator: ", nor "))", ruleOf: events[last.event - 1])
  }
}
