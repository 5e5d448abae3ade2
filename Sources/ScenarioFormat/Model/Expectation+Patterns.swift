extension Expectation.Kind {
  /// The events that the expectation mentions, in the order of `ExpectationPlaces.patterns`.
  package var patterns: [String] {
    switch self {
    case .event(let event): [event.pattern]
    case .sequence(let patterns), .consecutive(let patterns), .exactly(let patterns): patterns
    case .never(let pattern): [pattern]
    case .prohibition(let prohibition): [prohibition.pattern] + prohibition.conditionPatterns
    case .obligation(let obligation): [obligation.trigger] + obligation.responses + obligation.releases
    case .refuses, .finally: []
    }
  }
}
