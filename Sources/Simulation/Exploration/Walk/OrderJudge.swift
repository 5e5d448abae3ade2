/// The judge of orders: the expectations of the scenario, or the assertions of a test.
struct OrderJudge: Sendable {
  /// Something that does not hold in an order.
  struct Finding: Sendable {
    let key: Key
    let failure: ExpectationFailure
  }

  /// The identity of what does not hold, independent of what happens instead.
  struct Key: Hashable, Sendable {
    var location: SourceLocation?
    var expected: [String] = []
    var assertion: Int?
    var isProblemOfRun = false

    /// Creates the key of an expectation of the scenario.
    init(_ failure: ExpectationFailure) {
      location = failure.location
      // Sequences are padded to the length of the actual one, which differs between orders.
      expected = failure.location == nil ? failure.expected : []
      isProblemOfRun = failure.isProblemOfRun
    }

    init(assertion: Int) {
      self.assertion = assertion
    }
  }

  /// The projections that distinguish orders; nil if anything may.
  let projections: [ExpectationProjection]?
  /// The expectations that may ask for nothing.
  let expectations: [Expectation.Kind]
  /// Returns what does not hold in an order, and the callbacks that nothing mentions.
  let check: @Sendable (RunResult) -> (findings: [Finding], unmentioned: [TraceEvent])

  /// Creates a judge by the expectations of a scenario.
  init(_ scenario: Scenario) {
    projections = ExpectationProjection.all(of: scenario)
    expectations = scenario.expectations.map(\.kind)
    check = { result in
      let verdict = ExpectationChecker(scenario, result).checkRun()
      return (verdict.failures.map { Finding(key: Key($0), failure: $0) }, verdict.unmentioned)
    }
  }

  /// Creates a judge by the assertions of a test.
  ///
  /// - Parameters:
  ///   - assertions: What must hold in each order.
  ///   - test: The scenario and its app.
  ///   - mode: What makes an order legal.
  ///   - skips: What is told of the events that the assertions skip; nil if nobody wants to know.
  init(_ assertions: [TraceAssertion], in test: ScenarioTest, _ mode: OrderMode, skips: SkipWatch? = nil) {
    let assertions = assertions.map { $0.expecting(in: mode) }
    var plan = test.plan
    plan.scenario = plan.scenario.expecting(in: mode)
    let (scenario, file) = (plan.scenario, test.file)
    expectations = assertions.flatMap { $0.expectations(in: scenario) }
    let parts = assertions.map { $0.projections(in: scenario) }
    projections = parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    check = { [plan] result in
      let run = ScenarioRun(plan: plan, result: result, file: file)
      let problems = run.problems.map { Finding(key: Key($0), failure: $0) }
      let checker = TraceChecker(plan: plan, result: result)
      skips?.see(checker, assertions)
      let findings = assertions.enumerated().flatMap { index, assertion in
        checker.failures(of: assertion).map { failure in
          // A file's own expectations are distinguished by their locations.
          Finding(key: failure.location == nil ? Key(assertion: index) : Key(failure), failure: failure)
        }
      }
      return (problems + findings, [])
    }
  }
}

extension TraceAssertion {
  /// Returns what the assertion sees of a run besides its final state; nil if it may see everything.
  fileprivate func projections(in scenario: Scenario) -> [ExpectationProjection]? {
    var scenario = scenario
    switch kind {
    case .scenario: return ExpectationProjection.all(of: scenario)
    case .nothingPending, .state: return []
    case .expectation(let expectation): scenario.expectations = [expectation]
    case .before(let first, let second):
      scenario.expectations = Self.parts(ofBefore: first, second).map { Expectation($0) }
    case .caused, .payload, .exhaustively, .run: return nil
    }
    scenario.isExhaustive = false
    return ExpectationProjection.all(of: scenario)
  }
}
