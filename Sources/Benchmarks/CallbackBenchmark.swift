import DeepLinkSimulator
import Foundation

/// Measures delivered callbacks, with payload and trace, against a bare call of the same handler with a prepared
/// payload.
///
/// An app passes the same long link to the SDK many times in one system call. The measured time is that from the first
/// to the last `onAppOpenAttribution`: queue, decision, delivery, machine and trace, without passing the link.
struct CallbackBenchmark {
  private static let count = 200_000
  private static let link =
    "https://example.onelink.me/H5hv?pid=Email&c=fruit_of_the_month&af_channel=my_channel&af_adset=my_adset"
    + "&af_ad=my_adname&af_sub1=my_sub1&af_sub2=my_sub2&fruit_name=apples&fruit_amount=16&af_cost_currency=USD"
    + "&af_cost_value=6&af_click_lookback=20d&af_dp=afbasicapp%3A%2F%2Fmainactivity&deep_link_value=apples"

  /// The delegate on both sides, which looks up one value, like the vendor's sample.
  @MainActor
  private final class Handler: AppsFlyerLibDelegate {
    var calls = 0
    var payload: [AnyHashable: Any] = [:]
    var first: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?

    nonisolated init() {}

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: any Error) {}

    func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
      if calls == 0 {
        payload = attributionData
        first = .now
      }
      if attributionData["deep_link_value"] as? String == "apples" { calls += 1 }
      if calls == CallbackBenchmark.count { last = .now }
    }
  }

  /// Passes the link to the SDK many times when the app becomes active.
  private final class Integration: AppUnderTest {
    let handler: Handler
    let integration = AppIntegration.own
    private var environment: AppEnvironment?
    private lazy var delegate = Delegate(app: self)

    init(_ handler: Handler) { self.handler = handler }

    var sceneDelegate: (any SceneDelegate)? { delegate }
    func startProcess(_ environment: AppEnvironment) { self.environment = environment }
    func endProcess() { environment = nil }
    func releaseDelegate(of sdk: SDKName) {}

    func handLinksOver() {
      guard let environment, let url = URL(string: CallbackBenchmark.link) else { return }
      environment.appsFlyer.appsFlyerDevKey = "key"
      environment.appsFlyer.appleAppID = "1"
      environment.appsFlyer.delegate = handler
      for _ in 0..<CallbackBenchmark.count { environment.appsFlyer.handleOpen(url) }
    }

    private final class Delegate: SceneDelegate {
      unowned let app: Integration
      init(app: Integration) { self.app = app }
      func sceneDidBecomeActive(_ scene: AppScene) { app.handLinksOver() }
    }
  }

  func run(_ report: inout BenchmarkReport) {
    guard let plan = Self.plan() else { return print("✘ the benchmark's own scenario is not valid") }
    var floors: [Double] = []
    var deliveries: [Double] = []
    for _ in 0..<5 {
      let handler = Handler()
      _ = Simulator.run(plan) { _ in Integration(handler) }
      let (elapsed, floor) = MainActor.assumeIsolated { (Self.elapsed(handler), Self.floor(handler.payload)) }
      deliveries.append(elapsed / Double(Self.count))
      floors.append(floor)
    }
    // Other work of the machine can only make a run slower.
    guard let floor = floors.min(), let delivery = deliveries.min() else { return }
    report.add("(a) a delivered callback", delivery / floor, "times a bare call", budget: 20)
    report.add("(a) delivered callbacks", 1 / delivery, "a second", budget: 1_000_000, isUpperBound: false)
    report.note("a bare call", floor * 1e9, "ns")
    report.note("a delivered callback", delivery * 1e9, "ns")
    wholeFlow(floor, &report)
  }

  @MainActor
  private static func elapsed(_ handler: Handler) -> Double {
    guard let first = handler.first, let last = handler.last else { return .infinity }
    return first.duration(to: last) / .seconds(1)
  }

  @MainActor
  private static func floor(_ payload: [AnyHashable: Any]) -> Double {
    let handler = Handler()
    let delegates: [any AppsFlyerLibDelegate] = [handler]
    for _ in 0..<count { delegates[0].onAppOpenAttribution(payload) }
    return elapsed(handler) / Double(count)
  }

  private static func plan() -> SimulationPlan? {
    var scenario = Scenario(name: "callbacks")
    scenario.app.domains = ["example.onelink.me"]
    scenario.app.sdks = [.appsFlyer()]
    scenario.steps = [Step(.install), Step(.launch)]
    return try? ScenarioCompiler().compile(scenario).get()
  }

  /// Measures taps of a link with the app in the foreground, with everything from tap to callback: route, entry point,
  /// SDK, payload, callback and trace.
  private func wholeFlow(_ bareCall: Double, _ report: inout BenchmarkReport) {
    let taps = 20_000
    var scenario = Scenario(name: "taps")
    scenario.app.domains = ["example.onelink.me"]
    scenario.app.sdks = [.appsFlyer()]
    let tap = Step.tap(Self.link)
    scenario.steps = [Step(.install), Step(.launch)] + Array(repeating: tap, count: taps)
    guard let plan = try? ScenarioCompiler().compile(scenario).get() else { return }
    var events = 0
    let seconds = Stopwatch.median(of: 3) {
      events = Simulator.run(plan, makeApp: { DescribedApp($0) }).eventCount
    }
    report.add("(a) a tap with all that follows", seconds / Double(taps) / bareCall, "times a bare call", budget: 40)
    report.note("taps with all that follows from each", Double(taps) / seconds, "a second")
    report.note("events of these", Double(events) / seconds, "a second")
  }
}
