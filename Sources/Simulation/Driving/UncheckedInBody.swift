/// What the assertions in the body of an exploration, in one order or in all of them, left unchecked although they
/// hold.
struct UncheckedInBody: Sendable {
  /// The notes on assertions that asked for nothing in some order.
  private var idle: [String] = []
  /// The notes that do not apply to some order.
  private var busy: Set<String> = []
  /// The events that exhaustive assertions skip in some order, by the place of the assertion.
  private var skips: [(place: SourcePlace, labels: [String])] = []

  /// Adds an assertion on a run.
  mutating func add(_ assertion: TraceAssertion, on run: ScenarioRun, at place: SourcePlace) {
    let scenario = run.plan.scenario
    let texts = assertion.idleness(in: run.trace.events, of: scenario)
    // Without events, each part of it asks for nothing.
    for text in assertion.idleness(in: [], of: scenario) {
      let note = place.note(text)
      if !texts.contains(text) {
        busy.insert(note)
      } else if !idle.contains(note) {
        idle.append(note)
      }
    }
    add(run.skipped(by: assertion).map(\.shortLabel), at: place)
  }

  /// Adds what was left unchecked in another order.
  mutating func add(_ other: UncheckedInBody) {
    busy.formUnion(other.busy)
    idle += other.idle.filter { !idle.contains($0) }
    for skip in other.skips { add(skip.labels, at: skip.place) }
  }

  private mutating func add(_ labels: [String], at place: SourcePlace) {
    guard !labels.isEmpty else { return }
    let index = skips.firstIndex { $0.place.isSame(as: place) } ?? skips.endIndex
    if index == skips.endIndex { skips.append((place, [])) }
    for label in labels where !skips[index].labels.contains(label) { skips[index].labels.append(label) }
  }

  /// The notes on the events that are skipped in some order, and on assertions that asked for nothing in any.
  var notes: [String] {
    skips.map { $0.place.note("skipped in some order: \($0.labels.joined(separator: ", "))") }
      + idle.filter { !busy.contains($0) }
  }
}
