import DeepLinkSimulator
import Foundation

/// Measures orders per second: for a described app that is restored from snapshots, and for one in Swift that is run
/// again.
enum ExplorationBenchmark {
  /// Returns a plan in which app code makes some calls at once, whose answers arrive in any order.
  private static func plan(_ call: String, count: Int, _ appsFlyer: String) -> SimulationPlan? {
    let calls = [String](repeating: "{ \(call) }", count: count).joined(separator: ", ")
    let text = """
      { "version": 1, "name": "exploration",
        "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "minTimeBetweenSessions": "0s", \(appsFlyer) } },
        "backend": { "appsflyer": {
          "launch": { "after": ["1s", "10s"], "failure": "offline" }, "shortLink": { "after": ["1s", "10s"] } } },
        "steps": [{ "install": {} }, { "launch": {} }, \(calls)],
        "expect": [{ "never": "route" }] }
      """
    guard let scenario = try? ScenarioFile(name: "exploration.json", bytes: Array(text.utf8)).result.get() else {
      return nil
    }
    return try? ScenarioCompiler().compile(scenario).get()
  }

  private static func explore(
    _ plan: SimulationPlan, mergesStates: Bool, makeApp: @escaping AppFactory
  ) -> (seconds: Double, orders: Double) {
    var options = ExplorationOptions()
    options.mode = .timed
    options.budget = .max
    options.mergesStates = mergesStates
    var orders: OrderCount = 0
    let seconds = Stopwatch.seconds { orders = Explorer(plan, options: options, makeApp: makeApp).explore().orderCount }
    return (seconds, Double(orders.exact ?? 0))
  }

  /// Measures ten pending events of a described app, each order separately: 10! orders.
  static func described(_ report: inout BenchmarkReport) {
    guard
      let plan = plan(
        #""call": "AppsFlyerLib.start""#, count: 10, #""integration": { "omit": ["start", "setDelegate"] }"#)
    else { return print("✘ no plan") }
    if let few = Self.plan(
      #""call": "AppsFlyerLib.start""#, count: 8, #""integration": { "omit": ["start", "setDelegate"] }"#)
    {
      _ = explore(few, mergesStates: false) { DescribedApp($0) }
    }
    let before = MemoryBenchmark.residentKilobytes()
    let single = explore(plan, mergesStates: false) { DescribedApp($0) }
    if let before, let after = MemoryBenchmark.residentKilobytes() {
      report.add("(f) memory that 10! orders need beyond 8!", Double(after - before), "KiB", budget: 2048)
    }
    report.add(
      "(f) ten pending events", single.orders / single.seconds, "orders/s", budget: 200_000, isUpperBound: false)
    report.add("(h) 10! orders one by one", single.seconds, "s", budget: 60)
    let merged = explore(plan, mergesStates: true) { DescribedApp($0) }
    report.add("(h) 10! orders by states", merged.seconds * 1000, "ms", budget: 1000)
    if single.orders != 3_628_800 || merged.orders != 3_628_800 { print("✘ the number of orders is not 10!") }
  }

  /// Measures five callbacks of an app in Swift, which is created again for each order.
  static func swift(_ report: inout BenchmarkReport) {
    guard
      let plan = plan(
        #""call": "AppsFlyerLib.performOnAppAttribution", "with": "https://shop.onelink.me/abcd/link""#, count: 5,
        #""integration": { "omit": ["start"] }"#)
    else { return print("✘ no plan") }
    let single = explore(plan, mergesStates: false) { _ in DelegateApp { _ in Handler() } }
    report.add(
      "(g) five callbacks, app in Swift", single.orders / single.seconds, "orders/s", budget: 20_000,
      isUpperBound: false)
    if single.orders != 5040 { print("✘ the number of orders is \(single.orders)") }
  }

  @MainActor
  private final class Handler: AppsFlyerLibDelegate {
    private var count = 0
    nonisolated init() {}
    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: any Error) {}
    func onAppOpenAttributionFailure(_ error: any Error) { count += 1 }
  }
}
