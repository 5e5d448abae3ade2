import AVFoundation
import AdjustWebBridge
import AuthenticationServices
import CoreLocation
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import UserNotifications
import XCTest

/// Services that are actors use what Apple does not tie to the main actor.
final class IsolationTests: XCTestCase {
  private actor Reminders {
    func remind(of link: String) async throws -> String {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      content.title = "Still interested?"
      content.userInfo = ["link": link]
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      guard try await center.requestAuthorization(options: [.alert, .badge]) else { return "denied" }
      center.removeAllPendingNotificationRequests()
      center.setNotificationCategories([])
      center.getNotificationSettings { _ in }
      try await center.add(UNNotificationRequest(identifier: link, content: content, trigger: trigger))
      let pending = await center.pendingNotificationRequests().map(\.identifier)
      return "\(pending) \(await center.notificationSettings().authorizationStatus == .authorized)"
    }

    func isSignedIn() async throws -> Bool {
      try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "user") == .authorized
    }

    func copied() -> String? {
      let board = UIPasteboard.general
      if !board.hasStrings { board.string = "pears" }
      return board.string
    }

    func place() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

    func isRecording() async throws -> Bool {
      try AVAudioSession.sharedInstance().setCategory(.record)
      return await AVCaptureDevice.requestAccess(for: .audio)
    }

    func time() -> CMTime { AVPlayer(url: URL(fileURLWithPath: "splash.mp4")).currentTime() }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let reminders = Reminders()

    func applicationDidBecomeActive(_ application: UIApplication) {
      Task {
        AppEnvironment.current.record("pending", try await reminders.remind(of: "apples"))
        AppEnvironment.current.record("signed in", "\(try await reminders.isSignedIn())")
        AppEnvironment.current.record("copied", await reminders.copied())
        AppEnvironment.current.record("place", "\(await reminders.place())")
        AppEnvironment.current.record("recording", "\(try await reminders.isRecording())")
        AppEnvironment.current.record("time", "\(await reminders.time().seconds)")
      }
    }
  }

  func testAnActorUsesWhatIsNotTiedToTheMainActor() throws {
    let run = try CorpusScenario.fruit(.integrated(appDelegate: { Delegate() }), steps: [.install, .launch]).run()
    assertTrace(
      run, .count(#"pending ["apples"] true"#, 1), .count("signed in false", 1), .count("copied pears", 1),
      .count("place notDetermined", 1), .count("recording false", 1), .count("time 0.0", 1))
  }

  private final class Pages {
    let bridge = AdjustBridge()
  }

  @MainActor
  func testAnObjectWithoutIsolationHoldsTheWebBridge() {
    let pages = Pages()
    let view = WKWebView()
    pages.bridge.loadWKWebViewBridge(view)
    XCTAssertIdentical(pages.bridge.wkWebView, view)
  }
}
