import DeepLinkSimulatorCommand
import Foundation

/// Measures the replay of 1,000 scenario files in one process, by the command itself.
struct ReplayBenchmark {
  private static let count = 1000

  func run(_ report: inout BenchmarkReport) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("deeplink-sim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for index in 0..<Self.count {
        try Data(BenchmarkScenario.json.utf8).write(to: folder.appendingPathComponent("\(index).json"))
      }
    } catch {
      return print("✘ the benchmark cannot write its files: \(error.localizedDescription)")
    }
    let floor = Stopwatch.median {
      for index in 0..<Self.count { _ = try? Data(contentsOf: folder.appendingPathComponent("\(index).json")) }
    }
    let console = Console(output: { _ in }, diagnostics: { _ in })
    var code = ExitCode.internalError
    let seconds = Stopwatch.median {
      code = DeepLinkSimulatorCommand().run(["replay", folder.path], console: console)
    }
    guard code == .success else { return print("✘ the benchmark's own scenarios did not pass") }
    report.add("(c) replaying \(Self.count) files", seconds, "s", budget: 1)
    report.note("against reading the same files", seconds / floor, "times")
  }
}
