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

  /// developer.apple.com/forums/thread/746432: the completion handler is called with denied, and not again.
  func testOnIOS17_4TheAnswerComesBeforeTheUsersAnswer() throws {
    for (profile, expected) in [
      (PlatformProfile.iOS17_4, ["answer 2, status 0", "trackingAuthorization"]),
      (.iOS18_4, ["trackingAuthorization", "answer 3, status 3"]),
    ] {
      var test = try scenario([.install, .launch, .wait(.seconds(9)), .trackingAuthorization(.authorized)]) { saw in
        Task { @MainActor in
          try await Task.sleep(for: .seconds(3))
          AppEnvironment.current.requestTrackingAuthorization { status in
            saw("answer \(status.rawValue), status \(AppEnvironment.current.trackingStatus.rawValue)")
          }
        }
      }
      test.plan.platform.profile = profile
      let events = test.run().trace.events.map { "\($0)" }
      let found = events.flatMap { event in
        expected.filter { event.contains("saw " + $0) || event.contains(" " + $0 + " ") }
      }
      XCTAssertEqual(found, expected, "\(profile.name) \(events.joined(separator: "\n"))")
    }
  }
}
