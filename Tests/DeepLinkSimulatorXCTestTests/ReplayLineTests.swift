import DeepLinkSimulatorXCTest
import SampleApps
import XCTest

/// A failure says in which order it came, and how to have that order again.
final class ReplayLineTests: XCTestCase {
  /// Always takes the event that would come last by default.
  private struct LastOracle: Oracle, Sendable {
    mutating func choose(_ decision: Decision) -> Int { decision.count - 1 }
  }

  private static let file =
    "Scenarios/problems/opened-twice/deferred-link-opens-twice.jsonc[app=callbacks,answers=look-up-first]"
  private static let order = "onConversionDataSuccess#1 before answer deferredDeepLink#1"

  private func message(_ run: ScenarioRun, _ assertion: TraceAssertion) -> String {
    run.failures(of: assertion).map { $0.text(replayedBy: "LinkTests/testLinks").withoutContext }.joined(
      separator: "\n")
  }

  private func labels(_ run: ScenarioRun) -> [String] { run.trace.events.map(\.label) }

  func testAFileIsReplayedInTheVeryOrder() throws {
    var test = try ScenarioTest(file: Self.file, app: .named(in: .samples))
    test.oracle = LastOracle()
    let run = test.run()
    XCTAssertEqual(
      message(run, .never("didResolveDeepLink")),
      """
      ✘ Problem: a deferred link opens its screen twice
        expected  never didResolveDeepLink
        actual    didResolveDeepLink failure
                  ^ event 11 at 3s
        because   AF-DDL-6: After deepLinkTimeout, three seconds by default, the look-up has failed with NSURLErrorDomain
                  -1001.
        order     didResolveDeepLink#1 before answer deferredDeepLink#1
                  answer deferredDeepLink#1 before configurationForConnecting#1
        replay    deeplink-sim replay --verbose --schedule 'didResolveDeepLink#1 before answer deferredDeepLink#1, \
      answer deferredDeepLink#1 before configurationForConnecting#1' \
      'Scenarios/problems/opened-twice/deferred-link-opens-twice.jsonc[app=callbacks,answers=look-up-first]'
      """)
    // What the line says gives the same run again.
    let order = try XCTUnwrap(run.failures(of: .never("didResolveDeepLink")).first).order
    XCTAssertFalse(order.isEmpty)
    test.oracle = FirstInFirstOutOracle()
    XCTAssertEqual(labels(try test.run(order: order.text)), labels(run))
    XCTAssertNotEqual(labels(test.run()), labels(run))
  }

  func testATestsOwnAppIsReplayedByTheTest() throws {
    let app = TestedApp.app(besides: .samples) { plan in
      AppRegistry.samples.factory(for: "fruit-double")?(plan) ?? DescribedApp(plan)
    }
    let run = try ScenarioTest(file: Self.file, app: app).run(order: Self.order)
    XCTAssertEqual(
      message(run, .never("didResolveDeepLink")),
      """
      ✘ Problem: a deferred link opens its screen twice
        expected  never didResolveDeepLink
        actual    didResolveDeepLink failure
                  ^ event 21 at 3s
        because   AF-DDL-6: After deepLinkTimeout, three seconds by default, the look-up has failed with NSURLErrorDomain
                  -1001.
        order     onConversionDataSuccess#1 before answer deferredDeepLink#1
        replay    swift test --filter LinkTests/testLinks
      """)
  }

  func testTheDefaultOrderNeedsNoName() throws {
    let run = try ScenarioTest(file: Self.file, app: .named(in: .samples)).run()
    XCTAssertEqual(
      message(run, .never("didResolveDeepLink")),
      """
      ✘ Problem: a deferred link opens its screen twice
        expected  never didResolveDeepLink
        actual    didResolveDeepLink found
                  ^ event 21 at 300ms
        because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.
        replay    deeplink-sim replay --verbose \
      'Scenarios/problems/opened-twice/deferred-link-opens-twice.jsonc[app=callbacks,answers=look-up-first]'
      """)
  }

  func testAScheduleThatTheTestGivesIsNamed() throws {
    let test = try ScenarioTest(file: Self.file, app: .named(in: .samples))
    XCTAssertEqual(
      message(try test.run(order: Self.order), .never("didResolveDeepLink")),
      """
      ✘ Problem: a deferred link opens its screen twice
        expected  never didResolveDeepLink
        actual    didResolveDeepLink failure
                  ^ event 21 at 3s
        because   AF-DDL-6: After deepLinkTimeout, three seconds by default, the look-up has failed with NSURLErrorDomain
                  -1001.
        order     onConversionDataSuccess#1 before answer deferredDeepLink#1
        replay    deeplink-sim replay --verbose --schedule 'onConversionDataSuccess#1 before answer deferredDeepLink#1' \
      'Scenarios/problems/opened-twice/deferred-link-opens-twice.jsonc[app=callbacks,answers=look-up-first]'
      """)
  }

  func testARaceInsideTheAppIsNamedByItsTasks() throws {
    var test = try ScenarioTest(.linkOpensScreen, app: .delegate { RacingDelegate($0) })
    test.plan.appWork.turns = .isDecided
    assertTrace(test.run(), .sequence("route first_vc", "route second_vc"))
    let run = try test.run(order: "task of onAppOpenAttribution#2 before task of onAppOpenAttribution#1")
    let late = try test.run(order: "onConversionDataSuccess#1 before task of onAppOpenAttribution#1")
    assertTrace(late, .sequence("route second_vc", "onConversionDataSuccess", "route first_vc"))
    XCTAssertEqual(
      message(run, .sequence("route first_vc", "route second_vc")),
      """
      ✘ A link opens its screen
        expected  route first_vc    route second_vc
        actual    route second_vc   route first_vc
                  ^ 1: event 16 is route second_vc, not route first_vc; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        order     task of onAppOpenAttribution#2 before task of onAppOpenAttribution#1
        replay    swift test --filter LinkTests/testLinks
      """)
  }
}

/// Answers a link with two tasks, and counts on the first one to be done first.
private final class RacingDelegate: AppsFlyerLibDelegate {
  let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: any Error) {}
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    Task { environment.show("first_vc") }
    Task { environment.show("second_vc") }
  }
}
