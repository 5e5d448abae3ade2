import DeepLinkSimulator

/// A flow that goes wrong, as a scenario shows it, and the same flow with its fix.
struct Problem: Sendable {
  /// A scenario of the library.
  struct Scene: Sendable {
    let path: String
    let name: String
    let description: String
  }

  /// What goes wrong.
  let problem: Scene
  /// The same flow where it does not; nil if no fix is known.
  let fix: Scene?
  /// What somebody sees of it.
  let symptoms: [Symptom]
  /// Lines of the SDKs' logs that are there with the problem, and not with its fix.
  let logLines: [String]
  /// All lines of the SDKs' logs, each once, for a search.
  let allLogLines: [String]
  /// The names of calls, callbacks and entry points that it is about, in alphabetical order.
  let names: [String]

  /// Whether only some orders of events show it.
  var isRace: Bool { symptoms.contains { $0.kind == .sometimes } }
}
