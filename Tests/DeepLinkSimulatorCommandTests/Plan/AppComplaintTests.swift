import DeepLinkSimulator
import XCTest

/// Each complaint of the plan compiler about the app and its integration, word for word and in its place.
final class AppComplaintTests: XCTestCase {
  func testAnUnknownAppsFlyerVersion() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "version": "5.99" }"#),
      """
      <stdin>:3:38: error: unknown AppsFlyer version "5.99"; known: \(AppsFlyerProfile.all.map(\.version).joined(separator: ", "))
        "app": { "appsflyer": { "version": "5.99" } },
                                           ^
      """)
  }

  func testAVersionThatContainsAKnownOne() {
    for (version, meant) in [("v6.15.3", "6.15.3"), ("6.15.x", "6.15"), ("AppsFlyer 6.15.3 (iOS)", "6.15.3")] {
      assertComplaints(
        ScenarioText(app: "\"appsflyer\": { \"version\": \"\(version)\" }"),
        """
        <stdin>:3:38: error: unknown AppsFlyer version "\(version)"; did you mean "\(meant)"?
          "app": { "appsflyer": { "version": "\(version)" } },
                                             ^
        """)
    }
  }

  func testAnUnknownAppsFlyerSwitch() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "switches": { "shortLinkQerry": "merged" } }"#),
      """
      <stdin>:3:41: error: unknown AppsFlyer switch "shortLinkQerry"; did you mean "shortLinkQuery"?
        "app": { "appsflyer": { "switches": { "shortLinkQerry": "merged" } } },
                                              ^
      """)
  }

  func testAKeyOfAppsFlyerAmongTheSwitches() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "switches": { "waitForATT": "5s" } }"#),
      """
      <stdin>:3:41: error: "waitForATT" is no AppsFlyer switch; write it next to "switches"
        "app": { "appsflyer": { "switches": { "waitForATT": "5s" } } },
                                              ^
      """)
  }

  func testAnAppsFlyerSwitchThatIsAWord() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "switches": { "shortLinkQuery": true } }"#),
      """
      <stdin>:3:59: error: expected "dropped" or "merged", found true
        "app": { "appsflyer": { "switches": { "shortLinkQuery": true } } },
                                                                ^
      """)
  }

  func testAnAppsFlyerSwitchThatIsADuration() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "switches": { "localResolution": "fast" } }"#),
      """
      <stdin>:3:60: error: "fast" is not a duration; write a number and a unit, such as "2.5s"
        "app": { "appsflyer": { "switches": { "localResolution": "fast" } } },
                                                                 ^
      """)
  }

  func testAnAppsFlyerSwitchThatIsAList() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "switches": { "customDomains": true } }"#),
      """
      <stdin>:3:41: error: the AppsFlyer switch customDomains takes a list of domains
        "app": { "appsflyer": { "switches": { "customDomains": true } } },
                                              ^
      """)
  }

  func testAnAssociationFileOfAnotherDomain() {
    assertComplaints(
      ScenarioText(app: #""domains": ["*.shop.example?mode=developer"], "associations": { "shop.exmaple": {} }"#),
      """
      <stdin>:3:76: error: unknown associated domain "shop.exmaple"; did you mean "shop.example"?
        "app": { "domains": ["*.shop.example?mode=developer"], "associations": { "shop.exmaple": {} } },
                                                                                 ^
      """)
    assertComplaints(
      ScenarioText(app: #""associations": { "shop.example": {} }"#),
      """
      <stdin>:3:30: error: the app has no associated domain "shop.example"; list it under "domains" in "app"
        "app": { "associations": { "shop.example": {} } },
                                   ^
      """)
  }

  func testAnAssociationFileThatIsDescribedTwice() {
    assertComplaints(
      ScenarioText(
        app: #""domains": ["shop.example"], "associations": { "shop.example": {}, "*.Shop.example": {} }"#),
      """
      <stdin>:3:79: error: the association file of "shop.example" is described twice; remove one of the entries
        "app": { "domains": ["shop.example"], "associations": { "shop.example": {}, "*.Shop.example": {} } },
                                                                                    ^
      """)
  }

  func testAnAssociationFileThatNoDomainHas() {
    assertComplaints(
      ScenarioText(
        app: #""domains": ["shop.example"], "paths": ["/a"], "associations": { "shop.example": {} }"#),
      """
      <stdin>:3:58: error: each domain of the app has an entry here, so no site serves the association file that other keys of "app" describe; remove them
        "app": { "domains": ["shop.example"], "paths": ["/a"], "associations": { "shop.example": {} } },
                                                               ^
      """)
  }

  func testASettingThatIsGivenAsAKeyAndAsASwitch() {
    assertComplaints(
      ScenarioText(
        app: #""appsflyer": { "minTimeBetweenSessions": "9s", "switches": { "minTimeBetweenSessions": "1s" } }"#),
      """
      <stdin>:3:73: error: the switch minTimeBetweenSessions is the same setting as app.appsflyer.minTimeBetweenSessions, which is in line 3; remove one of them
        "app": { "appsflyer": { "minTimeBetweenSessions": "9s", "switches": { "minTimeBetweenSessions": "1s" } } },
                                                                              ^
      """)
  }

  func testASwitchThatIsAMemberOfAnAnswer() {
    assertComplaints(
      ScenarioText(
        app: #""adjust": { "switches": { "sessionAskIn": "1s" } }"#,
        backend: #""adjust": { "session": { "askIn": "2s" } }"#),
      """
      <stdin>:3:38: error: the switch sessionAskIn is the same setting as backend.adjust.session.askIn, which is in line 4; remove one of them
        "app": { "adjust": { "switches": { "sessionAskIn": "1s" } } },
                                           ^
      """)
  }

  func testAnUnknownAdjustVersionIsReported() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "version": "five" }"#),
      """
      <stdin>:3:35: error: unknown Adjust version "five"; known: \(AdjustProfile.all.map(\.version).joined(separator: ", "))
        "app": { "adjust": { "version": "five" } },
                                        ^
      """)
  }

  func testAnUnknownAdjustSwitchIsReported() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "switches": { "repeatLink": false } }"#),
      """
      <stdin>:3:38: error: unknown Adjust switch "repeatLink"; did you mean "repeatsLink"?
        "app": { "adjust": { "switches": { "repeatLink": false } } },
                                           ^
      """)
  }

  func testAnAdjustSwitchThatIsOnOrOff() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "switches": { "repeatsLink": "never" } }"#),
      """
      <stdin>:3:53: error: expected true or false, found a string
        "app": { "adjust": { "switches": { "repeatsLink": "never" } } },
                                                          ^
      """)
  }

  func testAnAdjustSwitchThatIsAList() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "switches": { "brandedDomains": true } }"#),
      """
      <stdin>:3:56: error: expected a list of words, found true
        "app": { "adjust": { "switches": { "brandedDomains": true } } },
                                                             ^
      """)
  }

  func testAnAdjustSwitchThatIsADuration() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "switches": { "sessionAskIn": true } }"#),
      """
      <stdin>:3:38: error: the Adjust switch sessionAskIn takes a duration such as "2.5s"
        "app": { "adjust": { "switches": { "sessionAskIn": true } } },
                                           ^
      """)
  }

  func testAnUnknownAppIsReported() {
    assertComplaints(
      ScenarioText(app: #""uses": "friut""#),
      """
      <stdin>:3:20: error: unknown app "friut"; did you mean "fruit"?
        "app": { "uses": "friut" },
                         ^
      """)
  }

  func testAnAppThatTheProgramDoesNotHave() {
    assertComplaints(
      ScenarioText(app: #""uses": "checkout""#),
      """
      <stdin>:3:20: error: unknown app "checkout"; an executable with DeepLinkSimulatorCommand registers it, or a test \
      passes it as "app:"
        "app": { "uses": "checkout" },
                         ^
      """)
  }

  func testAnUnknownReactionIsReported() {
    assertComplaints(
      ScenarioText(app: #""on": { "onConversionDataSucces": "ignore" }"#),
      """
      <stdin>:3:20: error: unknown callback "onConversionDataSucces"; did you mean "onConversionDataSuccess"?
        "app": { "on": { "onConversionDataSucces": "ignore" } },
                         ^
      """)
  }

  func testAnUnknownCallThatIsLeftOut() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "integration": { "omit": ["setDelegat"] } }"#),
      """
      <stdin>:3:53: error: unknown call of the integration "setDelegat"; did you mean "setDelegate"?
        "app": { "appsflyer": { "integration": { "omit": ["setDelegat"] } } },
                                                          ^
      """)
  }

  func testACallOfTheOtherSDKThatIsLeftOut() {
    let forwarding = SystemCall.linkLabels.map { "forward from " + $0 }
    let adjustCalls = (AdjustIntegrationCall.allCases.map(\.rawValue) + forwarding).joined(separator: ", ")
    assertComplaints(
      ScenarioText(app: #""adjust": { "integration": { "omit": ["start"] } }"#),
      """
      <stdin>:3:50: error: unknown call of the integration "start"; known: \(adjustCalls)
        "app": { "adjust": { "integration": { "omit": ["start"] } } },
                                                       ^
      """)
  }

  func testAnUnknownEntryPointThatDoesNotForward() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "integration": { "omit": ["forward from willConectTo"] } }"#),
      """
      <stdin>:3:53: error: unknown entry point "willConectTo"; did you mean "willConnectTo"?
        "app": { "appsflyer": { "integration": { "omit": ["forward from willConectTo"] } } },
                                                          ^
      """)
  }

  func testAnEntryPointWithoutLinksThatDoesNotForward() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "integration": { "omit": ["forward from didFinishLaunching"] } }"#),
      """
      <stdin>:3:53: error: didFinishLaunching has no link to pass on; expected "willConnectTo", \
      "application(continue:)", "application(open:)", "scene(continue:)", "openURLContexts", "onOpenURL" or \
      "onContinueUserActivity"
        "app": { "appsflyer": { "integration": { "omit": ["forward from didFinishLaunching"] } } },
                                                          ^
      """)
  }

  func testAnEntryPointThatIsForwardedAnywayIsReported() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "integration": { "add": ["forward from onOpenURL"] } }"#),
      """
      <stdin>:3:52: error: the app passes on the links of onOpenURL anyway; remove it from "add"
        "app": { "appsflyer": { "integration": { "add": ["forward from onOpenURL"] } } },
                                                         ^
      """)
  }

  func testAnAdditionThatIsNoEntryPointIsReported() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "integration": { "add": ["forward from onContinueUserActivty"] } }"#),
      """
      <stdin>:3:49: error: unknown addition to the integration "forward from onContinueUserActivty"; did you mean \
      "forward from onContinueUserActivity"?
        "app": { "adjust": { "integration": { "add": ["forward from onContinueUserActivty"] } } },
                                                      ^
      """)
  }

  func testAMisspeltForwardingIsReported() {
    assertComplaints(
      ScenarioText(app: #""appsflyer": { "integration": { "omit": ["foward from willConnectTo"] } }"#),
      """
      <stdin>:3:53: error: unknown call of the integration "foward from willConnectTo"; did you mean \
      "forward from willConnectTo"?
        "app": { "appsflyer": { "integration": { "omit": ["foward from willConnectTo"] } } },
                                                          ^
      """)
  }

  func testAnUnknownCallThatIsMoved() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "integration": { "move": { "initSDK2": "willConnectTo" } } }"#),
      """
      <stdin>:3:51: error: unknown call of the integration "initSDK2"; did you mean "initSdk"?
        "app": { "adjust": { "integration": { "move": { "initSDK2": "willConnectTo" } } } },
                                                        ^
      """)
  }

  func testAnUnknownEntryPointThatACallIsMovedTo() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "integration": { "move": { "initSdk": "didFinishLaunchin" } } }"#),
      """
      <stdin>:3:62: error: unknown entry point "didFinishLaunchin"; did you mean "didFinishLaunching"?
        "app": { "adjust": { "integration": { "move": { "initSdk": "didFinishLaunchin" } } } },
                                                                   ^
      """)
  }

  func testAnEntryPointOfAnotherStyleThatACallIsMovedTo() {
    assertComplaints(
      ScenarioText(app: #""adjust": { "integration": { "move": { "initSdk": "applicationDidBecomeActive" } } }"#),
      """
      <stdin>:3:62: error: applicationDidBecomeActive is not called in an app of the style uikit-scenes; it is called in uikit-app-delegate
        "app": { "adjust": { "integration": { "move": { "initSdk": "applicationDidBecomeActive" } } } },
                                                                   ^
      """)
  }
}
