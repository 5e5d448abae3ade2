/// When a session-ready listener is called that was registered while the app was active.
package enum LateSessionReadyListener: String, CaseIterable, Sendable {
  /// When the app next becomes active.
  case nextActivation
  /// Immediately.
  case immediately
}
