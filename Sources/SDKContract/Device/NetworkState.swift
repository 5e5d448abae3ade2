/// The state of the device's network, as a step sets it and a trace shows it.
package enum NetworkState: String, CaseIterable, Sendable {
  /// There is no network.
  case offline
  /// There is a network.
  case online

  /// Creates the state that a device has with a network, or without one.
  package init(isOnline: Bool) {
    self = isOnline ? .online : .offline
  }
}
