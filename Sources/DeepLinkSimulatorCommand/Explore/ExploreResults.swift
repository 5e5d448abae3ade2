import DeepLinkSimulator
import Synchronization

/// Stores the results of an exploration in a file, part by part, so that it can be split and resumed.
struct ExploreResults {
  static let specifications = [
    OptionSpecification(
      name: "results", value: .text(placeholder: "file"),
      help: "Store results in this file, part by part, and skip the parts that it already has."),
    OptionSpecification(
      name: "shard", value: .text(placeholder: "i/n"),
      help: "With --results, do only the i-th of n shares; merge combines them."),
  ]

  private let path: String
  private let sdks: SDKRegistry
  private let variant: ScenarioVariant?
  private let tasks: AppDescription.TaskTurns?
  /// The share to explore, from 0, and the number of shares; nil for all.
  private let shard: (index: Int, count: Int)?

  /// Reads the options; nil if results are not stored.
  init?(_ arguments: ParsedArguments, _ sdks: SDKRegistry) throws(UsageError) {
    guard let path = arguments.value(of: "results") else {
      if arguments.isSet("shard") { throw arguments.error("--shard needs --results with a file for the share") }
      return nil
    }
    if arguments.isSet("budget") {
      throw arguments.error("--budget and --results cannot be combined; use --differences instead")
    }
    for option in ["random", "priorities"] where arguments.isSet(option) {
      throw arguments.error("--results and --\(option) cannot be combined")
    }
    self.path = path
    self.sdks = sdks
    variant = try VariantOption.read(arguments, sdks)
    tasks = TasksOption.read(arguments)
    guard let text = arguments.value(of: "shard") else {
      shard = nil
      return
    }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
      throw arguments.error("--shard takes a share such as 1/4, not \(text.quoted)")
    }
    if arguments.positional.contains("-") {
      throw arguments.error("--shard takes no scenario from standard input, because merge reads it again; name a file")
    }
    if arguments.isSet("report") {
      throw arguments.error("--shard and --report cannot be combined: a share has no verdict; merge takes --report")
    }
    shard = (numbers[0] - 1, numbers[1])
  }

  /// An error that says why the results of a scenario cannot be stored in the file.
  struct Conflict: Error {
    let messages: [String]
    let code: ExitCode
  }

  /// The results for a scenario.
  struct Answer {
    /// The report; nil if this is only one share of it, unless two runs of one order differ.
    let report: ExplorationReport?
    /// Why a part could not be stored; nil if all were.
    let complaint: String?
  }

  /// Opens the file, before the search starts.
  func open() throws(PartFile.Fault) -> PartFile { try PartFile(path, sdks) }

  /// Explores the parts that are not in the file yet.
  ///
  /// - Parameters:
  ///   - explorer: The exploration.
  ///   - file: The scenario's file.
  ///   - results: The file of results.
  ///   - progress: Called with the number of completed parts, the number of parts, and the progress of the current
  ///     part.
  /// - Throws: `Conflict` if the file has results of another exploration of the scenario, or damaged results.
  func explore(
    _ explorer: Explorer, file: String, in results: PartFile,
    progress: @escaping @Sendable (Int, Int, Explorer.Progress?) -> Void
  ) throws(Conflict) -> Answer {
    let fingerprint = explorer.plan.scenarioFingerprint
    let count = explorer.partCount()
    var pattern = ExplorationPart(file: file, explorer.options, index: 0, partCount: count)
    pattern.scenario = fingerprint
    pattern.variant = variant?.description
    pattern.tasks = tasks?.rawValue
    let known = results.lines.filter { $0.part.file == file }
    if let other = known.first(where: { [pattern] in !$0.part.fits(pattern) }) {
      let message = "error: \(path) has results of another exploration of \(file)"
      let conflict = other.part.conflict(with: pattern)
      throw Conflict(messages: ["\(message) (\(conflict)); keep these in another file"], code: .usage)
    }
    let check = PartCheck(name: path, known)
    let damage = check.damage + check.damage(of: explorer)
    guard damage.isEmpty else { throw Conflict(messages: damage.map(\.description), code: .usage) }
    let done = Set(check.parts.map(\.index))
    let share = (0..<count).filter { index in shard.map { index % $0.count == $0.index } ?? true }
    let missing = share.filter { !done.contains($0) }
    let finished = Mutex(share.count - missing.count)
    let parts = Mutex(check.parts)
    let other = explorer.explore(parts: missing, file: file) { state in
      progress(finished.withLock(\.self), share.count, state)
    } done: { [pattern] part in
      var part = part
      part.scenario = fingerprint
      part.variant = pattern.variant
      part.tasks = pattern.tasks
      parts.withLock { $0.append(part) }
      progress(
        finished.withLock { count in
          count += 1
          return count
        }, share.count, nil)
      return results.append(part)
    }
    let all = parts.withLock(\.self)
    if let complaint = results.complaint { return Answer(report: nil, complaint: complaint) }
    // Not even a share means anything then.
    if let other, other.gaps.contains(where: \.isNotDeterministic) { return Answer(report: other, complaint: nil) }
    guard shard == nil else { return Answer(report: nil, complaint: nil) }
    // If the search was interrupted before its first part was complete, the orders that it did complete.
    return Answer(report: (all.isEmpty ? other : nil) ?? explorer.report(on: all), complaint: nil)
  }
}
