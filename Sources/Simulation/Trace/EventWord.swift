/// The names of the events that every scenario can have, apart from steps, links, calls of the system and states.
package enum EventWord: String, CaseIterable, Sendable {
  case send, answer, timer, lost, note
  case route, store, drop
  case noRoute = "no route"

  /// Whether app code does it.
  package var isOfApp: Bool {
    switch self {
    case .route, .store, .drop, .noRoute: true
    case .send, .answer, .timer, .lost, .note: false
    }
  }
}
