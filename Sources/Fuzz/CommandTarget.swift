import DeepLinkSimulatorCommand
import Foundation
import SampleApps
import Synchronization

/// Fuzzes the command's other inputs: results files, schedules, session commands and arguments.
struct CommandTarget: FuzzTarget {
  static let name = "commands"

  private let corpus: Corpus
  private let mutator: Mutator
  /// Where commands write; it is empty before each input, so that an input alone does what it does in a run.
  private let written: String
  /// Small scenarios with races, in separate files.
  private let scenarios: [String]
  private let generator: ArgumentGenerator
  /// The lines of a results file of the first scenario.
  private let results: [[UInt8]]
  private(set) var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - corpus: The library.
  ///   - folder: An empty folder for files.
  init(_ corpus: Corpus, in folder: String) {
    self.corpus = corpus
    written = folder + "/written"
    mutator = Mutator(corpus: corpus)
    scenarios = Self.texts.enumerated().map { index, text in
      let path = "\(folder)/\(index).json"
      _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
      return path
    }
    let path = "\(folder)/results.jsonl"
    generator = ArgumentGenerator(scenarios: scenarios, results: path, library: folder, folder: written)
    _ = Self.run(["explore", "--bare", "--results", path, scenarios[0]], [])
    results = FileManager.default.contents(atPath: path)?.split(separator: 10).map { Array($0) } ?? []
  }

  private static let texts = [
    """
    { "version": 1, "name": "race", "app": { "scheme": "shop", "domains": ["shop.onelink.me"],
      "routes": { "a": "A" }, "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [{ "tap": "https://shop.onelink.me/x?pid=Email&deep_link_value=a" }, { "install": {} },
        { "launch": {} }, { "wait": "5s" }], "expect": [{ "never": "route A" }] }
    """,
    """
    { "version": 1, "name": "gate", "app": { "scheme": "shop", "gates": ["login"], "routes": { "a": "A" },
      "adjust": { "version": "5.5.2" } }, "backend": { "adjust": { "attribution": { "deeplink": "shop://a" } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }, { "openGate": "login" }],
      "expect": [{ "finally": { "screen": "A" } }] }
    """,
    """
    { "version": 1, "name": "nothing expected", "app": { "domains": ["shop.onelink.me"], "appsflyer": {} },
      "variants": { "end": { "killed": {}, "left": { "platform": { "style": "swiftui" } } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }, { "tap": "https://shop.onelink.me/x/short" }] }
    """,
  ]

  // MARK: Inputs

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    // The first byte determines the kind, so that the input is self-contained.
    switch random.below(4) {
    case 0: return [UInt8(ascii: "r")] + resultsFile(&random)
    case 1: return [UInt8(ascii: "s")] + Array(schedule(&random).utf8)
    case 2: return [UInt8(ascii: "c")] + Array(session(&random).utf8)
    default: return [UInt8(ascii: "a")] + Array(generator.arguments(&random).joined(separator: "\n").utf8)
    }
  }

  private func resultsFile(_ random: inout FuzzRandom) -> [UInt8] {
    var lines = results
    guard !lines.isEmpty else { return [] }
    for _ in 0...random.below(3) {
      let index = random.below(lines.count)
      let ranges = Corpus.pieces(of: lines[index]).map(\.range)
      if random.once(in: 4) || ranges.isEmpty {
        mutator.damage(&lines[index], &random)
      } else {
        let value = random.once(in: 2) ? random.pick(Corpus.oddities) : Array(lines[index][random.pick(ranges)])
        lines[index].replaceSubrange(random.pick(ranges), with: value)
      }
    }
    if random.once(in: 8) { lines.append(random.pick(corpus.texts)) }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let events = [
    "answer launch#1", "answer deferredDeepLink#1", "wait#1", "timer deepLinkTimeout#1", "answer attribution#1",
    "openGate login#1", "kill", "route A", "a#1", "answer launch#99", "#1", "wait", "answer session#1",
  ]

  private func schedule(_ random: inout FuzzRandom) -> String {
    let orders = (0...random.below(4)).map { _ in
      let word = random.once(in: 6) ? random.pick(["after", "", "before before"]) : "before"
      return "\(random.pick(Self.events)) \(word) \(random.pick(Self.events))"
    }
    return orders.joined(separator: random.once(in: 8) ? ";" : ", ")
  }

  private static let sessionWords =
    ShellCommand.names + [
      "off", "all", "go", "--force", "--changed", "here", "0", "1", "2", "3", "40", "-1", "9223372036854775807",
      "99999999999999999999", "#1", "#99", "screen", "process=active", "route A", "back", "kill", "background",
      "tap shop://a from safari", "{\"wait\": \"1s\"}", "{", "network offline", "\u{0}", "é", "didResolveDeepLink",
      "a.jsonc",
    ]

  private func session(_ random: inout FuzzRandom) -> String {
    (0...random.below(14)).map { _ in
      let line = (0...random.below(3)).map { _ in random.pick(Self.sessionWords) }.joined(separator: " ")
      return line.replacingOccurrences(of: "save ", with: "save \(written)/")
    }.joined(separator: random.once(in: 10) ? "\r\n" : "\n")
  }

  // MARK: Taking them

  mutating func take(_ input: [UInt8], _ random: inout FuzzRandom) -> String? {
    guard let kind = input.first else { return nil }
    try? FileManager.default.removeItem(atPath: written)
    try? FileManager.default.createDirectory(atPath: written, withIntermediateDirectories: true)
    let rest = Array(input.dropFirst())
    let text = String(decoding: rest, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "r"):
      let path = "\(written)/damaged.jsonl"
      _ = FileManager.default.createFile(atPath: path, contents: Data(rest))
      let (code, output) = Self.run(["merge", path], [])
      count("results", code)
      // Whatever was damaged, a failing order must not be reported as passing.
      return code == .success && output.contains("✔") ? "damaged results hold" : nil
    case UInt8(ascii: "s"):
      count("schedules", Self.run(["replay", "-q", "--schedule=\(text)", scenarios[0]], []).code)
    case UInt8(ascii: "c"):
      let run = [scenarios[0], scenarios[1], "\(scenarios[2])[end=left]"][rest.count % 3]
      count("sessions", Self.run(["step", "--commands", "-", run], rest).code)
    default:
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let scenario = words.contains("-") ? Array(Self.texts[0].utf8) : []
      count("arguments", Self.run(words, scenario).code)
    }
    return nil
  }

  private mutating func count(_ kind: String, _ code: ExitCode) {
    counts["\(kind), exit code \(code.rawValue)", default: 0] += 1
  }

  private static func run(_ arguments: [String], _ input: [UInt8]) -> (code: ExitCode, output: String) {
    let output = Mutex("")
    let console = Console(
      output: { text in output.withLock { $0 += text } }, diagnostics: { _ in }, readInput: { input })
    var command = DeepLinkSimulatorCommand()
    command.register(.samples)
    let code = command.run(arguments, console: console)
    return (code, output.withLock { $0 })
  }
}
