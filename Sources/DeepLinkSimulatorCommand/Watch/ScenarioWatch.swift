#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks again and again which scenarios have changed; it needs nothing of the system but to read folders.
struct ScenarioWatch {
  /// How long it waits between two looks, in microseconds.
  private static let interval: UInt32 = 200_000

  private let paths: [String]
  private var stamps: [ScenarioSource.Entry: FileStamp] = [:]

  /// What is different from the look before.
  struct Change {
    /// Files that were written, or are new, in the order of the paths.
    var written: [ScenarioSource.Entry] = []
    /// Files that are gone, in alphabetical order.
    var removed: [ScenarioSource.Entry] = []

    var isEmpty: Bool { written.isEmpty && removed.isEmpty }
  }

  /// Creates a watch over some paths, beginning with what is there now.
  init(_ paths: [String]) {
    self.paths = paths
    _ = look()
  }

  /// Waits until something changes.
  ///
  /// - Parameter isInterrupted: Whether the user wants it to end.
  /// - Returns: The change; nil if the user wants it to end.
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
