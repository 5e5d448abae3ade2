/// The event that came with another result of the same thing, as the reason why one did not come.
///
/// A delegate's methods for the results of one thing have one name, but for a last word that says which result it is:
/// `onConversionDataSuccess` and `onConversionDataFail`, `onAppOpenAttribution` and `onAppOpenAttributionFailure`. Where
/// one method has every result, as `didResolveDeepLink` has, and where the app acts, as with `route`, the words behind
/// the name say which one it is. What an app makes of a link is one thing, too: it opens a screen, stores the link,
/// drops it, or has no route for it. And so is where a link leads: to the app, the browser, another app, or nothing.
struct OtherResult {
  private let event: TraceEvent
  private let label: String
  /// The callback in which the app did it; nil if it is no act of the app.
  private let origin: TraceEvent?

  /// Finds the last such event of a run after one of its events; nil if there is none.
  ///
  /// - Parameters:
  ///   - pattern: The event that did not come.
  ///   - expected: All events of the expectation; none of these came instead.
  ///   - index: The index of the event after which it was expected, from 1; 0 for the whole run.
  ///   - events: The events of the run.
  init?(besides pattern: EventPattern, of expected: [EventPattern], after index: Int, in events: [TraceEvent]) {
    let words = pattern.words
    let wordsOfMethod = words.contains(" ") ? [] : words.camelCaseWords
    let isOpening = LinkOutcome.allCases.contains { $0.isOpening && words.isAbout($0.rawValue) }
    func isResult(_ event: TraceEvent) -> Bool {
      let occurrence = event.occurrence
      if case .routing(let outcome, _) = occurrence { return isOpening && outcome.isOpening }
      return (occurrence.isCallback || occurrence.isAppEvent) && words.isAbout(occurrence.name)
        || occurrence.isCallback && Self.areResults(wordsOfMethod, occurrence.name.camelCaseWords)
    }
    func isExpected(_ event: TraceEvent) -> Bool { expected.contains { $0.matchesLabel(of: event) } }
    let after = events.dropFirst(index)
    // What the app does last is the result: a link that it stores may still lead to a screen.
    let act = pattern.isOfApp ? after.last { EventWord(rawValue: $0.occurrence.name)?.isOfApp == true } : nil
    let others = after.filter { isResult($0) && !isExpected($0) }
    let ofSameLink = others.last { other in other.occurrence.argument.map { words.hasSuffix(" \($0)") } ?? false }
    let other = act.flatMap { isExpected($0) ? nil : $0 } ?? ofSameLink ?? others.last
    guard let other else { return nil }
    event = other
    label = other.label(nextTo: [pattern])
    origin = events.origin(of: other)
  }

  /// Returns whether two names differ only in the word for the result, or only one of them has such a word.
  private static func areResults(_ first: [Substring], _ second: [Substring]) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    // One word in common, such as `on` or an SDK's name, is no thing.
    return first != second && common >= 2 && first.count - common <= 1 && second.count - common <= 1
  }

  /// Returns a failure that also names the event, and its rule.
  func named(in failure: ExpectationFailure) -> ExpectationFailure {
    let cause = origin.map { ", set off by event \($0.index), \($0.shortLabel)" } ?? ""
    return failure.adding("event \(event.index), \(label)\(cause), came instead", ruleOf: origin ?? event)
  }
}

extension ExpectationChecker {
  /// Returns a failure that also names the event that brought another result than the one that was expected.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come; nil if the failure is about something else.
  ///   - expected: All events of the expectation.
  ///   - index: The index of the event after which it was expected, from 1; 0 for the whole run.
  func withOtherResult(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern?, of expected: [EventPattern],
    after index: Int
  ) -> ExpectationFailure {
    guard failure.rule == nil, let pattern else { return failure }
    return OtherResult(besides: pattern, of: expected, after: index, in: events)?.named(in: failure) ?? failure
  }
}

extension [TraceEvent] {
  /// Returns the callback in which the app did something, or set the timer after which it did; nil if the event is no act
  /// of the app, or has no callback behind it.
  func origin(of act: TraceEvent) -> TraceEvent? {
    var origin = act
    while origin.occurrence.isAppEvent || origin.isTimerOfApp {
      guard let cause = cause(of: origin) else { return nil }
      origin = cause
    }
    return origin.index != act.index && origin.occurrence.isCallback ? origin : nil
  }

  /// Returns the timer of the app after which it did something; nil if there is none.
  func timer(before act: TraceEvent) -> TraceEvent? {
    var event = act
    while event.occurrence.isAppEvent, let cause = cause(of: event) { event = cause }
    return event.isTimerOfApp && event.index != act.index ? event : nil
  }

  private func cause(of event: TraceEvent) -> TraceEvent? {
    indices.contains(event.cause - 1) && event.cause < event.index ? self[event.cause - 1] : nil
  }
}

extension TraceEvent {
  /// Whether the event is the end of a wait in the app's code, such as that of a task that sleeps.
  fileprivate var isTimerOfApp: Bool {
    if case .timer = occurrence { lane == .app } else { false }
  }
}

extension String {
  /// The words of a name in camel case: each begins with a capital letter, but for the first one.
  fileprivate var camelCaseWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }
}
