import Dispatch
import Foundation
import Synchronization

/// The exploration of the whole library.
struct LibraryRun {
  private let library: [LibraryScenario]
  /// One for each scenario, in their order.
  private var findings: [ScenarioFinding] = []

  init(_ library: [LibraryScenario]) {
    self.library = library
  }

  /// Explores all scenarios, as many at a time as there are cores.
  mutating func explore() {
    let found = Mutex<[Int: ScenarioFinding]>([:])
    let library = library
    DispatchQueue.concurrentPerform(iterations: library.count) { index in
      let finding = ScenarioFinding(library[index])
      found.withLock { $0[index] = finding }
    }
    let results = found.withLock { $0 }
    findings = library.indices.compactMap { results[$0] }
  }

  /// Says what is not as it should be, and how much was compared.
  ///
  /// - Returns: Whether all is as it should be.
  func report(_ options: CheckOptions) -> Bool {
    var passed = true
    for (scenario, finding) in zip(library, findings) {
      for complaint in finding.complaints {
        print("\(scenario.name): \(complaint)")
        passed = false
      }
    }
    for method in [ScenarioFinding.Method.allOrders, .randomOrders, .closeOrders] {
      let count = findings.count { $0.method == method }
      print("\(count) scenarios searched with the reduction and \(method.phrase)")
      if count == 0 {
        print("a library without such a scenario does not check the search")
        passed = false
      }
    }
    return checkSnapshot(options) && passed
  }

  private func checkSnapshot(_ options: CheckOptions) -> Bool {
    let rows = findings.map(\.row)
    if options.writes {
      let isWritten = FileManager.default.createFile(
        atPath: options.snapshot, contents: Data((rows.joined(separator: "\n") + "\n").utf8))
      print(isWritten ? "\(rows.count) rows written to \(options.snapshot)" : "\(options.snapshot) cannot be written")
      return isWritten
    }
    guard let data = FileManager.default.contents(atPath: options.snapshot) else {
      print("\(options.snapshot) cannot be read; make it with --write")
      return false
    }
    let kept = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    for change in rows.difference(from: kept) {
      switch change {
      case .remove(_, let row, _): print("- \(row)")
      case .insert(_, let row, _): print("+ \(row)")
      }
    }
    if rows == kept {
      print("\(rows.count) rows as in \(options.snapshot)")
    } else {
      print("\(options.snapshot) differs; accept what is right with --write")
    }
    return rows == kept
  }
}

extension ScenarioFinding.Method {
  /// What the reduced search was compared with, for a sentence.
  fileprivate var phrase: String {
    switch self {
    case .allOrders: "without it, in all orders"
    case .randomOrders: "without it, in orders close to the default one, and by random orders"
    case .closeOrders: "without it, in orders close to the default one"
    }
  }
}
