import DeepLinkSimulator
import XCTest

/// Each complaint about the name of an event, and about what follows the name.
final class EventNameComplaintTests: XCTestCase {
  func testADelegateMethodInFullIsAnsweredWithTheNameOfItsEvent() {
    for kind in SystemCall.Kind.allCases where kind.name.hasSuffix(")") {
      assertHint(kind.rawValue, for: kind.name)
    }
    assertHint("didReceiveRemoteNotification", for: "application(_:didReceiveRemoteNotification:)")
  }

  func testADelegateMethodWithoutSomeLabelsIsAnsweredWithTheNameOfItsEvent() {
    assertHint("didFinishLaunching", for: "didFinishLaunchingWithOptions")
    assertHint("didFinishLaunching", for: "application(didFinishLaunchingWithOptions:)")
    assertHint("willConnectTo", for: "scene(willConnectTo:)")
    assertHint("openURLContexts", for: "scene(openURLContexts:)")
  }

  func testACallAsCodeWritesItIsAnsweredWithTheNameOfItsEvent() {
    assertHint("AppsFlyerLib.start", for: "AppsFlyerLib.shared().start()")
    assertHint("Adjust.processAndResolve", for: "Adjust.processAndResolve(_:withCompletionHandler:)")
  }

  func testWordsOfSeveralNamesAreAnsweredWithNone() {
    assertComplaints(
      ScenarioText(expect: #"{ "event": "application" }"#),
      """
      <stdin>:5:25: error: unknown event "application"; the command rules --events lists them
        "expect": [{ "event": "application" }],
                              ^
      """)
  }

  func testAnEntryPointInFullIsAnsweredWithItsName() {
    assertComplaints(
      ScenarioText(
        app:
          #""appsflyer": { "integration": { "move": { "start": "application(_:didFinishLaunchingWithOptions:)" } } }"#),
      """
      <stdin>:3:63: error: unknown entry point "application(_:didFinishLaunchingWithOptions:)"; did you mean "didFinishLaunching"?
        "app": { "appsflyer": { "integration": { "move": { "start": "application(_:didFinishLaunchingWithOptions:)" } } } },
                                                                    ^
      """)
  }

  func testASpaceBeforeTheNameIsNamed() {
    assertComplaints(
      ScenarioText(expect: #"{ "never": "  launch#2" }"#),
      """
      <stdin>:5:25: error: no event is named "  launch#2", with a space at the beginning; write "launch#2"
        "expect": [{ "never": "  launch#2" }],
                              ^
      """)
  }

  // MARK: What follows the name

  func testAGateThatTheAppDoesNotHave() {
    assertComplaints(
      ScenarioText(
        app: #""gates": ["onboarding"]"#, expect: #"{ "never": "route", "before": "openGate onbording" }"#),
      """
      <stdin>:5:44: error: the app has no gate "onbording"; did you mean "onboarding"?
        "expect": [{ "never": "route", "before": "openGate onbording" }],
                                                 ^
      """)
  }

  func testAGateOfAnAppInSwiftCanHaveAnyName() {
    let scenario = ScenarioText(
      app: #""uses": "onboarding", "adjust": {}"#, expect: #"{ "never": "openGate onbording" }"#)
    XCTAssertEqual(CapturedRun(["validate", "-"], input: scenario.text).code, .success)
  }

  func testAWordThatTheStepDoesNotHave() {
    assertArgument("kill forcequit", #"unknown word "forcequit" after "kill"; did you mean "force-quit"?"#)
    assertArgument("network off", #"unknown word "off" after "network"; known: offline, online"#)
    assertArgument(
      "trackingAuthorization authorised",
      #"unknown word "authorised" after "trackingAuthorization"; did you mean "authorized"?"#)
    assertArgument("releaseDelegate apsflyer", #"unknown SDK "apsflyer"; did you mean "appsflyer"?"#)
    assertArgument(
      "call AppsFlyerLib.strat", #"unknown SDK call "AppsFlyerLib.strat"; did you mean "AppsFlyerLib.start"?"#)
    assertArgument(
      "lost onConversionDataSucess",
      #"unknown callback "onConversionDataSucess"; did you mean "onConversionDataSuccess"?"#)
  }

  func testAWordAfterAStepThatHasNone() {
    assertArgument("launch cold", #""launch" is the whole name of the event; remove "cold""#)
    assertArgument("background for 5s#2", #""background" is the whole name of the event; remove "for 5s""#)
  }

  func testAWordAfterACallbackThatHasNone() {
    assertArgument(
      "onConversionDataSuccess cached", #""onConversionDataSuccess" is the whole name of the event; remove "cached""#)
    assertArgument("adid abc", #""adid" is the whole name of the event; remove "abc""#)
  }

  func testAWordAfterACallOfTheSystemThatHasNone() {
    assertArgument("onAppear cold", #""onAppear" is the whole name of the event; remove "cold""#)
    assertArgument("not running any more", #""not running" is the whole name of the event; remove "any more""#)
  }

  func testAWordThatIsNoLink() {
    assertArgument("scene(continue:) cold", #""scene(continue:)" is followed by a link or by nothing, not by "cold""#)
    assertArgument("opens app https", #""opens app" is followed by a link or by nothing, not by "https""#)
    assertArgument("tap shoes", #""tap" is followed by a link or by nothing, not by "shoes""#)
  }

  func testAWordAfterACallToAnSDKThatHasNone() {
    assertArgument("AppsFlyerLib.start cold", #""AppsFlyerLib.start" is the whole name of the event; remove "cold""#)
    assertArgument("Adjust.disable now", #""Adjust.disable" is the whole name of the event; remove "now""#)
    assertArgument(
      "AppsFlyerLib.isStopped yes", #"unknown word "yes" after "AppsFlyerLib.isStopped"; known: true, false"#)
  }

  func testATimerThatNoSDKHas() {
    assertArgument("timer attribtion", #"unknown timer "attribtion"; did you mean "attribution"?"#)
  }

  func testAMethodThatATraceNamesDifferently() {
    assertArgument(
      "AppsFlyerLib.stop",
      #""AppsFlyerLib.stop" is not an event: in a trace the call is "AppsFlyerLib.isStopped", "#
        + #"and the step "call AppsFlyerLib.stop""#)
  }

  func testASpaceBehindTheName() {
    func complaint(_ words: String, _ meant: String) -> String {
      #"no event is named "\#(words)", with a space at the end; write "\#(meant)""#
    }
    for name in [
      "route", "onConversionDataSuccess", "no route", "sceneDidBecomeActive", "send launch", "Adjust.disable",
    ] {
      assertArgument("\(name) ", complaint("\(name) ", name))
      assertArgument("\(name)  #2", complaint("\(name)  ", "\(name)#2"))
    }
  }

  func testAResultThatTheCallbackDoesNotHave() {
    assertArgument(
      "didResolveDeepLink not found", #"unknown word "not found" after "didResolveDeepLink"; did you mean "notFound"?"#)
    assertArgument(
      "didResolveDeepLink error", #"unknown word "error" after "didResolveDeepLink"; known: notFound, found, failure"#)
  }

  func testWordsThatTheStepsAndCallbacksHaveAreAccepted() {
    let patterns = [
      "kill force-quit", "network offline", "trackingAuthorization denied", "releaseDelegate appsflyer",
      "call AppsFlyerLib.start", "lost onConversionDataSuccess", "didResolveDeepLink notFound#2", "kill", "call",
      "AppsFlyerLib.isStopped true", "AppsFlyerLib.start not in 6.15", "Adjust.attribution with time-out",
      "timer sleep", "timer waitForATT", "timer Apple Ads", "lastDeeplink shop://shoes", "tap shop://shoes",
      "opens nothing my own text", "not running", "scene(continue:) https://example.com/a", "UIApplication.open text",
    ]
    for pattern in patterns {
      let scenario = ScenarioText(
        app: #""appsflyer": { "unifiedDeepLinking": true }"#, expect: #"{ "never": "\#(pattern)" }"#)
      let run = CapturedRun(["validate", "-"], input: scenario.text)
      XCTAssertEqual(run.code, .success, run.diagnostics)
    }
  }

  // MARK: What always holds

  func testAnEventThatCannotComeBeforeAnotherOne() {
    for (event, limit) in [("route#2", "route#1"), ("route#2", "route"), ("route#3", "route#2"), ("route", "route#1")] {
      let run = CapturedRun(
        ["validate", "-"], input: ScenarioText(expect: #"{ "never": "\#(event)", "before": "\#(limit)" }"#).text)
      XCTAssertTrue(run.diagnostics.contains("error: \(event) can never come before \(limit)\n"), run.diagnostics)
    }
    let possible = ScenarioText(expect: #"{ "never": "route#1", "before": "route#2" }"#)
    XCTAssertEqual(CapturedRun(["validate", "-"], input: possible.text).code, .success)
  }

  func testTheStateOfASceneThatTheAppDoesNotHave() {
    let complaints = [
      ("uikit-app-delegate", #""background""#, "has no scene"),
      ("uikit-scenes", "null", "has a scene, whose state is not null"),
    ]
    for (style, state, complaint) in complaints {
      let scenario = ScenarioText(
        more: #""platform": { "style": "\#(style)" }"#,
        expect: #"{ "never": "route", "while": { "scene": \#(state) } }"#)
      let run = CapturedRun(["validate", "-"], input: scenario.text)
      XCTAssertTrue(run.diagnostics.contains("error: an app of the style \(style) \(complaint)\n"), run.diagnostics)
    }
  }

  // MARK: What the described app never gets

  func testAResultOfUnifiedDeepLinkingThatTheAppDoesNotUse() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": {}"#, expect: #"{ "callback": "didResolveDeepLink" }"#),
      """
      <stdin>:5:28: error: didResolveDeepLink cannot be called here: the app does not use unified deep linking; add "unifiedDeepLinking": true to "appsflyer"
        "expect": [{ "callback": "didResolveDeepLink" }],
                                 ^
      """)
  }

  func testAResultOfUnifiedDeepLinkingInAVersionWithoutIt() {
    assertComplaints(
      ScenarioText(
        app: #""appsflyer": { "version": "6.0", "unifiedDeepLinking": true }"#,
        expect: #"{ "callback": "didResolveDeepLink" }"#),
      """
      <stdin>:3:45: note: the key unifiedDeepLinking has no effect in AppsFlyer 6.0, only since 6.1.0; remove it, or write "version": "6.1" in "appsflyer"
        "app": { "appsflyer": { "version": "6.0", "unifiedDeepLinking": true } },
                                                  ^
      <stdin>:5:28: error: didResolveDeepLink cannot be called here: AppsFlyer 6.0 has no didResolveDeepLink
        "expect": [{ "callback": "didResolveDeepLink" }],
                                 ^
      """)
  }

  func testAnExpectationThatSaysNothingWithoutTheCallback() {
    let expectations = [
      (#"{ "whenever": "didResolveDeepLink", "eventually": "route" }"#, 28),
      (#"{ "never": "route", "while": ["didResolveDeepLink", "kill"] }"#, 44),
    ]
    for (expectation, column) in expectations {
      let run = CapturedRun(
        ["validate", "-"], input: ScenarioText(app: #""appsflyer": {}"#, expect: expectation).text)
      let complaint = "<stdin>:5:\(column): error: didResolveDeepLink cannot be called here: the app does not use"
      XCTAssertTrue(run.diagnostics.contains(complaint), run.diagnostics)
    }
  }

  func testACallbackByTheNameOfAnotherVersion() {
    let old = "adjustDeeplinkResponse", new = "adjustDeferredDeeplinkReceived"
    for (version, name, meant) in [("4.38.4", new, old), ("5.0.0", old, new)] {
      for verb in ["never", "event", "callback"] {
        let scenario = ScenarioText(
          app: #""adjust": { "version": "\#(version)" }"#, expect: #"{ "\#(verb)": "\#(name)" }"#)
        let run = CapturedRun(["validate", "-"], input: scenario.text)
        let complaint = "error: \(name) cannot be called here: its name in Adjust \(version) is \(meant)\n"
        XCTAssertTrue(run.diagnostics.contains(complaint), run.diagnostics)
      }
      let withoutSDK = ScenarioText(expect: #"{ "never": "\#(name)" }"#)
      XCTAssertEqual(CapturedRun(["validate", "-"], input: withoutSDK.text).code, .success)
    }
  }

  func testACallbackThatTheVersionOfAdjustDoesNotHave() {
    let callbacks = [
      ("5.5.2", "adjustRemoteTriggerReceived", "Adjust 5.5.2 has no adjustRemoteTriggerReceived"),
      ("4.36.0", "resolvedDeeplink", "Adjust 4.36.0 has no resolvedDeeplink"),
      (
        "5.6.2", "adjustSkanUpdated",
        #"the app does not implement it; add "reportsSKAN": true to the "switches" of "adjust""#
      ),
    ]
    for (version, name, reason) in callbacks {
      let app = #""adjust": { "version": "\#(version)" }"#
      let needed = CapturedRun(
        ["validate", "-"], input: ScenarioText(app: app, expect: #"{ "callback": "\#(name)" }"#).text)
      XCTAssertTrue(
        needed.diagnostics.contains("error: \(name) cannot be called here: \(reason)\n"), needed.diagnostics)
      let absent = CapturedRun(
        ["validate", "-"], input: ScenarioText(app: app, expect: #"{ "never": "\#(name)" }"#).text)
      XCTAssertEqual(absent.code, .success, absent.diagnostics)
    }
  }

  func testAnExpectationThatHoldsWithoutTheCallbackMayNameIt() {
    let expectations = [
      #"{ "never": "didResolveDeepLink" }"#, #"{ "callback": "didResolveDeepLink", "times": 0 }"#,
      #"{ "whenever": "launch", "eventually": ["onConversionDataSuccess", "didResolveDeepLink"] }"#,
    ]
    for expectation in expectations {
      let scenario = ScenarioText(app: #""appsflyer": {}"#, expect: expectation)
      let run = CapturedRun(["validate", "-"], input: scenario.text)
      XCTAssertEqual(run.code, .success, run.diagnostics)
    }
  }

  private func assertHint(_ name: String, for typed: String, file: StaticString = #filePath, line: UInt = #line) {
    let scenario = ScenarioText(
      app: #""appsflyer": {}, "adjust": {}"#, expect: #"{ "never": "\#(typed)" }"#)
    let run = CapturedRun(["validate", "-"], input: scenario.text)
    guard typed != name else { return XCTAssertEqual(run.code, .success, file: file, line: line) }
    XCTAssertTrue(run.diagnostics.contains(#"error: unknown event "\#(typed.prefix(50))"#), file: file, line: line)
    XCTAssertTrue(
      run.diagnostics.contains(#""; did you mean "\#(name)"?"#), run.diagnostics, file: file, line: line)
  }

  private func assertArgument(
    _ pattern: String, _ complaint: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let scenario = ScenarioText(
      app: #""appsflyer": { "unifiedDeepLinking": true }"#, expect: #"{ "never": "\#(pattern)" }"#)
    let run = CapturedRun(["validate", "-"], input: scenario.text)
    XCTAssertTrue(
      run.diagnostics.contains("<stdin>:5:25: error: \(complaint)\n"), run.diagnostics, file: file, line: line)
  }
}
