import DeepLinkSimulator

/// The problems in a library of scenarios, identified by their file names: `x` next to `x.fixed`.
///
/// Symptoms, log lines and names are derived from replays of both, so that they always match the files.
struct ProblemLibrary {
  /// The problems, in the order of their paths.
  private(set) var problems: [Problem] = []

  /// Replays the problems of a library and their fixes.
  init(_ library: ScenarioLibrary) {
    let items = library.items
    var fixes: [String: Int] = [:]
    for (place, item) in items.enumerated() where item.name.isFixed { fixes[item.name.stem] = place }
    let names = ProblemNames(library.sdks)
    let pairs = items.indices.filter { !items[$0].name.isFixed }.compactMap { place -> (problem: Int, fix: Int?)? in
      let fix = fixes[items[place].name.stem]
      guard let scenario = items[place].scenario, fix != nil || scenario.showsProblem else { return nil }
      return (place, fix)
    }
    let runs = library.runs(of: pairs.map(\.problem))
    let fixedRuns = library.runs(of: pairs.compactMap(\.fix))
    var fixesLeft = fixedRuns[...]
    for (pair, runs) in zip(pairs, runs) {
      let fixed = pair.fix == nil ? [] : fixesLeft.removeFirst()
      let runs = runs.map { run in (problem: run, fix: fixed.first { $0.variant == run.variant } ?? fixed.first) }
      guard let first = runs.first else { continue }
      problems.append(
        Problem(
          problem: first.problem.scene(at: items[pair.problem].entry.name),
          fix: pair.fix.flatMap { first.fix?.scene(at: items[$0].entry.name) },
          symptoms: Set(
            runs.flatMap { run in run.fix.map { SymptomFinder(run.problem, $0, names).symptoms } ?? [] }
          ).sorted(),
          logLines: first.problem.logLines(missingFrom: first.fix),
          allLogLines: runs.flatMap(\.problem.allLogLines).withoutDuplicates,
          fixLogLines: runs.compactMap(\.fix).flatMap(\.allLogLines).withoutDuplicates,
          names: names.names(in: first.problem, first.fix),
          fields: ProblemNames.fields(in: first.problem.scenario),
          messages: ProblemNames.messages(in: first.problem.scenario),
          failures: ProblemNames.failures(in: [first.problem.scenario])))
    }
  }
}

/// A scenario of the library with its result.
struct ProblemRun: Sendable {
  let scenario: Scenario
  /// The variant of the file; empty for a file without variants.
  let variant: String
  let result: RunResult
  /// The lines of the SDKs' logs, without duplicates.
  let allLogLines: [String]
  private let plan: SimulationPlan

  /// Replays a file; nil if it cannot run, or fails.
  init?(_ file: ScenarioFile, _ runner: ScenarioRunner) {
    let compiled = runner.plan(file)
    guard case .success(let plan) = compiled, case .ran(let result, let verdict) = runner.run(file, compiled).ending,
      verdict.passed
    else { return nil }
    scenario = plan.scenario
    variant = file.name.firstIndex(of: "[").map { String(file.name[$0...]) } ?? ""
    self.result = result
    self.plan = plan
    allLogLines = Self.logLines(of: result.trace, plan).withoutDuplicates
  }

  /// Returns the scenario in the form of the index.
  func scene(at path: String) -> Problem.Scene {
    Problem.Scene(path: path, name: scenario.name, description: scenario.description ?? "")
  }

  /// The events of the run.
  var events: [TraceEvent] { result.trace.events }

  /// Returns whether this run meets an expectation, of this scenario or another.
  func meets(_ expectation: Expectation) -> Bool {
    var scenario = scenario
    scenario.expectations = [expectation]
    scenario.isExhaustive = false
    return ExpectationChecker(scenario, result).check().passed
  }

  /// Returns the first lines of the SDKs' logs that another run lacks.
  func logLines(missingFrom other: ProblemRun?) -> [String] {
    guard let other else { return [] }
    let usual = Set(other.logLines.map(\.withoutDigits))
    return Array(logLines.filter { !usual.contains($0.withoutDigits) }.prefix(3))
  }

  /// The first lines of messages, without duplicates; continuation lines and lines in columns only show data.
  var logLines: [String] {
    allLogLines.filter { $0.isMessage && $0.last != "]" && !$0.contains("://") }
  }

  /// Returns the lines of the SDKs' logs for a trace of this scenario.
  func logLines(of trace: Trace) -> [String] { Self.logLines(of: trace, plan) }

  private static func logLines(of trace: Trace, _ plan: SimulationPlan) -> [String] {
    plan.registry.names.flatMap {
      LogText(of: $0, trace, plan: plan).lines.map(\.trimmed.withUsualDelegate).withErrorsInMessages
    }
  }
}

extension [String] {
  /// The lines, each where it comes first.
  fileprivate var withoutDuplicates: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The text with the delegate of an app that is described, whatever the class of the app's own is.
  fileprivate var withUsualDelegate: String {
    contains("-[") ? replacing(#/-\[\w+\.[\w.]+ /#, with: "-[AppDelegate ") : self
  }

  /// Whether the text is the first line of a message in a log; other lines, and lines in columns, only show data.
  var isMessage: Bool { hasPrefix("[") && !["{", "\t", "   "].contains(where: contains) }

  /// The text with all numbers made equal, because they differ between runs.
  var withoutDigits: String {
    guard let bytes = asciiBytes else { return String(characters: self) }
    let zero = UInt8(ascii: "0")
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if !byte.isDigit { text.append(byte) } else if text.last != zero { text.append(zero) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Makes the numbers of a text equal that may have any characters.
  private init(characters text: String) {
    self = ""
    for character in text {
      if !character.isNumber { append(character) } else if last != "0" { append("0") }
    }
  }

  /// The bytes of a text in ASCII, as nearly all lines of a log are, of which each can be looked at alone; nil for any
  /// other text.
  var asciiBytes: [UInt8]? {
    let bytes = Array(utf8)
    return bytes.contains { $0 >= 0x80 } ? nil : bytes
  }

  /// The text with `url` for every link that names its scheme: an app's links are not those of a scenario.
  var withoutLinks: String {
    var text = ""
    var rest = self[...]
    while let colon = rest.firstRange(of: "://") {
      let scheme = rest[..<colon.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      text += rest[..<colon.lowerBound].dropLast(scheme.count) + "url"
      rest = rest[colon.upperBound...].drop { !$0.isWhitespace && !"\"'`()<>,;".contains($0) }
    }
    return text + rest
  }
}

extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// The byte as a small letter or a digit in ASCII; nil if it is neither a letter nor a digit.
  var letterOrDigit: UInt8? {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: nil
    }
  }
}
