#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Polls for changed scenarios, for which it needs no system service except reading folders.
struct ScenarioWatch {
  /// The interval between two polls, in microseconds.
  private static let interval: UInt32 = 200_000

  private let paths: [String]
  private var stamps: [ScenarioSource.Entry: FileStamp] = [:]

  /// The changes since the previous poll.
  struct Change {
    /// Files that were changed or added, in the order of the paths.
    var written: [ScenarioSource.Entry] = []
    /// Files that were removed, in alphabetical order.
    var removed: [ScenarioSource.Entry] = []

    var isEmpty: Bool { written.isEmpty && removed.isEmpty }
  }

  /// Creates a watch over some paths, starting with their present contents.
  init(_ paths: [String]) {
    self.paths = paths
    _ = look()
  }

  /// Waits until something changes.
  ///
  /// - Parameter isInterrupted: Returns whether the user wants the watch to end.
  /// - Returns: The change; nil if the user wants the watch to end.
  mutating func next(isInterrupted: () -> Bool) -> Change? {
    while !isInterrupted() {
      let change = look()
      if !change.isEmpty { return change }
      usleep(Self.interval)
    }
    return nil
  }

  private mutating func look() -> Change {
    let entries = ScenarioSource(paths).entries
    var seen: [ScenarioSource.Entry: FileStamp] = [:]
    var change = Change()
    for entry in entries {
      guard let stamp = entry.path.flatMap({ FileStamp($0) }) else { continue }
      seen[entry] = stamp
      if stamps[entry] != stamp { change.written.append(entry) }
    }
    change.removed = stamps.keys.filter { seen[$0] == nil }.sorted { $0.name < $1.name }
    stamps = seen
    return change
  }
}
