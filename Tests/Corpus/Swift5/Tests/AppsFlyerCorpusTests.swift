import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// Integrations of AppsFlyer's SDK as apps have them, and the mistakes that the simulator finds in them.
final class AppsFlyerCorpusTests: XCTestCase {
  private let link = CorpusScenario.oneLink

  private static let storyboard: @MainActor @Sendable (AppEnvironment) -> Void = {
    $0.storyboard["apples_vc"] = { FruitScreen() }
  }

  func testTheBasicAppFollowsEachLinkOnce() throws {
    let app = TestedApp.integrated(
      appDelegate: { BasicFruitAppDelegate() }, sceneDelegate: { BasicFruitSceneDelegate() },
      prepare: Self.storyboard)
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(link, from: start)
      let answered = Array(steps[..<2]) + [.trackingAuthorization(.authorized)] + Array(steps[2...])
      let run = try CorpusScenario.fruit(app, style: .uikitScenes, steps: answered).run()
      assertTrace(run, .count("route apples_vc", 1), .finally(\.screen, "apples_vc"))
    }
    let deferred = try CorpusScenario.fruit(
      app, style: .uikitScenes,
      steps: [.tap(link), .install, .launch, .trackingAuthorization(.denied), .wait(.seconds(20))])
    assertTrace(deferred.run(), .count("route apples_vc", 1))
  }

  func testTheManagerKeepsALinkForTheScreenThatRoutes() throws {
    let app = TestedApp.integrated(appDelegate: { ManagerAppDelegate(manager: AttributionManager()) })
    for start in CorpusScenario.Start.allCases {
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
      assertTrace(run, .count("route apples", 1), .finally(\.screen, "apples"))
    }
  }

  func testANotificationThatNobodyObservesYetIsALostLink() throws {
    let app = TestedApp.integrated(appDelegate: {
      ManagerAppDelegate(manager: AttributionManager(keepsLinks: false))
    })
    let cold = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: .notRunning)).run()
    assertTrace(cold, .count("route apples", 0), .sequence("application(continue:)", "didResolveDeepLink"))
    let warm = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: .background)).run()
    assertTrace(warm, .count("route apples", 1))
  }

  private func loginFirst(keepsLinks: Bool) -> TestedApp {
    .integrated(
      appDelegate: {
        let delegate = LoginFirstAppDelegate()
        delegate.keepsLinks = keepsLinks
        return delegate
      },
      prepare: { environment in
        environment.initialScreen = {
          let screen = LoginScreen()
          // The user logs in half a minute after the start.
          DispatchQueue.main.asyncAfter(deadline: .now() + 30) { screen.tapLogin() }
          return screen
        }
      })
  }

  func testALinkBeforeTheLoginIsKept() throws {
    let steps: [Step] = [.install, .tap(link), .wait(.seconds(60))]
    let kept = try CorpusScenario.fruit(loginFirst(keepsLinks: true), steps: steps).run()
    assertTrace(kept, .sequence("AppsFlyerLib.start", "route apples"), .count("route apples", 1))
  }

  func testALinkForAnSDKThatIsNotSetUpIsLost() throws {
    let steps: [Step] = [.install, .tap(link), .wait(.seconds(60))]
    let lost = try CorpusScenario.fruit(loginFirst(keepsLinks: false), steps: steps).run()
    XCTAssertFalse(lost.failures(of: .count("route apples", 1)).isEmpty)
  }

  private func trackingFirst(_ mistake: TrackingFirstAppDelegate.Mistake?) -> TestedApp {
    .integrated(appDelegate: {
      let delegate = TrackingFirstAppDelegate()
      delegate.mistake = mistake
      return delegate
    })
  }

  func testTheTrackingPromptIsAnsweredByItsStep() throws {
    for answer in [TrackingAnswer.authorized, .denied] {
      let run = try CorpusScenario.fruit(
        trackingFirst(nil),
        steps: [.tap(link), .install, .launch, .wait(.seconds(2)), .trackingAuthorization(answer), .wait(.seconds(10))]
      ).run()
      assertTrace(
        run,
        .sequence(
          "ATTrackingManager.requestTrackingAuthorization", "applicationWillResignActive", "trackingAuthorization",
          "AppsFlyerLib.start", "onConversionDataSuccess"),
        .count("onConversionDataSuccess", 1))
    }
  }

  func testAPromptThatIsAskedForTooEarlyIsNeverShown() throws {
    let run = try CorpusScenario.fruit(
      trackingFirst(.asksAtLaunch), steps: [.tap(link), .install, .launch, .wait(.seconds(10))]
    ).run()
    assertTrace(run, .count("AppsFlyerLib.start", 0), .count("applicationWillResignActive", 0))
  }

  func testAnSDKThatStartsForAConsentOnlyDoesNotStartForARefusal() throws {
    let run = try CorpusScenario.fruit(
      trackingFirst(.startsOnlyIfAuthorized),
      steps: [.tap(link), .install, .launch, .trackingAuthorization(.denied), .wait(.seconds(10))]
    ).run()
    XCTAssertFalse(run.failures(of: .count("onConversionDataSuccess", 1)).isEmpty)
  }

  private func push(late: Bool) -> TestedApp {
    .integrated(appDelegate: {
      let delegate = PushAppDelegate()
      delegate.setsDelegateLate = late
      return delegate
    })
  }

  private let payload: ScenarioValue = .object([
    .init("af_push_link", .string(CorpusScenario.oneLink))
  ])

  func testATappedNotificationReachesTheDelegateOfTheCenter() throws {
    for steps: [Step] in [
      [.install, .launch, .wait(.seconds(5)), .background, .kill(), .openNotification(payload), .wait(.seconds(10))],
      [.install, .launch, .wait(.seconds(5)), .background, .openNotification(payload), .wait(.seconds(10))],
      [.install, .launch, .wait(.seconds(5)), .openNotification(payload), .wait(.seconds(10))],
    ] {
      let run = try CorpusScenario.fruit(push(late: false), steps: steps).run()
      assertTrace(run, .sequence("AppsFlyerLib.handlePushNotification", "route apples"))
    }
  }

  func testANotificationThatStartsTheAppMissesADelegateThatIsSetLate() throws {
    let cold = try CorpusScenario.fruit(
      push(late: true),
      steps: [
        .install, .launch, .wait(.seconds(5)), .background, .kill(), .openNotification(payload), .wait(.seconds(10)),
      ]
    ).run()
    assertTrace(cold, .count("AppsFlyerLib.handlePushNotification", 0))
  }

  func testVersion7FollowsLinksFromEveryState() throws {
    let app = TestedApp.integrated(
      appDelegate: { SessionReadyAppDelegate() }, sceneDelegate: { SessionReadySceneDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.fruit(
        app, style: .uikitScenes, version: AppsFlyerProfile.named("7.0.1"),
        steps: CorpusScenario.direct(link, from: start))
      assertTrace(test.run(), .count("route apples", 1))
    }
  }

  private func destination(forgotten: Bool) -> TestedApp {
    .integrated(appDelegate: {
      let delegate = DestinationAppDelegate()
      delegate.forgetsDestination = forgotten
      return delegate
    })
  }

  func testADestinationHandsLinksOn() throws {
    let run = try CorpusScenario.fruit(destination(forgotten: false), steps: CorpusScenario.deferred(link)).run()
    assertTrace(run, .count("route apples", 1))
  }

  func testADelegateThatNobodyHoldsIsNotCalled() throws {
    let run = try CorpusScenario.fruit(destination(forgotten: true), steps: CorpusScenario.deferred(link)).run()
    assertTrace(run, .count("route apples", 0))
  }

  func testAPluginKeepsEveryEventUntilTheBridgeIsThere() throws {
    let steps = CorpusScenario.deferred(link)
    let careful = TestedApp.integrated(appDelegate: {
      HybridAppDelegate(plugin: HybridLinkPlugin(keepsAll: true))
    })
    assertTrace(try CorpusScenario.fruit(careful, steps: steps).run(), .count("route apples", 1))
    let careless = TestedApp.integrated(appDelegate: {
      HybridAppDelegate(plugin: HybridLinkPlugin(keepsAll: false))
    })
    assertTrace(try CorpusScenario.fruit(careless, steps: steps).run(), .count("route apples", 0))
  }

  func testMergedCallbacksAreRoutedOnceWhateverTheirDistance() throws {
    let far: [BackendAnswer] = [.appsFlyer(.deferredDeepLink, after: .seconds(2.5))]
    let once = TestedApp.integrated(appDelegate: { TimerMergeAppDelegate(sendsOnce: true) })
    let twice = TestedApp.integrated(appDelegate: { TimerMergeAppDelegate(sendsOnce: false) })
    let steps = CorpusScenario.deferred(link)
    assertTrace(try CorpusScenario.fruit(once, backend: far, steps: steps).run(), .count("route apples", 1))
    assertTrace(try CorpusScenario.fruit(twice, backend: far, steps: steps).run(), .count("route apples", 2))
  }

  func testASheetInTheWayOfALinkIsFound() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(link, from: start)
      let good = TestedApp.integrated(
        appDelegate: { TabAppDelegate() }, sceneDelegate: { TabSceneDelegate(presentsFromRoot: false) })
      assertTrace(
        try CorpusScenario.fruit(good, style: .uikitScenes, steps: steps).run(), .count("route apples", 1),
        .finally(\.screen, "apples"))
      let bad = TestedApp.integrated(
        appDelegate: { TabAppDelegate() }, sceneDelegate: { TabSceneDelegate(presentsFromRoot: true) })
      assertTrace(
        try CorpusScenario.fruit(bad, style: .uikitScenes, steps: steps).run(), .count("route apples", 0),
        .count("notPresented", 1))
    }
  }

  func testEachPushHasAnIdentifierAndItsTexts() throws {
    let app = TestedApp.integrated(
      appDelegate: { SeenPushAppDelegate() }, sceneDelegate: { SeenPushSceneDelegate() })
    func push(_ title: String) -> Step {
      .openNotification(["aps": ["alert": ["title": .string(title)], "category": "offers"]])
    }
    let run = try CorpusScenario.fruit(
      app, style: .uikitScenes,
      steps: [
        .install, .launch, .background, .kill(), push("apples"), .wait(.seconds(5)), push("peaches"), push("apples"),
      ]
    ).run()
    assertTrace(
      run, .count("route", 3),
      .sequence("route apples of offers", "route peaches of offers", "route apples of offers"))
  }
}
