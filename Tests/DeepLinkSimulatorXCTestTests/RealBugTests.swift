import DeepLinkSimulatorXCTest
import SampleApps
import TestSupport
import XCTest

/// Ten mistakes that real apps make, each with an assertion that the app with the mistake does not meet and the fixed
/// app does: in apps that do their work in the callback, and in one that does it in tasks, actors and streams.
///
/// What the tests of the apps with the mistakes print is kept in Snapshots/real-bugs, word for word.
final class RealBugTests: XCTestCase {
  private enum Style: CaseIterable {
    case callback
    case async
  }

  /// Runs a scenario of the library against apps with a mistake, and against the same apps fixed.
  ///
  /// - Parameters:
  ///   - file: The scenario, below the folder of the problems, with its variant.
  ///   - buggy: The app with the mistake in the callback style.
  ///   - fixed: The same app without it.
  ///   - flaw: The mistake of the app in the async style.
  private func assertBug(
    _ file: String, app buggy: String, fixed: String, flaw: BazaarFlaw, _ assertions: TraceAssertion...,
    line: UInt = #line
  ) throws {
    let apps = [(Style.callback, buggy, fixed), (.async, "bazaar-" + flaw.rawValue, "bazaar")]
    for (style, buggy, fixed) in apps {
      let broken = try run(file, buggy)
      XCTAssertFalse(broken.failures(of: assertions).isEmpty, "\(style): the mistake does not show", line: line)
      let test = name.split { "-[] .".contains($0) }.last.map(String.init) ?? name
      try assertMessages(of: broken, assertions, "\(test)-\(style)", line: line)
      assertTrace(try run(file, fixed), assertions, line: line)
    }
  }

  private func assertMessages(
    of run: ScenarioRun, _ assertions: [TraceAssertion], _ name: String, line: UInt
  ) throws {
    let test = self.name.split { "-[] .".contains($0) }.joined(separator: "/")
    let text = run.failures(of: assertions).map { $0.text(replayedBy: test) + "\n" }.joined()
    XCTAssertEqual(text, try snapshot("real-bugs/\(name).txt") { text }, line: line)
  }

  private func run(_ file: String, _ app: String) throws -> ScenarioRun {
    let parts = file.split(separator: "[", maxSplits: 1)
    let variant = parts.count > 1 ? "[\(parts[1])" : ""
    var test = try ScenarioTest(
      file: "Scenarios/problems/\(parts[0]).jsonc\(variant)", app: .named(app, in: .samples))
    // A process may end while its app waits for an attribution, and the reader of a stream of links waits forever.
    test.plan.appWork.realTime = .isIgnored
    return test.run()
  }

  func testADeferredLinkOpensTwice() throws {
    try assertBug(
      "opened-twice/deferred-link-opens-twice[app=callbacks,answers=look-up-first]", app: "fruit-double",
      fixed: "fruit-double-fixed", flaw: .followsEveryReport,
      .count("route apples_vc", 1))
  }

  func testADeferredLinkOpensTwiceWithConversionDataFirst() throws {
    try assertBug(
      "opened-twice/deferred-link-opens-twice[app=callbacks,answers=data-first]", app: "fruit-double",
      fixed: "fruit-double-fixed", flaw: .followsEveryReport, .count("route apples_vc", 1))
  }

  func testALinkThatComesBeforeOnboardingIsOverIsLost() throws {
    try assertBug(
      "deferred-links/link-lost-during-onboarding", app: "onboarding-without-stored-link", fixed: "onboarding",
      flaw: .keepsNoLinks,
      .sequence("adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes"))
  }

  func testTheSecondOfTwoLinksOverwritesTheFirstWhileItIsStored() throws {
    try assertBug(
      "direct-links/one-of-two-links-before-the-login-is-lost", app: "resolve-overwrites-link", fixed: "resolve",
      flaw: .writesWhatItRead, .count("store", 2), .count("route SummerClothes", 1), .count("route WinterClothes", 1))
  }

  func testConversionDataRoutesAgainAtEveryReturn() throws {
    try assertBug(
      "opened-twice/opens-the-same-screen-at-every-return", app: "fruit-without-first-launch-check", fixed: "fruit",
      flaw: .followsEverySession, .count("route bananas_vc", 1), .finally(["screen": "apples_vc"]))
  }

  func testTheCompletionOfProcessAndResolveNeverComes() throws {
    try assertBug(
      "direct-links/app-shows-a-spinner-forever", app: "resolve-waits-forever", fixed: "resolve", flaw: .waitsForBoth,
      .never("resolvedDeeplink"), .finally(["screen": "SummerClothes"]))
  }

  func testABannerOpensTheBrowser() throws {
    try assertBug(
      "store-and-browser/banner-opens-the-browser", app: "resolve-opens-own-link", fixed: "resolve",
      flaw: .opensOwnLink,
      .never("opens browser"), .caused("route WinterClothes", by: "openGate banner"))
  }

  func testALinkThatStartsTheAppIsLeftInTheOptions() throws {
    try assertBug(
      "direct-links/links-work-unless-the-app-is-closed", app: "resolve-ignores-cold-links", fixed: "resolve",
      flaw: .listensLate,
      .sequence("kill", "route SummerClothes"), .count("send click", 1))
  }

  func testALinkWithTheAppsSchemeOpensNothing() throws {
    try assertBug(
      "direct-links/branded-link-works-and-the-scheme-link-does-not", app: "resolve-compares-path", fixed: "resolve",
      flaw: .comparesPath,
      .never("no route"), .finally(\.screen, "WinterClothes"))
  }

  func testANullInTheConversionDataEndsTheProcess() throws {
    try assertBug(
      "setup-and-counting/null-in-the-conversion-data", app: "fruit-udl", fixed: "fruit-udl-fixed", flaw: .forcesText,
      .never("crash"))
  }

  func testADirectLinkHidesTheDeferredOne() throws {
    try assertBug(
      "deferred-links/direct-link-hides-the-deferred-one", app: "fruit-udl", fixed: "fruit-udl-fixed",
      flaw: .countsDirectLinks,
      .before("route peaches_vc", "route apples_vc"))
  }

  func testAnAsyncHandlerThatAwaitsTheCompletionIsNamed() throws {
    let test = try ScenarioTest(
      file: "Scenarios/problems/direct-links/app-shows-a-spinner-forever.jsonc",
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

  func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    guard let deeplink = ADJDeeplink(deeplink: userActivity.webpageURL) else { return }
    Task {
      let link = await withUnsafeContinuation { continuation in
        Adjust.processAndResolve(deeplink) { continuation.resume(returning: $0) }
      }
      if link != nil { environment.show("SummerClothes") }
    }
  }
}
