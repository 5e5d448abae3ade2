/// A choice of the event that a device performs where more than one could come next.
public struct EventChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case next(EventPattern)
    case first(EventPattern)
  }

  let kind: Kind

  /// An event that could come next comes now; `Simulator.pending` lists these events.
  ///
  /// - Parameter event: The event, as `pending` lists it.
  public static func next(_ event: EventPattern) -> EventChoice { EventChoice(kind: .next(event)) }

  /// A callback comes before every other callback that the test has not received, after whatever it depends on, in the
  /// legal order that is closest to the default one.
  ///
  /// - Parameter callback: The callback.
  public static func first(_ callback: EventPattern) -> EventChoice { EventChoice(kind: .first(callback)) }
}

extension Simulator {
  /// Chooses another order than the default one.
  ///
  /// ```swift
  /// try await device.choose(.first("onConversionDataSuccess"))
  /// ```
  ///
  /// - Parameters:
  ///   - choice: The event that comes now, or the callback that comes first.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: `SimulatorError` if no legal order from here on has it.
  public nonisolated func choose(
    _ choice: EventChoice, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    do throws(SimulatorError) {
      try await drive { [subject] run throws(SimulatorError) in
        switch choice.kind {
        case .next(let event): try run.choose(next: event)
        case .first(let callback):
          let problem = run.problems(with: callback, recording: subject.recordedEvents).first
          if let problem { throw SimulatorError(problem.explanation) }
          try run.choose(first: callback)
        }
      }
    } catch {
      throw error.located(fileID, line)
    }
  }
}

extension DrivenRun {
  /// The number of events that the search for an order may perform.
  private static let searchLimit = 20_000

  fileprivate func choose(next event: EventPattern) throws(SimulatorError) {
    let events = session.nextEvents
    let labels = events.map(session.label)
    if let complaint = event.complaintAboutNumber { throw SimulatorError(complaint) }
    guard let position = labels.firstIndex(where: { $0 == event.words || $0.isAbout(event.words) }) else {
      let hint = Spelling.hint(for: event.words, in: labels) ?? ""
      let list = labels.isEmpty ? "nothing is left to come" : "\(labels.alternatives) can come next"
      throw SimulatorError("\(event.words.quoted) cannot come next\(hint); \(list)")
    }
    try checkNumber(of: event, event.matchesIgnoringNumber(in: self.events).count + 1)
    choose(position)
  }

  /// Throws if a pattern has a number other than that of the next event with its name.
  private func checkNumber(of event: EventPattern, _ number: Int) throws(SimulatorError) {
    guard let ordinal = event.ordinal, ordinal != number else { return }
    throw SimulatorError("\(event.text.quoted) cannot be chosen: the next \(event.words) is number \(number)")
  }

  /// Makes a callback come before all others that the test has not received.
  fileprivate func choose(first callback: EventPattern) throws(SimulatorError) {
    try settle()
    let happened = callback.matchesIgnoringNumber(in: events).map(\.index)
    guard let event = firstUnreceived else {
      try checkNumber(of: callback, happened.count + 1)
      return try search(first: callback)
    }
    guard let number = happened.firstIndex(of: event.index) else {
      throw SimulatorError(
        "\(callback.words.quoted) cannot be the first callback: event \(event.index), \(event.label), has fired already, "
          + "and the test has not received it; receive it first, or choose before it fires")
    }
    try checkNumber(of: callback, number + 1)
  }

  /// Tries orders until the callback is the first one, beginning with those that differ least from the default order.
  private func search(first callback: EventPattern) throws(SimulatorError) {
    var waiting: [[Int]] = [[]]
    var next = 0
    var left = Self.searchLimit
    while next < waiting.count, left > 0 {
      let prefix = waiting[next]
      next += 1
      let attempt = probe(prefix, callback.words, &left)
      if attempt.isFound {
        // By the events, because their positions depend on times, which may be open.
        for event in attempt.events {
          guard let position = session.nextEvents.firstIndex(where: { $0.submission == event }) else { break }
          choose(position)
        }
        return
      }
      for position in prefix.count..<max(prefix.count, attempt.counts.count) where attempt.counts[position] > 1 {
        for other in 1..<attempt.counts[position] {
          waiting.append(Array(attempt.choices[..<position]) + [other])
        }
      }
    }
    let labels = session.nextEvents.map(session.label)
    let reason = left > 0 ? "no legal order from here on has it" : "none was found within \(Self.searchLimit) events"
    throw SimulatorError(
      "\(callback.words.quoted) cannot be the first callback: \(reason)"
        + (labels.isEmpty ? "; nothing is left to come" : "; \(labels.alternatives) can come next"))
  }

  /// A tried continuation: the position of each event, and the number of events that it was chosen from.
  private struct Attempt {
    var choices: [Int] = []
    /// The chosen events, by the numbers of their submissions.
    var events: [Int] = []
    var counts: [Int] = []
    var isFound = false
  }

  /// Tries a continuation, without changing the run, until there is a callback.
  private func probe(_ prefix: [Int], _ callback: String, _ left: inout Int) -> Attempt {
    let acts = acts
    var spent = 0
    let attempt = session.aside(session.plan) { session in
      let run = DrivenRun(session)
      run.comeBack(to: acts)
      var attempt = Attempt()
      let count = session.trace.callbacks.count
      while spent < left, session.trace.callbacks.count == count, !session.nextEvents.isEmpty {
        let position = attempt.choices.count < prefix.count ? prefix[attempt.choices.count] : 0
        attempt.counts.append(session.nextEvents.count)
        attempt.choices.append(position)
        attempt.events.append(session.nextEvents[position].submission)
        session.advance(choosing: position)
        spent += 1
      }
      let first = session.trace.callbacks.dropFirst(count).first
      attempt.isFound = first.map { EventPattern(callback).matchesLabel(of: $0) } ?? false
      return attempt
    }
    left -= spent
    return attempt
  }

  /// Replays the acts of another run.
  private func comeBack(to acts: [Act]) {
    session.begin()
    for act in acts { perform(act) }
  }
}
