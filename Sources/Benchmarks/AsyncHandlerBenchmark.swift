import DeepLinkSimulator
import DeterministicExecution
import Foundation

/// Measures whole runs of a flow with five callbacks, each handled with a task, an actor and the main actor, against
/// direct calls of the same handlers with prepared payloads, on a separate loop.
struct AsyncHandlerBenchmark {
  private static let runs = 5_000

  private actor Journal {
    private var count = 0
    func note() -> Int {
      count += 1
      return count
    }
  }

  /// Handles each callback with a task that goes to an actor and comes back.
  @MainActor
  private final class Handler: AppsFlyerLibDelegate, DeepLinkDelegate, AdjustDelegate {
    private let journal = Journal()
    private(set) var calls = 0
    private(set) var finished = 0

    nonisolated init() {}

    private func answer() {
      calls += 1
      Task { finished = await journal.note() }
    }

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { answer() }
    func onConversionDataFail(_ error: any Error) { answer() }
    func didResolveDeepLink(_ result: DeepLinkResult) { answer() }
    func adjustAttributionChanged(_ attribution: ADJAttribution?) { answer() }
    func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) { answer() }

    func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
      answer()
      return false
    }
  }

  /// Keeps the handler of the last run, to check what it did.
  @MainActor
  private final class Keeper {
    var handler: Handler?
    nonisolated init() {}
  }

  func run(_ report: inout BenchmarkReport) {
    guard let plan = Self.plan() else { return print("✘ the benchmark's own scenario is not valid") }
    guard let events = Self.simulate(plan, runs: 1) else { return print("✘ the flow has not five callbacks") }
    let runs = Double(Self.runs)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let one = Stopwatch.median { _ = Self.simulate(plan, runs: Self.runs) }
    let all = Stopwatch.median {
      DispatchQueue.concurrentPerform(iterations: cores) { _ in _ = Self.simulate(plan, runs: Self.runs) }
    }
    let direct = Stopwatch.median { Self.callDirectly() }
    report.add(
      "(x) runs with five callbacks and async handlers", runs * Double(cores) / all, "a second", budget: 20_000,
      isUpperBound: false)
    report.note("threads, one for each core", Double(cores), "")
    report.note("on one thread", runs / one, "a second")
    report.add(
      "(x) a run against its handlers called directly, on one thread", one / direct, "times", budget: 5)
    report.note("a run", one / runs * 1e6, "us")
    report.note("its handlers called directly", direct / runs * 1e6, "us")
    report.note("its events", Double(events), "")
  }

  /// Runs the flow, with a new app for each run.
  ///
  /// - Returns: The number of events in the last run; nil if it was not as expected.
  private static func simulate(_ plan: SimulationPlan, runs: Int) -> Int? {
    let keeper = Keeper()
    var events = 0
    for _ in 0..<runs {
      let result = Simulator.run(plan) { _ in
        let handler = Handler()
        keeper.handler = handler
        return DelegateApp { _ in handler }
      }
      events = result.eventCount
    }
    let counts = SimulationMainExecutor().enter { _ in
      MainActor.assumeIsolated { (keeper.handler?.calls ?? 0, keeper.handler?.finished ?? 0) }
    }
    return counts == (5, 5) ? events : nil
  }

  private static func callDirectly() {
    let payload = Payload([PayloadEntry("deep_link_value", .string("apples"))])
    let result = DeepLinkResult(status: .found, deepLink: DeepLink(clickEvent: payload, isDeferred: false))
    for _ in 0..<runs {
      SimulationMainExecutor().enter { loop in
        MainActor.assumeIsolated {
          let handler = Handler()
          handler.onConversionDataSuccess(payload.dictionary)
          handler.didResolveDeepLink(result)
          handler.adjustAttributionChanged(nil)
          handler.adjustSessionTrackingSucceeded(nil)
          _ = handler.adjustDeferredDeeplinkReceived(nil)
        }
        loop.runReadyJobs()
      }
    }
  }

  /// Returns the first launch of an app with both SDKs, after a click on an Adjust link.
  private static func plan() -> SimulationPlan? {
    let scenario = Scenario(
      name: "five callbacks",
      app: AppDescription(
        scheme: "example", sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()]),
      backend: [.adjust(.attribution, deeplink: "example://summer-clothes")], steps: [.install, .launch])
    return try? ScenarioCompiler().compile(scenario).get()
  }
}
