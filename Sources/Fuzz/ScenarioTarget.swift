import DeepLinkSimulator
import SampleApps

/// Fuzzes scenarios, which are parsed, compiled, run, checked, printed, written and read back.
struct ScenarioTarget: FuzzTarget {
  static let name = "scenarios"

  private let mutator: Mutator
  private(set) var counts: [String: Int] = [:]

  init(_ corpus: Corpus) {
    mutator = Mutator(corpus: corpus)
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] { mutator.scenario(&random) }

  mutating func take(_ input: [UInt8], _ random: inout FuzzRandom) -> String? {
    let file = ScenarioFile(name: "fuzz.json", bytes: input)
    let compiler = ScenarioCompiler(apps: .samples)
    switch file.result {
    case .failure(let error):
      counts["refused by the text", default: 0] += 1
      if let partial = file.partial { _ = compiler.problems(in: partial, unreadParts: file.unreadParts) }
      return Self.complaint(about: error.diagnostics)
    case .success(let scenario):
      if let complaint = Self.writeAndReadBack(scenario) { return complaint }
      switch compiler.compile(scenario) {
      case .failure(let error):
        counts["refused by the contract", default: 0] += 1
        return error.problems.isEmpty ? "refused without a complaint" : nil
      case .success(let plan):
        guard plan.refusal == nil else {
          counts["expected to be refused", default: 0] += 1
          return nil
        }
        counts["run", default: 0] += 1
        return run(plan, &random)
      }
    }
  }

  private static func complaint(about diagnostics: [Diagnostic]) -> String? {
    if diagnostics.isEmpty { return "refused without a complaint" }
    if diagnostics.count > 51 { return "\(diagnostics.count) complaints" }
    return diagnostics.contains { $0.description.isEmpty } ? "an empty complaint" : nil
  }

  private static func writeAndReadBack(_ scenario: Scenario) -> String? {
    let text = ScenarioWriter.text(of: scenario)
    switch ScenarioFile(name: "again.json", bytes: Array(text.utf8)).result {
    case .success(let again): return again == scenario ? nil : "what was written is read as another scenario"
    case .failure(let error): return "what was written is refused: \(error.diagnostics.first?.message ?? "")"
    }
  }

  private mutating func run(_ plan: SimulationPlan, _ random: inout FuzzRandom) -> String? {
    var plan = plan
    plan.eventLimit = 20_000
    guard let makeApp = AppRegistry.samples.factory(for: plan.scenario.app.uses) else { return "no app" }
    let result = Simulator.run(plan, makeApp: makeApp)
    if result.eventLimit != nil { counts["stopped by the bound on events", default: 0] += 1 }
    let verdict = ExpectationChecker(plan.scenario, result).checkRun()
    if !verdict.passed { counts["run and failed", default: 0] += 1 }
    for failure in verdict.failures.prefix(20) where FailureText(failure, file: "fuzz.json").lines.isEmpty {
      return "a failure without a text"
    }
    // A second run and a search take as long as many inputs.
    if random.once(in: 16) {
      let again = Simulator.run(plan, makeApp: makeApp)
      if again.trace.events.map(JSONLines.record) != result.trace.events.map(JSONLines.record) {
        return "two runs are not the same"
      }
    }
    if random.once(in: 64) { explore(plan, makeApp, &random) }
    return nil
  }

  private mutating func explore(_ plan: SimulationPlan, _ makeApp: @escaping AppFactory, _ random: inout FuzzRandom) {
    counts["explored", default: 0] += 1
    var plan = plan
    plan.eventLimit = 2000
    var options = ExplorationOptions()
    options.budget = 500
    options.mode = random.once(in: 2) ? .timed : .causal
    options.findsPointOfNoReturn = random.once(in: 4)
    switch random.below(6) {
    case 0: options.strategy = .random(seed: random.next(), count: 5)
    case 1: options.strategy = .priorities(seed: random.next(), count: 5, depth: 1 + random.below(4))
    default: break
    }
    _ = Explorer(plan, options: options, makeApp: makeApp).explore()
  }
}
