import DeepLinkSimulator
import Synchronization

/// Keeps the results of an exploration in a file, part by part, so that it can be split and taken up again.
struct ExploreResults {
  static let specifications = [
    OptionSpecification(
      name: "results", value: .text(placeholder: "file"),
      help: "Keep results in a file, part by part; what is in it already is not done again."),
    OptionSpecification(
      name: "shard", value: .text(placeholder: "i/n"),
      help: "With --results, do only the i-th of n shares; merge puts them together."),
  ]

  private let path: String
  private let variant: ScenarioVariant?
  private let tasks: AppDescription.TaskOrder?
  /// Which share is done, from 0, and of how many; nil for all.
  private let shard: (index: Int, count: Int)?

  /// Reads the options; nil if results are not kept.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.value(of: "results") else {
      if arguments.isSet("shard") { throw arguments.error("--shard needs --results, the file to keep the share in") }
      return nil
    }
    if arguments.isSet("budget") {
      throw arguments.error("--budget does not go with --results, which are of whole parts; use --differences instead")
    }
    for option in ["random", "priorities"] where arguments.isSet(option) {
      throw arguments.error("--results and --\(option) contradict each other")
    }
    self.path = path
    variant = try VariantOption.read(arguments)
    tasks = TasksOption.read(arguments)
    guard let text = arguments.value(of: "shard") else {
      shard = nil
      return
    }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else {
      throw arguments.error("--shard takes a share such as 1/4, not \(text.quoted)")
    }
    shard = (numbers[0] - 1, numbers[1])
  }

  /// Why results cannot be kept in a file.
  struct Conflict: Error {
    let message: String
  }

  /// Does what the file does not have yet.
  ///
  /// - Parameters:
  ///   - explorer: The exploration.
  ///   - file: The scenario's file.
  ///   - progress: Is told how many of how many parts are done.
  /// - Returns: The report; nil if this is only a share of it.
  /// - Throws: `Conflict` if the file has results of another exploration of the scenario.
  func explore(
    _ explorer: Explorer, file: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(Conflict) -> ExplorationReport? {
    let partFile = PartFile(path: path)
    let fingerprint = explorer.plan.scenarioFingerprint
    let count = explorer.partCount()
    var pattern = ExplorationPart(file: file, explorer.options, index: 0, partCount: count)
    pattern.scenario = fingerprint
    pattern.variant = variant?.description
    pattern.tasks = tasks?.rawValue
    let known = partFile.parts.filter { $0.file == file }
    if let other = known.first(where: { [pattern] in !$0.fits(pattern) }) {
      throw Conflict(
        message: "\(path) has results of another exploration of \(file) (\(other.conflict(with: pattern))); "
          + "keep these in another file")
    }
    let done = Set(known.map(\.index))
    let share = (0..<count).filter { index in shard.map { index % $0.count == $0.index } ?? true }
    let missing = share.filter { !done.contains($0) }
    let finished = Mutex(share.count - missing.count)
    explorer.explore(parts: missing, file: file) { [pattern] part in
      var part = part
      part.scenario = fingerprint
      part.variant = pattern.variant
      part.tasks = pattern.tasks
      partFile.append(part)
      progress(
        finished.withLock { count in
          count += 1
          return count
        }, share.count)
    }
    guard shard == nil else { return nil }
    return explorer.report(on: partFile.parts.filter { $0.file == file })
  }
}
