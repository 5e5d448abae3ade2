import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The tracking prompt of an app that asks for it at its launch.
final class TrackingPromptTests: SystemProbeCase {
  func testSinceIOS15AnAppThatIsNotActiveGetsNoPrompt() throws {
    for profile in [PlatformProfile.iOS14_5, .iOS17, .iOS26] {
      var test = try scenario([.install, .launch, .trackingAuthorization(.denied)]) { saw in
        AppEnvironment.current.requestTrackingAuthorization { status in saw("status \(status.rawValue)") }
      }
      test.plan.platform.profile = profile
      let events = test.run().trace.events.map { "\($0)" }
      let answer = try XCTUnwrap(events.firstIndex { $0.contains("saw status") }, profile.name)
      let isAsked = profile == .iOS14_5
      XCTAssertTrue(events[answer].contains(isAsked ? "saw status 2" : "saw status 0"), profile.name)
      let active = try XCTUnwrap(events.firstIndex { $0.contains("didBecomeActiveNotification") }, profile.name)
      XCTAssertEqual(answer > active, isAsked, profile.name)
      XCTAssertEqual(
        events.contains { $0.contains("shown to an active app only") && $0.contains("IOS-LIFE-33") }, !isAsked,
        profile.name)
    }
  }
}
