import DeepLinkSimulator
import XCTest

/// The constants for events: each name that there can be has one.
final class EventNameTests: XCTestCase {
  private static let callbacks: [EventPattern] = [
    .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure,
    .didResolveDeepLink, .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler,
    .generateInviteUrlWithCompletionHandler, .allHTTPHeaderFields, .adjustAttributionChanged,
    .adjustSessionTrackingSucceeded, .adjustSessionTrackingFailed,
    .adjustEventTrackingSucceeded, .adjustEventTrackingFailed, .adjustDeferredDeeplinkReceived,
    .adjustDeeplinkResponse, .adjustSkanUpdated, .adjustRemoteTriggerReceived, .resolvedDeeplink, .lastDeeplink,
    .attribution, .adid, .isEnabled, .idfa, .idfv, .sdkVersion, .resolvedLink,
  ]

  func testEachCallbackHasAConstant() {
    XCTAssertEqual(Set(Self.callbacks.map(\.text)), Set(ScenarioCompiler().vocabulary.callbacks))
  }

  func testAnEventIsReadableWhereItIsPrinted() throws {
    let run = try ScenarioTest(
      Scenario(name: "A launch", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
    ).run()
    XCTAssertEqual("\(run.trace.events[0])", "#1 0s user: install (SIM-USER-1)")
    XCTAssertTrue("\(run)".hasPrefix("A launch\n"), "\(run)")
    XCTAssertTrue("\(run)".contains("onConversionDataSuccess"), "\(run)")
  }

  func testAPatternByItsConstantMeansTheEventsOfItsName() throws {
    let run = try ScenarioTest(
      Scenario(name: "A launch", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
    ).run()
    XCTAssertEqual(
      run.failures(
        of: .sequence(
          .step(.install), .step(.launch), .system(.didFinishLaunching), .send("launch"), .answer("launch"),
          .onConversionDataSuccess),
        .never(.route()), .never(.noRoute), .never(.link(.opensBrowser)), .never(.lost("onConversionDataSuccess"))), [])
  }
}
