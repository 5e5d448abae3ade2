import XCTest

/// Each complaint of the plan compiler about the steps, word for word and in its place.
final class StepComplaintTests: XCTestCase {
  func testAnUnknownCallIsReported() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, steps: #"{ "call": "Adjust.disabel" }"#),
      """
      <stdin>:4:15: error: the app's code cannot call Adjust.disabel while the app is not running
        "steps": [{ "call": "Adjust.disabel" }],
                    ^
      <stdin>:4:23: error: unknown SDK call "Adjust.disabel"; did you mean "Adjust.disable"?
        "steps": [{ "call": "Adjust.disabel" }],
                            ^
      """)
  }

  func testACallOfAnSDKThatIsNotThere() {
    assertComplaints(
      ScenarioText(steps: #"{ "call": "Adjust.disable" }"#),
      """
      <stdin>:4:15: error: the app's code cannot call Adjust.disable while the app is not running
        "steps": [{ "call": "Adjust.disable" }],
                    ^
      <stdin>:4:23: error: the app does not have Adjust; add "adjust" to "app"
        "steps": [{ "call": "Adjust.disable" }],
                            ^
      """)
  }

  func testAnswersOfAnSDKThatIsNotThere() {
    assertComplaints(
      ScenarioText(
        app: #""adjust": {}"#, backend: #""appsflyer": { "launch": { "after": "1s" } }"#,
        steps: #"{ "backend": { "adjust": {}, "appsflyer": { "launch": { "after": "2s" } } } }"#),
      """
      <stdin>:4:16: error: the app does not have AppsFlyer; add "appsflyer" to "app"
        "backend": { "appsflyer": { "launch": { "after": "1s" } } },
                     ^
      <stdin>:5:42: error: the app does not have AppsFlyer; add "appsflyer" to "app"
        "steps": [{ "backend": { "adjust": {}, "appsflyer": { "launch": { "after": "2s" } } } }],
                                               ^
      """)
  }

  func testADelegateOfAnSDKThatIsNotThere() {
    assertComplaints(
      ScenarioText(steps: #"{ "releaseDelegate": "appsflyer" }"#),
      """
      <stdin>:4:34: error: the app does not have AppsFlyer; add "appsflyer" to "app"
        "steps": [{ "releaseDelegate": "appsflyer" }],
                                       ^
      """)
  }

  func testACallWithoutItsArgument() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "call": "Adjust.processDeeplink" }"#),
      """
      <stdin>:4:60: error: under "with", Adjust.processDeeplink takes a URL
        "steps": [{ "install": {} }, { "launch": {} }, { "call": "Adjust.processDeeplink" }],
                                                                 ^
      """)
  }

  func testAnArgumentOfACallThatTakesNone() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "call": "Adjust.disable", "with": 1 }"#),
      """
      <stdin>:4:86: error: Adjust.disable takes no argument; remove "with"
        "steps": [{ "install": {} }, { "launch": {} }, { "call": "Adjust.disable", "with": 1 }],
                                                                                           ^
      """)
  }

  func testAnUnknownGateIsReported() {
    assertComplaints(
      ScenarioText(app: #""gates": ["onboarding"]"#, steps: #"{ "openGate": "onbording" }"#),
      """
      <stdin>:4:27: error: the app has no gate "onbording"; did you mean "onboarding"?
        "steps": [{ "openGate": "onbording" }],
                                ^
      """)
  }

  func testALaunchNeedsAnInstalledApp() {
    assertComplaints(
      ScenarioText(steps: #"{ "launch": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "launch": {} }],
                    ^
      """)
  }

  func testAPrewarmedLaunchNeedsAnInstalledApp() {
    assertComplaints(
      ScenarioText(steps: #"{ "prewarm": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "prewarm": {} }],
                    ^
      """)
  }

  func testANotificationNeedsAnInstalledApp() {
    assertComplaints(
      ScenarioText(steps: #"{ "openNotification": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "openNotification": {} }],
                    ^
      """)
  }

  func testANotificationThatArrivesNeedsAnInstalledApp() {
    assertComplaints(
      ScenarioText(steps: #"{ "receiveNotification": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "receiveNotification": {} }],
                    ^
      """)
  }

  func testABackgroundLaunchNeedsAnInstalledApp() {
    assertComplaints(
      ScenarioText(steps: #"{ "backgroundLaunch": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "backgroundLaunch": {} }],
                    ^
      """)
  }

  func testAnInstalledAppIsNotInstalledAgain() {
    assertComplaints(
      ScenarioText(steps: #"{ "install": {} }, { "install": {} }"#),
      """
      <stdin>:4:34: error: the app is installed already; uninstall it first, or update it
        "steps": [{ "install": {} }, { "install": {} }],
                                       ^
      """)
  }

  func testOnlyAnInstalledAppIsUpdated() {
    assertComplaints(
      ScenarioText(steps: #"{ "update": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed; install it first
        "steps": [{ "update": {} }],
                    ^
      """)
  }

  func testAChangeOfTheFileOfAnotherDomain() {
    assertComplaints(
      ScenarioText(
        app: #""domains": ["shop.example"]"#, steps: #"{ "associationFile": { "domain": "shop.exmaple" } }"#),
      """
      <stdin>:4:46: error: unknown associated domain "shop.exmaple"; did you mean "shop.example"?
        "steps": [{ "associationFile": { "domain": "shop.exmaple" } }],
                                                   ^
      """)
  }

  func testAChangeOfAFileThatNoDomainHas() {
    assertComplaints(
      ScenarioText(
        app: #""domains": ["shop.example"], "associations": { "shop.example": {} }"#,
        steps: #"{ "associationFile": { "paths": ["/a"] } }"#),
      """
      <stdin>:4:15: error: each domain of the app has its own association file; say with "domain" which one changes
        "steps": [{ "associationFile": { "paths": ["/a"] } }],
                    ^
      """)
  }

  func testOnlyAnInstalledAppIsUninstalled() {
    assertComplaints(
      ScenarioText(steps: #"{ "uninstall": {} }"#),
      """
      <stdin>:4:15: error: the app is not installed
        "steps": [{ "uninstall": {} }],
                    ^
      """)
  }

  func testALinkOpenedInAnAppThatIsNotInstalled() {
    assertComplaints(
      ScenarioText(steps: #"{ "tap": "https://shop.example/a", "from": "open-in-app" }"#),
      """
      <stdin>:4:15: error: the link cannot be opened in an app that is not installed; install it first
        "steps": [{ "tap": "https://shop.example/a", "from": "open-in-app" }],
                    ^
      """)
  }

  func testAWidgetOfAnAppThatIsNotInstalled() {
    assertComplaints(
      ScenarioText(steps: #"{ "tap": "https://shop.example/a", "from": "widget" }"#),
      """
      <stdin>:4:15: error: an app that is not installed has no widget that could be tapped; install it first
        "steps": [{ "tap": "https://shop.example/a", "from": "widget" }],
                    ^
      """)
  }

  func testALinkOfTheAppWhileItIsNotRunning() {
    assertComplaints(
      ScenarioText(steps: #"{ "install": {} }, { "tap": "shop://a", "from": "own-app" }"#),
      """
      <stdin>:4:34: error: the app cannot open a link while it is not running
        "steps": [{ "install": {} }, { "tap": "shop://a", "from": "own-app" }],
                                       ^
      """)
  }

  func testATrackingPromptOnASystemWithoutOne() {
    assertComplaints(
      ScenarioText(
        platform: #""profile": "ios12", "style": "uikit-app-delegate""#,
        steps: ScenarioText.launched + #", { "trackingAuthorization": "denied" }"#),
      """
      <stdin>:5:52: error: ios12 has no tracking prompt, which began with iOS 14
        "steps": [{ "install": {} }, { "launch": {} }, { "trackingAuthorization": "denied" }],
                                                         ^
      """)
  }

  func testALinkForOtherAppsWhileItIsNotRunning() {
    assertComplaints(
      ScenarioText(steps: #"{ "tap": "shop://a", "from": "own-app-universal-links-only" }"#),
      """
      <stdin>:4:15: error: the app cannot open a link while it is not running
        "steps": [{ "tap": "shop://a", "from": "own-app-universal-links-only" }],
                    ^
      """)
  }

  func testAnAppInFrontIsNotLaunched() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "launch": {} }"#),
      """
      <stdin>:4:52: error: the app is in front already; launch it when it is not running or in the background
        "steps": [{ "install": {} }, { "launch": {} }, { "launch": {} }],
                                                         ^
      """)
  }

  /// An SDK may open a link, so only a run shows whether the step is possible.
  func testAStepAtWhichAReplayStopsIsRefusedOrNoted() {
    for (step, complaint) in [
      ("launch", "the app is in front already; launch it when it is not running or in the background (SIM-USER-1)"),
      ("foreground", "the app is active, and only an app in the background can come to the foreground (SIM-USER-1)"),
    ] {
      let scenario = ScenarioText(
        app: #""scheme": "shop", "adjust": { "deferredDeeplinkReturns": true }"#,
        steps: ScenarioText.launched + #", { "\#(step)": {} }"#)
      for command in ["replay", "validate"] {
        let run = CapturedRun([command], scenario: scenario)
        XCTAssertEqual(run.code, .usage, command)
        XCTAssertTrue(run.diagnostics.hasPrefix("<stdin>:4:52: error: \(complaint)"), run.diagnostics)
      }
      let run = CapturedRun(["explore"], scenario: scenario)
      XCTAssertTrue(run.diagnostics.hasPrefix("<stdin>:4:52: note: a replay stops here: \(complaint)"), run.diagnostics)
    }
  }

  func testBackgroundWhileNotRunning() {
    assertComplaints(
      ScenarioText(steps: #"{ "install": {} }, { "background": {} }"#),
      """
      <stdin>:4:34: error: the user cannot leave an app that is not running (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "background": {} }],
                                       ^
      """)
  }

  func testBackgroundWhileSuspended() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "background": {} }, { "suspend": {} }, { "background": {} }"#),
      """
      <stdin>:4:93: error: the user cannot leave an app that is suspended (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "suspend": {} }, { "background": {} }],
                                                                                                  ^
      """)
  }

  func testForegroundWhileNotRunning() {
    assertComplaints(
      ScenarioText(steps: #"{ "install": {} }, { "foreground": {} }"#),
      """
      <stdin>:4:34: error: the app is not running, and only an app in the background can come to the foreground
        "steps": [{ "install": {} }, { "foreground": {} }],
                                       ^
      """)
  }

  func testAnAppInFrontDoesNotComeToTheForeground() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "foreground": {} }"#),
      """
      <stdin>:4:52: error: the app is active, and only an app in the background can come to the foreground
        "steps": [{ "install": {} }, { "launch": {} }, { "foreground": {} }],
                                                         ^
      """)
  }

  func testAnAppInFrontIsNotSuspended() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "suspend": {} }"#),
      """
      <stdin>:4:52: error: an app that is active cannot be suspended: only an app in the background is (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "launch": {} }, { "suspend": {} }],
                                                         ^
      """)
  }

  func testACallWhileSuspended() {
    assertComplaints(
      ScenarioText(
        app: #""adjust": {}"#,
        steps: ScenarioText.launched + #", { "background": {} }, { "suspend": {} }, { "call": "Adjust.disable" }"#),
      """
      <stdin>:4:93: error: the app's code cannot call Adjust.disable while the app is suspended
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "suspend": {} }, { "call": "Adjust.disable" }],
                                                                                                  ^
      """)
  }

  func testAnAlertWhileSuspended() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "background": {} }, { "suspend": {} }, { "alert": {} }"#),
      """
      <stdin>:4:93: error: nothing can cover an app that is suspended: only an active app resigns (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "suspend": {} }, { "alert": {} }],
                                                                                                  ^
      """)
  }

  func testDismissingAnAlertThatIsNotThere() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "dismissAlert": {} }"#),
      """
      <stdin>:4:52: error: nothing covers an app that is active; a link that opens the app ends an alert, too (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "launch": {} }, { "dismissAlert": {} }],
                                                         ^
      """)
  }

  func testTakingASceneThatIsInFront() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "reclaimScene": {} }"#),
      """
      <stdin>:4:52: error: the system takes only a connected scene that is out of sight, and this one is in front (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "launch": {} }, { "reclaimScene": {} }],
                                                         ^
      """)
  }

  func testTakingASceneFromAnAppWithoutScenes() {
    assertComplaints(
      ScenarioText(
        platform: #""style": "uikit-app-delegate""#,
        steps: ScenarioText.launched + #", { "background": {} }, { "reclaimScene": {} }"#),
      """
      <stdin>:5:74: error: an app without scenes has no scene that could be taken away (IOS-STYLE-3)
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "reclaimScene": {} }],
                                                                               ^
      """)
  }

  func testKillWhileNotRunning() {
    assertComplaints(
      ScenarioText(steps: #"{ "install": {} }, { "kill": {} }"#),
      """
      <stdin>:4:34: error: there is no process that the system could end (IOS-LIFE-26)
        "steps": [{ "install": {} }, { "kill": {} }],
                                       ^
      """)
  }

  func testAnUnknownCallWithoutASimilarNameIsAnsweredWithTheCommandThatListsThem() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "call": "Adjust.foo" }"#),
      """
      <stdin>:4:60: error: unknown SDK call "Adjust.foo"; the command rules --events lists them
        "steps": [{ "install": {} }, { "launch": {} }, { "call": "Adjust.foo" }],
                                                                 ^
      """)
  }
}
