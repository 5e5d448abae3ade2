import DeepLinkSimulator
import XCTest

/// Each complaint of the plan compiler about expectations, word for word and in its place.
final class ExpectationComplaintTests: XCTestCase {
  func testAnUnknownCallbackIsReported() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": {}"#, expect: #"{ "callback": "onConversionDataSucess" }"#),
      """
      <stdin>:5:28: error: unknown callback "onConversionDataSucess"; did you mean "onConversionDataSuccess"?
        "expect": [{ "callback": "onConversionDataSucess" }],
                                 ^
      """)
  }

  func testACallbackOfAppsFlyerWithoutAppsFlyer() {
    assertComplaints(
      ScenarioText(expect: #"{ "callback": "onConversionDataSuccess" }"#),
      """
      <stdin>:5:28: error: onConversionDataSuccess cannot be called here: the app does not have AppsFlyer; add "appsflyer" to "app"
        "expect": [{ "callback": "onConversionDataSuccess" }],
                                 ^
      """)
  }

  func testACallbackOfAdjustWithoutAdjust() {
    assertComplaints(
      ScenarioText(expect: #"{ "sequence": ["launch", "adjustAttributionChanged"] }"#),
      """
      <stdin>:5:39: error: adjustAttributionChanged cannot be called here: the app does not have Adjust; add "adjust" to "app"
        "expect": [{ "sequence": ["launch", "adjustAttributionChanged"] }],
                                            ^
      """)
  }

  func testACallbackThatTheVersionDoesNotHave() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "version": "7.0" }"#, expect: #"{ "callback": "onAppOpenAttribution" }"#),
      """
      <stdin>:5:28: error: onAppOpenAttribution cannot be called here: AppsFlyer 7.0 has no onAppOpenAttribution
        "expect": [{ "callback": "onAppOpenAttribution" }],
                                 ^
      """)
  }

  func testAnEventInThePlaceOfACallback() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, expect: #"{ "exactly": ["launch"] }"#),
      """
      <stdin>:5:28: error: "launch" is an event, and only an SDK callback is possible here; "event" and "sequence" take any event
        "expect": [{ "exactly": ["launch"] }],
                                 ^
      """)
  }

  func testAnUnknownEventIsReported() {
    assertComplaints(
      ScenarioText(expect: #"{ "sequence": ["instal", "launch"] }"#),
      """
      <stdin>:5:29: error: unknown event "instal"; did you mean "install"?
        "expect": [{ "sequence": ["instal", "launch"] }],
                                  ^
      """)
  }

  func testAnUnknownEventWithAnArgument() {
    assertComplaints(
      ScenarioText(expect: #"{ "never": "rute Shoes" }"#),
      """
      <stdin>:5:25: error: unknown event "rute"; did you mean "route"?
        "expect": [{ "never": "rute Shoes" }],
                              ^
      """)
  }

  func testAnEventThatIsNearToNone() {
    assertComplaints(
      ScenarioText(expect: #"{ "sequence": ["launch", "viewDidAppear"] }"#),
      """
      <stdin>:5:39: error: unknown event "viewDidAppear"; the command rules --events lists them
        "expect": [{ "sequence": ["launch", "viewDidAppear"] }],
                                            ^
      """)
  }

  func testAnUnknownScreenIsReported() {
    assertComplaints(
      ScenarioText(app: #""routes": { "shoes": "Shoes" }"#, expect: #"{ "event": "route Shos" }"#),
      """
      <stdin>:5:25: error: unknown screen "Shos"; did you mean "Shoes"?
        "expect": [{ "event": "route Shos" }],
                              ^
      """)
  }

  func testAScreenOfAnAppWithoutRoutesIsReported() {
    assertComplaints(
      ScenarioText(expect: #"{ "never": "route Shoes" }"#),
      """
      <stdin>:5:25: error: no link opens the screen "Shoes"; name it under "routes" in "app"
        "expect": [{ "never": "route Shoes" }],
                              ^
      """)
  }

  func testAnUnknownRequestIsReported() {
    assertComplaints(
      ScenarioText(app: #""adjust": {}"#, expect: #"{ "sequence": ["send sesion"] }"#),
      """
      <stdin>:5:29: error: unknown request "sesion"; did you mean "session"?
        "expect": [{ "sequence": ["send sesion"] }],
                                  ^
      """)
  }

  func testAnEntryPointOfAnotherStyle() {
    assertComplaints(
      ScenarioText(platform: #""style": "uikit-app-delegate""#, expect: #"{ "event": "willConnectTo" }"#),
      """
      <stdin>:6:25: error: willConnectTo is not called in an app of the style uikit-app-delegate; it is called in uikit-scenes or swiftui-scene-delegate
        "expect": [{ "event": "willConnectTo" }],
                              ^
      """)
  }

  func testAnUnknownRuleIsReported() {
    assertComplaints(
      ScenarioText(expect: #"{ "refuses": "IOS-LIFE-299" }"#),
      """
      <stdin>:5:27: error: unknown rule "IOS-LIFE-299"; did you mean "IOS-LIFE-29"?
        "expect": [{ "refuses": "IOS-LIFE-299" }],
                                ^
      """)
  }

  func testAnUnknownFactIsReported() {
    assertComplaints(
      ScenarioText(expect: #"{ "finally": { "screan": null } }"#),
      """
      <stdin>:5:29: error: unknown key "screan"; did you mean "screen"?
        "expect": [{ "finally": { "screan": null } }],
                                  ^
      """)
  }

  func testAnSDKThatIsNotThereMayBeNever() {
    assertComplaints(
      ScenarioText(expect: #"{ "never": "adjustAttributionChanged" }"#),
      """

      """)
  }

  func testEverythingThatIsWrongInTheOrderOfTheFile() {
    assertComplaints(
      ScenarioText(
        platform: #""profile": "ios71""#, app: #""adjust": { "version": "five" }"#, steps: #"{ "launch": {} }"#,
        expect: #"{ "callback": "onConversionDataSuccess" }, { "event": "instal" }"#),
      """
      <stdin>:3:28: error: unknown iOS profile "ios71"; known: \(PlatformProfile.all.map(\.name).joined(separator: ", "))
        "platform": { "profile": "ios71" },
                                 ^
      <stdin>:4:35: error: unknown Adjust version "five"; known: \(AdjustProfile.all.map(\.version).joined(separator: ", "))
        "app": { "adjust": { "version": "five" } },
                                        ^
      <stdin>:5:15: error: the app is not installed; install it first
        "steps": [{ "launch": {} }],
                    ^
      <stdin>:6:28: error: onConversionDataSuccess cannot be called here: the app does not have AppsFlyer; add "appsflyer" to "app"
        "expect": [{ "callback": "onConversionDataSuccess" }, { "event": "instal" }],
                                 ^
      <stdin>:6:68: error: unknown event "instal"; did you mean "install"?
        "expect": [{ "callback": "onConversionDataSuccess" }, { "event": "instal" }],
                                                                         ^
      """)
  }

  func testAPayloadOfAnEventThatHasNone() {
    assertComplaints(
      ScenarioText(expect: #"{ "event": "launch", "without": ["deep_link_value"] }"#),
      """
      <stdin>:5:47: error: "launch" has no payload; only the callbacks and the requests of SDKs have one
        "expect": [{ "event": "launch", "without": ["deep_link_value"] }],
                                                    ^
      """)
    assertComplaints(
      ScenarioText(expect: #"{ "event": "route", "payload": { "screen": "A" } }"#),
      """
      <stdin>:5:47: error: "route" has no payload; only the callbacks and the requests of SDKs have one
        "expect": [{ "event": "route", "payload": { "screen": "A" } }],
                                                    ^
      """)
    let adjust = #""adjust": {}"#
    for event in ["send session", "lost adjustAttributionChanged", "adjustAttributionChanged"] {
      assertComplaints(ScenarioText(app: adjust, expect: #"{ "event": "\#(event)", "without": ["x"] }"#), "")
    }
  }
}
