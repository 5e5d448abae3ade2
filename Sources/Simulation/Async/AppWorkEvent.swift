/// A piece of the app's async work that is a pending event of a run.
struct AppWorkEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case job
    case wake
  }

  let kind: Kind
  let id: Int
  /// The call into the app from which it stems.
  let call: String

  /// The name of the timer of a task that sleeps.
  static let sleepTimer = "sleep"

  /// The label of the event.
  var label: String {
    switch kind {
    case .job: "task of \(call)"
    case .wake: "\(EventWord.timer.rawValue) \(Self.sleepTimer)"
    }
  }
}
