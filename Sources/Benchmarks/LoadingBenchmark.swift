import DeepLinkSimulator
import Foundation

/// Measures the loading of a scenario against `JSONDecoder` decoding the same bytes.
struct LoadingBenchmark {
  private static let count = 2000

  func run(_ report: inout BenchmarkReport) {
    let text = BenchmarkScenario.json
    let bytes = Array(text.utf8)
    let data = Data(bytes)
    guard case .success = ScenarioFile(name: "benchmark", bytes: bytes).result else {
      return print("✘ the benchmark's own scenario is not valid")
    }
    let floor = Stopwatch.median {
      for _ in 0..<Self.count { _ = try? JSONDecoder().decode(BenchmarkScenario.Mirror.self, from: data) }
    }
    let loading = Stopwatch.median {
      for _ in 0..<Self.count { _ = ScenarioFile(name: "benchmark", bytes: bytes) }
    }
    report.add("(b) loading a scenario", loading / floor, "times JSONDecoder", budget: 2)
    report.note("JSONDecoder on \(bytes.count) bytes", floor / Double(Self.count) * 1e6, "us")
    report.note("loading these", loading / Double(Self.count) * 1e6, "us")
  }
}
