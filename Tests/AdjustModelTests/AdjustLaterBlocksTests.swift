import AdjustModel
import SDKContract
import XCTest

/// What the app asked for before the SDK could do it, and its place among what a start sends.
final class AdjustLaterBlocksTests: XCTestCase {
  /// A later launch, before `initSdk`, of an app whose first launch is over for more than half an hour.
  private func laterLaunch(_ profile: AdjustProfile = .v5_5_2) -> AdjustRun {
    var run = AdjustRun.settled(profile)
    run.machine.endProcess()
    run.machine.startProcess()
    run.wait(.seconds(3600))
    run.forget()
    return run
  }

  /// The packages, in the order in which the SDK queues them.
  private func queued(_ run: AdjustRun) -> [String] {
    run.actions.compactMap { action in
      guard case .log(.queued(let kind, _), _) = action else { return nil }
      return if case .session(let count) = kind { "session \(count)" } else { kind.path }
    }
  }

  private func initSdk(_ run: inout AdjustRun) { run.perform { $0.initSdk(isActive: true, at: $1) } }

  private func say(_ package: AdjustRequest.Kind, _ run: inout AdjustRun) {
    run.perform { $0.track(package, at: $1) }
  }

  /// ADJActivityHandler.m, setEnabledI (5.0, 5.4): setPushTokenData is a separate block.
  func testThePushTokenOfADisabledAppFollowsTheSession() {
    var run = AdjustRun()
    run.setEnabled(false)
    initSdk(&run)
    say(.pushToken("t"), &run)
    run.setEnabled(true)
    XCTAssertEqual(queued(run).filter { $0 != "/sdk_click" }, ["session 1", "/sdk_info"])
  }

  /// ADJActivityHandler.m, preLaunchActionsI and processSessionI (5.0, 5.4).
  func testConsentFromBeforeInitSdkPrecedesTheSessionOfALaterLaunch() {
    for profile in [AdjustProfile.v4_38, .v5_0, .v5_5_2] {
      var run = laterLaunch(profile)
      say(.measurementConsent(isGiven: true), &run)
      say(.thirdPartySharing(isEnabled: true), &run)
      initSdk(&run)
      XCTAssertEqual(
        queued(run).filter { $0 != "/sdk_click" }, ["/third_party_sharing", "/measurement_consent", "session 2"],
        profile.version)
    }
  }

  /// ADJActivityHandler.m, initI (5.0, 5.4).
  func testBefore5_3WhatWaitsPrecedesTheStart() {
    var old = laterLaunch(.v5_2)
    say(.pushToken("t"), &old)
    old.forgetMe()
    initSdk(&old)
    XCTAssertEqual(queued(old), ["/sdk_info", "/gdpr_forget_device"])
    var new = laterLaunch()
    say(.pushToken("t"), &new)
    new.forgetMe()
    initSdk(&new)
    XCTAssertEqual(queued(new), ["session 2", "/sdk_info", "/gdpr_forget_device"])
  }

  /// ADJActivityHandler.m, initI and updateAndTrackAttStatus (5.4).
  func testANewTrackingStatusIsReportedAlsoIfTheSessionHasIt() {
    var run = laterLaunch()
    run.perform { $0.setATTStatus(.authorized, at: $1) }
    initSdk(&run)
    XCTAssertEqual(queued(run), ["session 2", "/sdk_info"])
  }

  /// ADJActivityHandler.m, ADJFirstSessionDelayManager, processApiAction (5.4): the list is nil.
  func testConsentDuringTheDelayIsLostWithoutAnEarlierCall() {
    var run = AdjustRun { $0.delaysFirstSession = true }
    initSdk(&run)
    say(.thirdPartySharing(isEnabled: true), &run)
    say(.measurementConsent(isGiven: true), &run)
    XCTAssertEqual(run.notes().filter { $0.hasPrefix("Lost") }.count, 2)
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertEqual(queued(run).filter { $0 != "/sdk_click" }, ["session 1"])
  }

  func testAnEarlierCallLetsConsentDuringTheDelayPrecedeTheSession() {
    let earlier: [(inout AdjustRun) -> Void] = [
      { $0.setEnabled(true) }, { $0.perform { $0.track(.thirdPartySharing(isEnabled: false), at: $1) } },
      { $0.perform { $0.track(.measurementConsent(isGiven: false), at: $1) } },
    ]
    for call in earlier {
      var run = AdjustRun { $0.delaysFirstSession = true }
      call(&run)
      initSdk(&run)
      say(.measurementConsent(isGiven: true), &run)
      run.forget()
      run.perform { $0.endFirstSessionDelay(at: $1) }
      XCTAssertEqual(queued(run).filter { $0 != "/sdk_click" }.suffix(2), ["/measurement_consent", "session 1"])
    }
  }

  func testAPushTokenDuringTheDelayIsPartOfTheSession() {
    var run = AdjustRun { $0.delaysFirstSession = true }
    initSdk(&run)
    say(.pushToken("t"), &run)
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertEqual(queued(run).filter { $0 != "/sdk_click" }, ["session 1"])
  }
}
