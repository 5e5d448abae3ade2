import DeepLinkSimulator
import Foundation

/// Measures a device that is driven step by step, against a replay of the same scenario, per event.
struct DrivingBenchmark {
  private static let runs = 200
  private static let turns = 15
  private static let budget = 1.5

  private static let link = "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples"
  private static let app = AppDescription(
    scheme: "fruits", domains: ["fruits.onelink.me"], routes: ["apples": "Apples"],
    sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()])
  private static let rounds = 10

  /// The first launch, followed by an app that the user leaves and returns to, as a test drives it: one call for each
  /// step.
  private static let steps: [Step] = {
    let round: [Step] = [.background, .wait(.seconds(10)), .foreground, .wait(.seconds(10))]
    return [.tap(link), .install, .launch, .wait(.seconds(10))] + (0..<rounds).flatMap { _ in round }
  }()

  func run(_ report: inout BenchmarkReport) {
    let scenario = Scenario(name: "driven", app: Self.app, steps: Self.steps)
    guard let test = try? ScenarioTest(scenario) else { return print("✘ the benchmark's own scenario is not valid") }
    guard let empty = try? ScenarioTest(Scenario(name: "driven", app: Self.app, steps: [])) else {
      return print("✘ a scenario without steps is not valid")
    }
    let replayed = test.run().trace.events.map(JSONLines.record)
    guard Self.wait({ await Self.drive(empty) }) == replayed else {
      return print("✘ a driven device does not do what the scenario does")
    }
    var (replay, drive) = (Double.infinity, Double.infinity)
    // Alternating, because the speed of a machine varies; other work can only make runs slower.
    for _ in 0..<Self.turns {
      replay = min(replay, Stopwatch.seconds { for _ in 0..<Self.runs { _ = test.run() } })
      drive = min(drive, Stopwatch.seconds { Self.wait { for _ in 0..<Self.runs { _ = await Self.device(empty) } } })
    }
    let events = Double(replayed.count * Self.runs)
    report.add("(v) an event of a driven device against one of a replay", drive / replay, "times", budget: Self.budget)
    report.note("a driven event", drive / events * 1e9, "ns")
    report.note("a replayed event", replay / events * 1e9, "ns")
    report.note("events of a run", Double(replayed.count), "")
  }

  private static func device(_ test: ScenarioTest) async -> ScenarioRun? {
    let device = Simulator(test, isExhaustive: false)
    do {
      for step in steps { try await device.perform(step) }
      return try await device.finish()
    } catch {
      return nil
    }
  }

  private static func drive(_ test: ScenarioTest) async -> [String] {
    await device(test)?.trace.events.map(JSONLines.record) ?? []
  }

  /// Runs async work from the benchmark's thread.
  @discardableResult
  private static func wait<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result? {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Result>()
    Task.detached {
      box.value = await body()
      done.signal()
    }
    done.wait()
    return box.value
  }

  /// Passes the result of a task to the thread that waits for it.
  ///
  /// It is `@unchecked Sendable` because the semaphore orders the write before the read.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
