/// The callback that came with another result of the same thing, as the reason why one did not come.
///
/// A delegate's methods for the results of one thing have one name, but for a last word that says which result it is:
/// `onConversionDataSuccess` and `onConversionDataFail`, `onAppOpenAttribution` and `onAppOpenAttributionFailure`.
struct OtherResult {
  private let event: TraceEvent

  /// Finds the last such callback among events; nil if there is none.
  ///
  /// - Parameters:
  ///   - pattern: The callback that did not come; anything behind its name asks for more than another result.
  ///   - events: The events, which do not have it.
  init?(besides pattern: String, in events: some BidirectionalCollection<TraceEvent>) {
    guard !pattern.contains(" ") else { return nil }
    let words = pattern.camelCaseWords
    let other = events.last { $0.occurrence.isCallback && Self.areResults(words, $0.occurrence.name.camelCaseWords) }
    guard let other else { return nil }
    event = other
  }

  /// Returns whether two names differ only in the word for the result, or only one of them has such a word.
  private static func areResults(_ first: [Substring], _ second: [Substring]) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    // One word in common, such as `on` or an SDK's name, is no thing.
    return first != second && common >= 2 && first.count - common <= 1 && second.count - common <= 1
  }

  /// Returns a failure that also names the callback, and its rule.
  func named(in failure: ExpectationFailure) -> ExpectationFailure {
    failure.adding("event \(event.index), \(event.shortLabel), came instead", ruleOf: event)
  }
}

extension ExpectationChecker {
  /// Returns a failure that also names the callback that brought another result than the one that was expected.
  ///
  /// - Parameter pattern: The event that did not come; nil if the failure is about something else.
  func withOtherResult(_ failure: ExpectationFailure, insteadOf pattern: EventPattern?) -> ExpectationFailure {
    guard failure.event == nil, let pattern else { return failure }
    return OtherResult(besides: pattern.words, in: events)?.named(in: failure) ?? failure
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
