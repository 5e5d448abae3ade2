import Foundation

/// Notes on standard error about what a test has not checked although it passes.
enum UncheckedNotes {
  /// Writes a note.
  static func write(_ note: String) {
    FileHandle.standardError.write(Data("DeepLinkSimulator: \(note)\n".utf8))
  }
}

extension SourcePlace {
  /// Returns a note about the call.
  func note(_ text: String) -> String { "\(fileID):\(line): note: \(text)" }
}

extension DrivenSearch {
  /// Says that the body checked times, which do not count in causal orders.
  func noteAboutTimes() {
    UncheckedNotes.write(
      place.note(
        "assertions in the body have times, which do not count in causal orders; mode: .timed checks them"))
  }

  /// Says that nothing was expected of the orders.
  ///
  /// It is no failure, because the body may look at objects of the app, and because an order in which a task of the app
  /// does not finish fails anyway.
  func noteAboutNoExpectation() {
    UncheckedNotes.write(
      place.note(
        "the body called neither receive() nor check() and read nothing of its device, so hardly anything could fail in "
          + "\(OrderCount(UInt64(orderCount)).groupedOrders); say with check() what must hold in each order: what the app's "
          + "own objects show, too, in check(.run(…))"))
  }
}

extension DrivenRun {
  /// Says once which parts of the device's scenario have no effect in its versions of the SDKs.
  func noteIdleParts(at place: SourcePlace) {
    guard !hasNotedIdleParts, decider == nil, !DrivenSearch.isRunningBody else { return }
    hasNotedIdleParts = true
    for note in plan.idleNotes { UncheckedNotes.write(place.note(note)) }
  }

  /// Says of assertions that hold what they did not check: the events that they skip, and that they asked for nothing.
  func noteUnchecked(_ assertions: [TraceAssertion], _ run: ScenarioRun, at place: SourcePlace) {
    if decider != nil {
      for assertion in assertions { unchecked.add(assertion, on: run, at: place) }
    } else if !DrivenSearch.isRunningBody {
      for note in assertions.flatMap({ run.notes(on: $0) }) { UncheckedNotes.write(place.note(note)) }
    }
  }

  /// Says what a test did not check because it ended without `finish()`.
  ///
  /// It is no failure, because a test may be about the beginning of a flow; but a forgotten call would otherwise look
  /// like a test that passes. A test that receives callbacks one by one means to receive them all, unless it says
  /// otherwise.
  func reportIfNotFinished(_ subject: DrivenSubject) {
    guard subject.isExhaustive, !isFinished, failures.isEmpty, !hasThrown, let place = lastReceipt else { return }
    let unchecked = unasserted.map(\.label) + presentResult.finalState.pending
    guard !unchecked.isEmpty else { return }
    UncheckedNotes.write(
      place.note(
        "the test ended without finish() after this call, so nothing checked what was left: "
          + "\(unchecked.joined(separator: ", ")); call finish(), or make the device with isExhaustive: false"))
  }
}
