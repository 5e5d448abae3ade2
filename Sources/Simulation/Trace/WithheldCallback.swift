/// A callback that an SDK had for the app and did not make, because it found out first that nothing would take it.
///
/// No event of a trace stands for it: on a device the SDK is just as silent. It explains why a callback did not come.
struct WithheldCallback: Sendable {
  /// Why the SDK did not make the call.
  enum Reason: Sendable {
    case isNotImplemented
    case hasNoDelegate
  }

  /// The name of the callback.
  let name: String
  let time: VirtualInstant
  let reason: Reason

  /// Why the callback did not come, as a part of the explanation of a failure.
  fileprivate var explanation: String {
    let reason =
      switch reason {
      case .isNotImplemented: "the app does not implement it"
      case .hasNoDelegate: "there was no delegate"
      }
    return "the SDK would have called it at \(time.inWords), but \(reason)"
  }
}

extension [WithheldCallback] {
  /// Returns a failure that also says why the callback that did not come was not called, if it is one of these.
  func named(in failure: ExpectationFailure, insteadOf pattern: EventPattern) -> ExpectationFailure {
    guard let callback = first(where: { pattern.words.isAbout($0.name) }) else { return failure }
    return failure.adding(callback.explanation)
  }
}
