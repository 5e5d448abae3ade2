import DeepLinkSimulator
import Foundation

/// Measures the memory for a flow with a million events when the trace is streamed, which must not grow with the flow.
struct MemoryBenchmark {
  /// Counts events and drops them, like a stream that is written out.
  private struct CountingSink: TraceSink, Sendable {
    var count = 0
    mutating func record(_ event: consuming TraceEvent) { count += 1 }
  }

  func run(_ report: inout BenchmarkReport) {
    guard let small = Self.plan(taps: 1000), let large = Self.plan(taps: 150_000) else {
      return print("✘ the benchmark's own scenario is not valid")
    }
    _ = Simulator.run(small, sink: CountingSink(), makeApp: { DescribedApp($0) })
    guard let before = Self.residentKilobytes() else { return print("    (e) memory cannot be read on this system") }
    let (sink, _) = Simulator.run(large, sink: CountingSink(), makeApp: { DescribedApp($0) })
    guard let after = Self.residentKilobytes() else { return }
    report.add("(e) events streamed", Double(sink.count), "events", budget: 1_000_000, isUpperBound: false)
    report.add("(e) memory that they leave behind", Double(after - before), "KiB", budget: 2048)
  }

  private static func plan(taps: Int) -> SimulationPlan? {
    var scenario = Scenario(name: "taps")
    scenario.app.domains = ["example.onelink.me"]
    scenario.app.sdks = [.appsFlyer()]
    let tap = Step.tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples")
    let wait = Step(.wait(.milliseconds(10)))
    scenario.steps = [Step(.install), Step(.launch)] + (0..<taps).flatMap { _ in [tap, wait] }
    return try? ScenarioCompiler().compile(scenario).get()
  }

  /// Returns the peak memory of the process, as counted by the kernel.
  static func residentKilobytes() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }
}
