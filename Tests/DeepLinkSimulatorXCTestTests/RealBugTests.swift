import DeepLinkSimulatorXCTest
import SampleApps
import XCTest

/// Ten mistakes that real apps make, each with an assertion that the app with the mistake does not meet and the mended
/// app does: with handlers that do their work in the callback, and with handlers that start a task for it.
///
/// What the tests of the apps with the mistakes print is kept in Snapshots/real-bugs, word for word.
final class RealBugTests: XCTestCase {
  private enum Style: CaseIterable {
    case callback
    case async
  }

  /// Runs a scenario of the library against an app with a mistake, and against the mended one.
  private func assertBug(
    _ file: String, app buggy: String, mended: String, _ assertions: TraceAssertion..., line: UInt = #line
  ) throws {
    for style in Style.allCases {
      let broken = try run(file, Self.app(buggy, style))
      XCTAssertFalse(broken.failures(of: assertions).isEmpty, "\(style): the mistake does not show", line: line)
      try assertMessages(of: broken, assertions, "\(file)-\(style)", line: line)
      let whole = try run(file, Self.app(mended, style))
      assertTrace(whole, assertions, line: line)
    }
  }

  private func assertMessages(
    of run: ScenarioRun, _ assertions: [TraceAssertion], _ name: String, line: UInt
  ) throws {
    let test = self.name.split { "-[] .".contains($0) }.joined(separator: "/")
    let text = run.failures(of: assertions).map { $0.text(replayedBy: test) + "\n" }.joined()
    XCTAssertEqual(text, try snapshot("real-bugs/\(name).txt") { text }, line: line)
  }

  private func run(_ file: String, _ app: TestedApp) throws -> ScenarioRun {
    var test = try ScenarioTest(file: "Scenarios/problems/\(file).json", app: app)
    // A process may end while its app waits for an attribution.
    test.plan.appWork.realTime = .isIgnored
    return test.run()
  }

  private static func app(_ name: String, _ style: Style) -> TestedApp {
    let registry = AppRegistry.samples
    let sample = registry.factory(for: name)
    return TestedApp.app(besides: registry) { plan in
      let app = sample?(plan) ?? DescribedApp(plan)
      return style == .async ? AsyncStyleApp(app) : app
    }
  }

  func testADeferredLinkOpensTwice() throws {
    try assertBug(
      "deferred-link-opens-twice", app: "fruit-double", mended: "fruit-double-mended", .count("route apples_vc", 1))
  }

  func testADeferredLinkOpensTwiceWithConversionDataFirst() throws {
    try assertBug(
      "deferred-link-opens-twice-conversion-data-first", app: "fruit-double-async",
      mended: "fruit-double-async-mended", .count("route apples_vc", 1))
  }

  func testALinkThatComesBeforeOnboardingIsOverIsLost() throws {
    let file = "link-lost-during-onboarding"
    let opens = TraceAssertion.order("adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes")
    try assertBug(file, app: "onboarding-without-stored-link", mended: "onboarding", opens)
    // The app sets the SDK's delegate itself, so its async form is an app of its own.
    for storesLinks in [false, true] {
      let app = TestedApp.app(besides: .samples) { _ in
        DelegateApp(integration: .own) { AsyncOnboardingApp($0, storesLinks: storesLinks) }
      }
      let run = try run(file, app)
      XCTAssertEqual(run.failures(of: opens).isEmpty, storesLinks)
      if !storesLinks { try assertMessages(of: run, [opens], "\(file)-own-async", line: #line) }
    }
  }

  func testTheSecondOfTwoLinksOverwritesTheFirstWhileItIsStored() throws {
    try assertBug(
      "second-stored-link-overwrites-the-first", app: "resolve-overwrites-link", mended: "resolve",
      .count("store", 2), .count("route SummerClothes", 1), .count("route WinterClothes", 1))
  }

  func testConversionDataRoutesAgainAtEveryReturn() throws {
    try assertBug(
      "opens-the-same-screen-at-every-return", app: "fruit-without-first-launch-check", mended: "fruit",
      .count("route bananas_vc", 1), .finally(["screen": "apples_vc"]))
  }

  func testTheCompletionOfProcessAndResolveNeverComes() throws {
    try assertBug(
      "spinner-that-never-ends", app: "resolve-waits-forever", mended: "resolve",
      .never("resolvedDeeplink"), .finally(["screen": "SummerClothes"]))
  }

  func testABannerOpensTheBrowser() throws {
    try assertBug(
      "banner-opens-the-browser", app: "resolve-opens-own-link", mended: "resolve", .never("opens browser"),
      .caused("route WinterClothes", by: "openGate banner"))
  }

  func testALinkThatStartsTheAppIsLeftInTheOptions() throws {
    try assertBug(
      "cold-link-is-left-in-the-options", app: "resolve-ignores-cold-links", mended: "resolve",
      .order("kill", "Adjust.processAndResolve", "route SummerClothes"))
  }

  func testALinkWithTheAppsSchemeOpensNothing() throws {
    try assertBug(
      "scheme-link-opens-nothing", app: "resolve-compares-path", mended: "resolve", .never("no route"),
      .finally(\.screen, "WinterClothes"))
  }

  func testANullInTheConversionDataEndsTheProcess() throws {
    try assertBug("null-in-the-conversion-data", app: "fruit-udl", mended: "fruit-udl-mended", .never("crash"))
  }

  func testADirectLinkHidesTheDeferredOne() throws {
    try assertBug(
      "direct-link-hides-the-deferred-one", app: "fruit-udl", mended: "fruit-udl-mended",
      .before("route peaches_vc", "route apples_vc"))
  }

  func testAnAsyncHandlerThatAwaitsTheCompletionIsNamed() throws {
    let test = try ScenarioTest(
      file: "Scenarios/problems/spinner-that-never-ends.json",
      app: .app(besides: .samples) { _ in DelegateApp(integration: .own) { AwaitingApp($0) } })
    let failures = test.run().failures(of: .finally(["screen": "SummerClothes"]))
    XCTAssertEqual(
      failures.map(\.failure.actual), [["a task that scene(continue:) started has not finished"], ["screen = null"]])
  }
}

/// Awaits what Adjust resolves a link to, which may never come.
private final class AwaitingApp: SceneDelegate, ApplicationDelegate {
  let environment: AppEnvironment

  init(_ environment: AppEnvironment) { self.environment = environment }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox))
    return true
  }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    guard let deeplink = ADJDeeplink(deeplink: userActivity.webpageURL) else { return }
    Task {
      let link = await withUnsafeContinuation { continuation in
        Adjust.processAndResolve(deeplink) { continuation.resume(returning: $0) }
      }
      if link != nil { environment.show("SummerClothes") }
    }
  }
}
