import DeepLinkSimulator
import TestSupport
import XCTest

/// When Adjust's servers hear of the user's answer to the tracking prompt, if the app asks with Adjust's method.
final class AdjustTrackingStatusTests: XCTestCase {
  private final class AskingDelegate: AdjustDelegate, ApplicationDelegate {
    private let environment: AppEnvironment
    private var hasAsked = false

    init(_ environment: AppEnvironment) { self.environment = environment }

    func applicationDidBecomeActive(_ application: Application) {
      guard !hasAsked else { return }
      hasAsked = true
      Adjust.requestAppTrackingAuthorization { [environment] status in
        MainActor.assumeIsolated { environment.show("answer \(status)") }
      }
    }
  }

  private func run(_ profile: String, version: String = "5.5.2") throws -> TestRun {
    try TestRun(
      #"""
      "platform": { "profile": "\#(profile)", "style": "uikit-app-delegate" },
      "app": { "adjust": { "version": "\#(version)" } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "9s" }, { "trackingAuthorization": "authorized" }, { "wait": "3m" }
      ]
      """#, makeApp: { _ in DelegateApp { AskingDelegate($0) } })
  }

  private func reports(_ run: TestRun) -> [String] {
    let start = VirtualInstant(microseconds: 0)
    return run.result.trace.events.filter { $0.label.contains("tracking status") || $0.label.contains("route answer") }
      .map { "\(start.duration(to: $0.time).components.seconds)s \($0.label)" }
  }

  /// Adjust.m, requestAppTrackingAuthorizationWithCompletionHandler (5.x): the app hears of it first.
  func testTheAnswerIsReportedAtOnce() throws {
    XCTAssertEqual(reports(try run("ios17")), ["9s route answer 3", "9s send other tracking status"])
    XCTAssertEqual(reports(try run("ios17", version: "4.22.1")), ["9s route answer 3"])
  }

  /// CHANGELOG 4.30.0: an app that asks with the system's method can say that the status may have changed.
  func testCheckForNewAttStatusReportsTheAnswerAtOnce() throws {
    final class CheckingDelegate: AdjustDelegate, ApplicationDelegate {
      private let environment: AppEnvironment
      init(_ environment: AppEnvironment) { self.environment = environment }

      func applicationDidBecomeActive(_ application: Application) {
        if environment.trackingStatus != .notDetermined { AdjustVersion4.checkForNewAttStatus() }
      }
    }
    let run = try TestRun(
      #"""
      "platform": { "style": "uikit-app-delegate" }, "app": { "adjust": { "version": "4.38.4" } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "9s" }, { "trackingAuthorization": "denied" }, { "wait": "3m" },
        { "background": {} }, { "wait": "9s" }, { "foreground": {} }
      ]
      """#, makeApp: { _ in DelegateApp { CheckingDelegate($0) } })
    XCTAssertEqual(reports(run), ["9s send other tracking status"])
  }

  /// adjust/flutter_sdk#136: the app hears of a denial before the user answers, and the SDK sends it when the prompt is
  /// gone. That package has the status of the moment, and the request for the attribution the one that the user has
  /// chosen.
  func testOnIOS17_4ADenialIsReportedWhateverTheUserAnswers() throws {
    let run = try run("ios17.4")
    XCTAssertEqual(reports(run), ["0s route answer 2", "9s send other tracking status"])
    XCTAssertEqual(
      run.log(.adjust).filter { $0.contains("att_status") }.map { String($0.suffix(1)) }, ["0", "0", "0", "3"])
  }
}
