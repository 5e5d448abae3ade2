import DeepLinkSimulatorCommand
import Foundation
import SampleApps
import Synchronization

/// Measures the commands of a session on a flow of more than 1,000 events: each must answer without a noticeable delay.
struct StepBenchmark {
  /// The maximum time of a command, in milliseconds.
  private static let budget = 10.0
  private static let runs = 5

  /// Returns a scenario of an app that the user repeatedly leaves and returns to, with the activity of both SDKs each
  /// time.
  ///
  /// - Parameter app: Further members of the app; a described app supports snapshots, and one in Swift does not.
  private static func scenario(_ app: String) -> String {
    let cycle = #"{ "wait": "10s" }, { "background": {} }, { "wait": "10s" }, { "foreground": {} }"#
    let steps = Array(repeating: cycle, count: 42).joined(separator: ", ")
    return """
      { "version": 1, "name": "many sessions", "settle": "1m",
        "app": { "scheme": "fruits", "domains": ["fruits.onelink.me"], \(app)
                 "appsflyer": { "unifiedDeepLinking": true }, "adjust": {} },
        "steps": [{ "install": {} }, { "launch": {} }, \(steps)] }
      """
  }

  private static let commands = [
    "next", "pending", "run", "back", "back 100", "next 50", "goto 3", "goto 400", "run", "run back", "goto 700",
    "mark here", "choose 1", "goto here", "until back process=background", "until process=active",
    "until didBecomeActiveNotification#40", "until back didBecomeActiveNotification#3", "goto 700", "state",
    "state --changed", "trace", "trace all", "why", "why #900", "payload", "watch screen", "break route#9", "break",
    "run", "diff", "diff 10 300", "goto 300", "diff", "inject background", "inject tap fruits://a", "inject uninstall",
    "run", "back", "goto 200", "save FILE --force", "goto 0", "goto 250", "mark", "help", "help inject", "nxet",
    "restart", "diff", "save FILE --force",
  ]

  func run(_ report: inout BenchmarkReport) {
    let folder = FileManager.default.temporaryDirectory
    let name = "deeplink-sim-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    let (commands, saved) = (
      folder.appendingPathComponent("\(name).txt"), folder.appendingPathComponent("\(name).json")
    )
    defer { for file in [commands, saved] { try? FileManager.default.removeItem(at: file) } }
    let text = Self.commands.joined(separator: "\n").replacingOccurrences(of: "FILE", with: saved.path)
    guard (try? Data((text + "\nquit\n").utf8).write(to: commands)) != nil else {
      return print("✘ the commands of a session could not be written")
    }
    measure(&report, "with a described app", Self.scenario(""), commands.path)
    measure(&report, "with an app in Swift", Self.scenario(#""uses": "both-sdks","#), commands.path)
  }

  private func measure(_ report: inout BenchmarkReport, _ title: String, _ scenario: String, _ commands: String) {
    let all = (0..<Self.runs).map { _ in session(scenario, commands) }
    guard all.allSatisfy({ $0.count == Self.commands.count }) else {
      return print("✘ the session of the benchmark did not answer all commands")
    }
    let times = Self.commands.indices.map { index in all.map { $0[index] }.sorted()[Self.runs / 2] }
    let slowest = times.indices.max { times[$0] < times[$1] } ?? 0
    report.add("(s) the slowest command of a session \(title)", times[slowest], "ms", budget: Self.budget)
    for index in times.indices where times[index] > 1 || index == slowest {
      report.note(Self.commands[index], times[index], "ms")
    }
  }

  /// Runs a session, and returns the time of each command in milliseconds, from its echo to the next one's.
  private func session(_ scenario: String, _ commands: String) -> [Double] {
    let echoes = Mutex<[ContinuousClock.Instant]>([])
    let console = Console(
      output: { line in
        if line.hasPrefix("> ") { echoes.withLock { $0.append(.now) } }
      }, diagnostics: { print($0, terminator: "") }, readInput: { Array(scenario.utf8) })
    var command = DeepLinkSimulatorCommand()
    command.register(.samples)
    _ = command.run(["step", "-", "--echo", "--commands", commands], console: console)
    let instants = echoes.withLock { $0 }
    return zip(instants, instants.dropFirst()).map { $0.duration(to: $1) / .milliseconds(1) }
  }
}
