/// How often the session-ready listener of version 7 is called.
package enum SessionReadyCalls: String, CaseIterable, Sendable {
  /// Whenever the app becomes active, including after an alert, as measured.
  case everyActivation
  /// Once until the app enters the background, as documented.
  case oncePerForeground
}
