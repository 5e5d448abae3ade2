import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// Integrations of Adjust's SDK as apps have them, and the mistakes that the simulator finds in them.
final class AdjustCorpusTests: XCTestCase {
  private let link = CorpusScenario.branded

  private func version4(opensStoredLink: Bool) -> TestedApp {
    .integrated(
      appDelegate: {
        let delegate = Version4AppDelegate()
        delegate.opensStoredLink = opensStoredLink
        return delegate
      },
      prepare: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 15) {
          NotificationCenter.default.post(name: .onboardingIsOver, object: nil)
        }
      })
  }

  func testVersion4OpensADeferredLinkAfterTheOnboarding() throws {
    let steps = CorpusScenario.deferred(link)
    let good = try CorpusScenario.shop(version4(opensStoredLink: true), version: .v4_38, steps: steps).run()
    assertTrace(good, .sequence("adjustDeeplinkResponse", "route SummerClothes"), .count("route SummerClothes", 1))
    let bad = try CorpusScenario.shop(version4(opensStoredLink: false), version: .v4_38, steps: steps).run()
    assertTrace(bad, .count("adjustDeeplinkResponse", 1), .count("route", 0))
  }

  func testVersion4sDelegateMethodIsUnknownToVersion5() throws {
    let run = try CorpusScenario.shop(version4(opensStoredLink: true), steps: CorpusScenario.deferred(link)).run()
    assertTrace(run, .count("lost adjustDeferredDeeplinkReceived", 1), .count("adjustDeferredDeeplinkReceived", 0))
  }

  func testVersion4FollowsDirectLinksFromEveryState() throws {
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        version4(opensStoredLink: true), version: .v4_38,
        steps: CorpusScenario.direct("https://brandname.go.link/summer-clothes", from: start))
      assertTrace(test.run(), .count("route SummerClothes", 1))
    }
  }

  func testTheBrowserOpensItsScheme() throws {
    let app = TestedApp.integrated(appDelegate: { BrowserAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let test = try CorpusScenario.shop(
        app, version: .v4_38, steps: CorpusScenario.direct(CorpusScenario.shopLink, from: start))
      assertTrace(test.run(), .sequence("Adjust.appWillOpen", "route tab summer-clothes"))
    }
  }

  func testTheExampleFollowsLinksFromEveryState() throws {
    let app = TestedApp.integrated(appDelegate: { AdjustExampleAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      for address in [link, CorpusScenario.shopLink] {
        let run = try CorpusScenario.shop(app, steps: CorpusScenario.direct(address, from: start)).run()
        assertTrace(run, .count("route SummerClothes", 1))
      }
    }
    let deferred = try CorpusScenario.shop(app, steps: CorpusScenario.deferred(link)).run()
    assertTrace(deferred, .sequence("adjustDeferredDeeplinkReceived", "application(open:)", "route SummerClothes"))
  }

  func testASceneDelegateThatReadsNoConnectionLosesColdLinks() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(link, from: start)
      let good = TestedApp.integrated(
        appDelegate: { SceneShopAppDelegate() }, sceneDelegate: { SceneShopSceneDelegate(readsConnection: true) })
      assertTrace(
        try CorpusScenario.shop(good, style: .uikitScenes, steps: steps).run(), .count("route SummerClothes", 1))
      let bad = TestedApp.integrated(
        appDelegate: { SceneShopAppDelegate() }, sceneDelegate: { SceneShopSceneDelegate(readsConnection: false) })
      assertTrace(
        try CorpusScenario.shop(bad, style: .uikitScenes, steps: steps).run(),
        .count("route SummerClothes", start == .notRunning ? 0 : 1))
    }
  }

  func testASetOfTwoItemsIsReadByItsKind() throws {
    let app = TestedApp.integrated(
      appDelegate: { SceneShopAppDelegate() }, sceneDelegate: { SceneShopSceneDelegate(readsConnection: true) })
    for order in ["link-first", "link-last"] {
      let test = try ScenarioTest(
        Scenario(
          name: "Two activities",
          platform: PlatformDescription(style: .uikitScenes, switches: [SettingEntry("setItems", .word(order))]),
          app: AppDescription(domains: ["brandname.go.link"], sdks: [.adjust()]),
          steps: [.install, .tap(link), .wait(.seconds(5))]), app: app)
      assertTrace(test.run(), .count("route SummerClothes", 1))
    }
  }

  private func permission(asksAtLaunch: Bool) -> TestedApp {
    .integrated(appDelegate: {
      let delegate = PermissionAppDelegate()
      delegate.asksAtLaunch = asksAtLaunch
      return delegate
    })
  }

  func testTheFirstSessionWaitsForTheAnswer() throws {
    let run = try CorpusScenario.shop(
      permission(asksAtLaunch: false),
      steps: [
        .tap(link), .install, .launch, .wait(.seconds(3)), .trackingAuthorization(.authorized), .wait(.seconds(20)),
      ]
    ).run()
    assertTrace(
      run, .sequence("applicationWillResignActive", "trackingAuthorization", "adjustDeferredDeeplinkReceived"),
      .count("route SummerClothes", 1))
  }

  func testAGroupThatIsAlwaysLeftShowsHome() throws {
    let steps: [Step] = [.install, .launch, .wait(.seconds(30))]
    let good = TestedApp.integrated(appDelegate: { BootstrapAppDelegate(leavesAlways: true) })
    assertTrace(try CorpusScenario.shop(good, steps: steps).run(), .count("route Home", 1))
    let bad = TestedApp.integrated(appDelegate: { BootstrapAppDelegate(leavesAlways: false) })
    assertTrace(try CorpusScenario.shop(bad, steps: steps).run(), .count("route Home", 0))
    let deferred = try CorpusScenario.shop(bad, steps: CorpusScenario.deferred(link)).run()
    assertTrace(deferred, .count("route SummerClothes", 1))
  }

  private func poll(replacesTimer: Bool) -> TestedApp {
    .integrated(
      appDelegate: { OnboardingPollAppDelegate(replacesTimer: replacesTimer) },
      prepare: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 12) { UserDefaults.standard.set(true, forKey: "onboarded") }
      })
  }

  func testATimerThatIsStartedTwiceOpensALinkTwice() throws {
    let steps: [Step] = [
      .tap(link), .install, .launch, .wait(.seconds(6)), .background, .foreground, .wait(.seconds(20)),
    ]
    assertTrace(
      try CorpusScenario.shop(poll(replacesTimer: true), steps: steps).run(), .count("route SummerClothes", 1))
    assertTrace(
      try CorpusScenario.shop(poll(replacesTimer: false), steps: steps).run(), .count("route SummerClothes", 2))
  }

  func testADelegateThatReturnsTrueGoesThereTwice() throws {
    for (letsSDKOpenIt, count) in [(false, 1), (true, 2)] {
      let app = TestedApp.integrated(appDelegate: {
        let delegate = ReturnsTrueAppDelegate()
        delegate.letsSDKOpenIt = letsSDKOpenIt
        return delegate
      })
      assertTrace(
        try CorpusScenario.shop(app, steps: CorpusScenario.deferred(link)).run(),
        .count("route SummerClothes", count))
    }
  }
}
