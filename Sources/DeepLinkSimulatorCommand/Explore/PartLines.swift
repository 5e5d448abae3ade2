import DeepLinkSimulator
import Foundation

/// The lines of a file of results, each of which is checked for validity.
struct PartLines {
  /// A part, and its location.
  struct Line: Sendable {
    let number: Int
    let part: ExplorationPart
    let settings: PartSettings
  }

  private(set) var lines: [Line] = []
  /// Complaints about lines that are not results, or have impossible numbers.
  private(set) var damage: [Diagnostic] = []
  /// The numbers of incomplete lines, whose writing was interrupted.
  private(set) var brokenOff: [Int] = []
  /// The number of bytes without an incomplete last line.
  private(set) var wholeLength = 0

  /// The maximum number of complaints, because a file without results may have any number of lines.
  private static let complaintLimit = 20
  /// The beginning of each line that `explore --results` writes.
  private static let beginning = Array(#"{"ends":["#.utf8)

  private let name: String
  /// Whether there is a whole line, damaged or not.
  private var hasResults = false

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The file as the user named it.
  ///   - bytes: The contents of the file.
  ///   - sdks: The SDKs whose versions the results can name.
  init(name: String, bytes: [UInt8], sdks: SDKRegistry) {
    self.name = name
    wholeLength = bytes.count
    var number = 0
    var start = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = bytes[start..<(end ?? bytes.count)]
      start = (end ?? bytes.count) + 1
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      if let part = try? JSONDecoder().decode(ExplorationPart.self, from: Data(line)) {
        hasResults = true
        do throws(PartSettings.Complaint) {
          lines.append(Line(number: number, part: part, settings: try PartSettings(of: part, sdks)))
        } catch {
          complain("this result is damaged: \(error.text)", number)
        }
      } else if isBrokenOff(line, isLast: end == nil) {
        brokenOff.append(number)
        if end == nil { wholeLength = line.startIndex }
      } else {
        complain("this is not a result that explore --results wrote", number)
      }
    }
    // Of a file of another kind, one line says it all.
    if !hasResults, brokenOff.isEmpty { damage = Array(damage.prefix(1)) }
  }

  /// Returns whether a line is the beginning of a result rather than other text.
  private func isBrokenOff(_ line: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard line.starts(with: Self.beginning) else {
      return isLast && hasResults && Self.beginning.starts(with: line)
    }
    return (try? JSONSerialization.jsonObject(with: Data(line))) == nil
  }

  /// Returns a complaint about one of the lines.
  func diagnostic(_ message: String, _ number: Int) -> Diagnostic {
    Diagnostic(file: name, location: SourceLocation(line: number, column: 1), message: message)
  }

  private mutating func complain(_ message: String, _ number: Int) {
    if damage.count < Self.complaintLimit {
      damage.append(diagnostic(message, number))
    } else if damage.count == Self.complaintLimit {
      damage.append(Diagnostic(file: name, location: nil, message: "more lines are not results; they are not shown"))
    }
  }
}

extension ExplorationPart {
  /// The options of the exploration that this part belongs to, as `explore` takes them.
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

  /// Returns why two parts do not belong to one exploration.
  func conflict(with other: ExplorationPart) -> String {
    if asked != other.asked { return "\(asked) and \(other.asked)" }
    return scenario == other.scenario
      ? "\(partCount.counted("part")) and \(other.partCount)" : "the scenario has changed between them"
  }
}

extension SimulationPlan {
  /// A fingerprint of the scenario, the same in every process.
  var scenarioFingerprint: String {
    var fingerprint = TextFingerprint()
    fingerprint.add(ScenarioWriter.text(of: scenario, grammar: registry.grammar))
    return fingerprint.text
  }
}
