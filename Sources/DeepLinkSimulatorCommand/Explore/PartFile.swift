import DeepLinkSimulator
import Foundation

/// A file of results: one part of an exploration in each line.
struct PartFile {
  let path: String

  /// The parts in the file; a line that was broken off in the middle does not count.
  var parts: [ExplorationPart] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(separator: 10).compactMap { try? JSONDecoder().decode(ExplorationPart.self, from: Data($0)) }
  }

  /// Writes a part behind the others.
  func append(_ part: ExplorationPart) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var line = try? encoder.encode(part) else { return }
    line.append(10)
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    guard let handle = FileHandle(forUpdatingAtPath: path) else { return }
    defer { try? handle.close() }
    let end = (try? handle.seekToEnd()) ?? 0
    if end > 0 {
      // A line that was broken off must not spoil the next one.
      try? handle.seek(toOffset: end - 1)
      if (try? handle.read(upToCount: 1)) != Data([10]) { line.insert(10, at: line.startIndex) }
    }
    try? handle.write(contentsOf: line)
  }
}

extension ExplorationPart {
  /// What the exploration of which this is a part was asked for, as `explore` takes it; and of which text.
  var asked: String {
    var words = ["--mode=\(mode)"]
    if let maximumDifferences { words.append("--differences=\(maximumDifferences)") }
    if let horizon { words.append("--until=\(horizon)") }
    if let variant { words.append("--variant=\(variant)") }
    if let tasks { words.append("--tasks=\(tasks)") }
    return words.joined(separator: " ")
  }

  /// Whether two parts belong to one exploration.
  func fits(_ other: ExplorationPart) -> Bool {
    asked == other.asked && scenario == other.scenario && partCount == other.partCount
  }

  /// Why two parts do not belong to one exploration.
  func conflict(with other: ExplorationPart) -> String {
    asked == other.asked ? "the scenario has changed between them" : "\(asked) and \(other.asked)"
  }
}

extension SimulationPlan {
  /// A number for what the scenario says, the same in every process.
  var scenarioFingerprint: String {
    var fingerprint = TraceFingerprint()
    fingerprint.add(ScenarioWriter.text(of: scenario))
    return fingerprint.text
  }
}
