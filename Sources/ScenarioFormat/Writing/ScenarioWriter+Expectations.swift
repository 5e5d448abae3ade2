import SDKContract

extension ScenarioWriter {
  static func value(_ expectation: Expectation) -> ScenarioValue {
    var object = ObjectBuilder()
    switch expectation.kind {
    case .event(let event): add(event, to: &object)
    case .sequence(let patterns): object.add("sequence", value(patterns))
    case .consecutive(let patterns): object.add("consecutive", value(patterns))
    case .exactly(let patterns): object.add("exactly", value(patterns))
    case .never(let pattern): object.add("never", .string(pattern))
    case .prohibition(let prohibition): add(prohibition, to: &object)
    case .obligation(let obligation): add(obligation, to: &object)
    case .refuses(let rule): object.add("refuses", .string(rule))
    case .finally(let facts): object.add("finally", value(facts))
    }
    return object.value
  }

  private static func add(_ event: Expectation.EventExpectation, to object: inout ObjectBuilder) {
    object.add(event.isCallback ? "callback" : "event", .string(event.pattern))
    if let atLeast = event.atLeast, atLeast == event.atMost {
      object.add("times", .integer(atLeast))
    } else {
      var times = ObjectBuilder()
      times.add("atLeast", event.atLeast.map { .integer($0) })
      times.add("atMost", event.atMost.map { .integer($0) })
      object.addUnlessEmpty("times", times.value)
    }
    object.addUnlessEmpty("payload", value(event.payload))
    object.addUnlessEmpty("without", value(event.without))
    object.add("after", event.after.map { value($0) })
    object.add("before", event.before.map { value($0) })
  }

  private static func add(_ prohibition: Prohibition, to object: inout ObjectBuilder) {
    object.add("never", .string(prohibition.pattern))
    switch prohibition.condition {
    case .before(let patterns): object.add("before", oneOrMore(patterns))
    case .without(let patterns): object.add("without", oneOrMore(patterns))
    case .between(let first, let second): object.add("while", value([first, second]))
    case .during(let facts): object.add("while", value(facts))
    }
  }

  private static func add(_ obligation: Obligation, to object: inout ObjectBuilder) {
    object.add("whenever", .string(obligation.trigger))
    object.add("eventually", oneOrMore(obligation.responses))
    object.add("unless", obligation.releases.isEmpty ? nil : oneOrMore(obligation.releases))
    object.add("within", obligation.within.map { value($0) })
  }

  private static func oneOrMore(_ patterns: [String]) -> ScenarioValue {
    patterns.count == 1 ? .string(patterns[0]) : value(patterns)
  }

  // MARK: Values

  private static func value(_ duration: Duration) -> ScenarioValue { .string(DurationText.write(duration)) }

  private static func value(_ strings: [String]) -> ScenarioValue {
    .array(strings.map { .string($0) })
  }

  private static func value(_ members: [ScenarioValue.Member]) -> ScenarioValue {
    .object(members)
  }
}
