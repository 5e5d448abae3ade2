/// The names of events that every scenario can have, other than steps, link outcomes, system calls and states.
package enum EventWord: String, CaseIterable, Sendable {
  case send, answer, timer, lost, note
  case route, store, drop
  case noRoute = "no route"

  /// Whether it is an act of app code.
  package var isOfApp: Bool {
    switch self {
    case .route, .store, .drop, .noRoute: true
    case .send, .answer, .timer, .lost, .note: false
    }
  }
}
