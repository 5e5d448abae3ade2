import DeepLinkSimulatorXCTest
import XCTest

/// Does something async in `onAppOpenAttribution`, and records conversion data at once.
final class AsyncDelegate: AppsFlyerLibDelegate {
  private let environment: AppEnvironment
  private let body: @MainActor (AppEnvironment) -> Void

  init(_ environment: AppEnvironment, _ body: @escaping @MainActor (AppEnvironment) -> Void) {
    self.environment = environment
    self.body = body
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { environment.record("data") }
  func onConversionDataFail(_ error: any Error) {}
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) { body(environment) }
}

/// Counts, off the main actor.
actor Journal {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

extension Scenario {
  /// A user installs the app and taps a link; the app hears of the link, and then of conversion data.
  static var linkOpensScreen: Scenario {
    Scenario(
      name: "A link opens its screen",
      app: AppDescription(domains: ["example.onelink.me"], sdks: [.appsFlyer()]),
      steps: [.install, .tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples")])
  }
}

extension XCTestCase {
  /// Starts work in the callback of a link.
  func linkTest(
    _ policy: AppWorkPolicy = AppWorkPolicy(), _ body: @escaping @MainActor @Sendable (AppEnvironment) -> Void
  ) throws -> ScenarioTest {
    var test = try ScenarioTest(.linkOpensScreen, app: .delegate { AsyncDelegate($0, body) })
    test.plan.appWork = policy
    return test
  }
}

extension ScenarioRun {
  /// What the app did, in order.
  var appEvents: [String] { trace.events.filter(\.occurrence.isAppEvent).map(\.label) }
}
