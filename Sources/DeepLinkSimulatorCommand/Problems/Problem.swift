/// A scenario in which a flow goes wrong, and the same flow with its fix.
struct Problem: Sendable {
  /// A scenario of the library.
  struct Scene: Sendable {
    let path: String
    let name: String
    let description: String
  }

  /// The scenario that shows the problem.
  let problem: Scene
  /// The same flow with its fix; nil if no fix is known.
  let fix: Scene?
  /// The symptoms that a user sees.
  let symptoms: [Symptom]
  /// Lines in the SDKs' logs that occur with the problem, but not with its fix.
  let logLines: [String]
  /// All lines of the SDKs' logs, without duplicates, for a search.
  let allLogLines: [String]
  /// All lines of the SDKs' logs with the fix, without duplicates.
  var fixLogLines: [String] = []
  /// The calls, callbacks and entry points involved, in alphabetical order.
  let names: [String]
  /// The fields of payloads that it expects.
  var fields: [String] = []
  /// The messages in payloads that it expects.
  var messages: [String] = []
  /// The requests that fail, with their statuses and errors and the system's words for these.
  var failures: [String] = []

  /// Whether the problem occurs only in some orders of events.
  var isRace: Bool { symptoms.contains { $0.kind == .sometimes } }
}
