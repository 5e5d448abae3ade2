import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// What an app sees of notifications that arrive, that are dismissed, and that are silent.
final class PushActionCorpusTests: XCTestCase {
  private let apples: ScenarioValue = ["title": "apples"]
  private let peaches: ScenarioValue = ["title": "peaches"]

  private func run(ignoringAction: Bool = false, _ steps: [Step]) throws -> ScenarioRun {
    let app = TestedApp.integrated(appDelegate: {
      let delegate = PushActionAppDelegate()
      delegate.ignoresAction = ignoringAction
      return delegate
    })
    return try CorpusScenario.fruit(app, steps: [.install, .launch] + steps).run()
  }

  func testAnAppThatIgnoresTheActionFollowsADismissalAndAButton() throws {
    let steps: [Step] = [
      .background, .openNotification(apples, action: "dismiss"), .openNotification(peaches, action: "later"),
      .openNotification(peaches),
    ]
    let careless = try run(ignoringAction: true, steps)
    assertTrace(
      careless, .sequence("route dismissed", "route button later", "route notification-3 opens"), .count("route", 3))
    assertTrace(try run(steps), .count("route", 1), .finally(\.screen, "notification-3 opens"))
  }

  func testANotificationHasOneIdentifierWhenItArrivesAndWhenItIsOpened() throws {
    let run = try run([
      .receiveNotification(apples), .receiveNotification(peaches), .openNotification(peaches),
      .openNotification(apples), .openNotification(apples),
    ])
    assertTrace(
      run,
      .sequence(
        "route notification-1 arrives", "route notification-2 arrives", "route notification-2 opens",
        "route notification-1 opens", "route notification-3 opens"),
      .count("route", 5))
  }

  func testANotificationThatArrivesInTheBackgroundIsNotTheAppsToPresent() throws {
    assertTrace(try run([.background, .receiveNotification(apples)]), .count("route", 0))
  }

  func testASilentPushHasItsOwnPayload() throws {
    let run = try run([
      .openNotification(apples), .background, .backgroundLaunch, .backgroundLaunch(peaches), .kill(), .backgroundLaunch,
    ])
    assertTrace(
      run,
      .sequence(
        "route notification-1 opens", "route silent without a title", "route silent peaches", "kill",
        "route silent without a title"),
      .count("route", 4))
  }
}
