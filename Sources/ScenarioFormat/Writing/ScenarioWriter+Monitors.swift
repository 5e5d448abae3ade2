import SDKContract

extension ScenarioWriter {
  static func add(_ prohibition: Prohibition, to object: inout ObjectBuilder) {
    object.add("never", .string(prohibition.pattern.value))
    switch prohibition.condition {
    case .before(let patterns): object.add("before", oneOrMore(patterns))
    case .without(let patterns): object.add("without", oneOrMore(patterns))
    case .between(let first, let second): object.add("while", value([first, second]))
    case .during(let facts): object.add("while", value(facts))
    }
  }

  static func add(_ obligation: Obligation, to object: inout ObjectBuilder) {
    object.add("whenever", .string(obligation.trigger.value))
    object.add("eventually", oneOrMore(obligation.responses))
    object.add("unless", obligation.releases.isEmpty ? nil : oneOrMore(obligation.releases))
    object.add("within", obligation.within.map { value($0) })
  }

  private static func oneOrMore(_ patterns: [Located<String>]) -> ScenarioValue {
    patterns.count == 1 ? .string(patterns[0].value) : value(patterns)
  }
}
