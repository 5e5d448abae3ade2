import DeepLinkSimulator
import Foundation

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
  /// Which share is done, from 0, and of how many; nil for all.
  private let shard: (index: Int, count: Int)?

  /// Reads the options; nil if results are not kept.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.value(of: "results") else {
      if arguments.isSet("shard") { throw arguments.error("--shard needs --results, the file to keep the share in") }
      return nil
    }
    for option in ["random", "priorities", "variant"] where arguments.isSet(option) {
      throw arguments.error("--results and --\(option) contradict each other")
    }
    self.path = path
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

  /// Does what the file does not have yet.
  ///
  /// - Returns: The report; nil if this is only a share of it.
  func explore(_ explorer: Explorer, file: String, _ console: Console) -> ExplorationReport? {
    let known = Self.read(path).filter { $0.file == file && Self.fits($0, explorer.options) }
    let done = Set(known.map(\.index))
    let missing = (0..<explorer.partCount()).filter { index in
      !done.contains(index) && shard.map { index % $0.count == $0.index } ?? true
    }
    let path = path
    explorer.explore(parts: missing, file: file) { Self.append($0, to: path) }
    guard shard == nil else { return nil }
    return explorer.report(on: Self.read(path).filter { $0.file == file && Self.fits($0, explorer.options) })
  }

  /// The parts that a file has; a line that was broken off in the middle does not count.
  static func read(_ path: String) -> [ExplorationPart] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(separator: 10).compactMap { try? JSONDecoder().decode(ExplorationPart.self, from: Data($0)) }
  }

  private static func fits(_ part: ExplorationPart, _ options: ExplorationOptions) -> Bool {
    part.mode == options.mode.rawValue && part.maximumDifferences == options.maximumDifferences
  }

  private static func append(_ part: ExplorationPart, to path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(part) else { return }
    line.append(10)
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    guard let handle = FileHandle(forWritingAtPath: path) else { return }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: line)
  }
}
