import Dispatch
import Synchronization

/// The exploration of the whole library.
struct LibraryRun {
  /// The findings, one for each scenario, in order.
  let findings: [ScenarioFinding]

  /// Creates a run from existing findings.
  init(_ findings: [ScenarioFinding]) {
    self.findings = findings
  }

  /// Explores all scenarios, as many in parallel as there are cores.
  init(exploring library: [LibraryScenario]) {
    let found = Mutex<[Int: ScenarioFinding]>([:])
    DispatchQueue.concurrentPerform(iterations: library.count) { index in
      let finding = ScenarioFinding(library[index])
      found.withLock { $0[index] = finding }
    }
    let results = found.withLock { $0 }
    findings = library.indices.compactMap { results[$0] }
  }

  /// The table of all scenarios.
  var table: OutcomeTable { OutcomeTable(rows: findings.map(\.row)) }

  /// The failures of the searches, and how much was compared.
  var report: CheckReport {
    var report = CheckReport()
    for finding in findings {
      for complaint in finding.complaints { report.complain("\(finding.name): \(complaint)") }
    }
    for method in ScenarioFinding.Method.allCases {
      let count = findings.count { $0.method == method }
      report.say("\(count) scenarios searched with the reduction and \(method.phrase)")
      if count == 0 { report.complain("a library without such a scenario does not check the search") }
    }
    return report
  }
}

extension ScenarioFinding.Method {
  /// What the reduced search was compared with, as part of a sentence.
  fileprivate var phrase: String {
    switch self {
    case .allOrders: "without it, in all orders"
    case .randomOrders: "without it, in orders close to the default one, and by random orders"
    case .closeOrders: "without it, in orders close to the default one"
    }
  }
}
