import DeepLinkSimulator

/// The scenarios of a source, each read and checked, in their order.
///
/// Several are read, and then checked, before the first of them is returned: a processor repeats the same code faster
/// than it alternates between reading, checking and running.
struct CheckedScenarios: Sequence, IteratorProtocol {
  struct Element {
    let file: ScenarioFile
    let plan: ScenarioRunner.Plan
    /// The number of files of the source before this one.
    let position: Int
  }

  private static let batchSize = 32

  private let runner: ScenarioRunner
  /// Returns the scenarios of a file that are wanted.
  private let read: (ScenarioSource.Entry) -> [ScenarioFile]
  private var entries: EnumeratedSequence<[ScenarioSource.Entry]>.Iterator
  private var files: ArraySlice<(file: ScenarioFile, position: Int)> = []
  private var checked: ArraySlice<Element> = []

  init(_ source: ScenarioSource, _ runner: ScenarioRunner, read: @escaping (ScenarioSource.Entry) -> [ScenarioFile]) {
    self.runner = runner
    self.read = read
    entries = source.entries.enumerated().makeIterator()
  }

  mutating func next() -> Element? {
    if checked.isEmpty { checkBatch() }
    return checked.popFirst()
  }

  private mutating func checkBatch() {
    while files.count < Self.batchSize, let (position, entry) = entries.next() {
      files += read(entry).map { ($0, position) }
    }
    let batch = files.prefix(Self.batchSize)
    files = files.dropFirst(batch.count)
    checked = batch.map { Element(file: $0.file, plan: runner.plan($0.file), position: $0.position) }[...]
  }
}
