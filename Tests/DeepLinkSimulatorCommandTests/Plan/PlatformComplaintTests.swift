import DeepLinkSimulator
import XCTest

/// Each complaint of the plan compiler about the device, word for word and in its place.
final class PlatformComplaintTests: XCTestCase {
  func testAnUnknownProfileIsAnsweredWithTheOneThatItMeans() {
    assertComplaints(
      ScenarioText(platform: #""profile": "iOS 17""#),
      """
      <stdin>:3:28: error: unknown iOS profile "iOS 17"; did you mean "ios17"?
        "platform": { "profile": "iOS 17" },
                                 ^
      """)
  }

  func testAProfileWithSimilarDigitsIsAnsweredWithAll() {
    assertComplaints(
      ScenarioText(platform: #""profile": "ios19""#),
      """
      <stdin>:3:28: error: unknown iOS profile "ios19"; known: \(PlatformProfile.all.map(\.name).joined(separator: ", "))
        "platform": { "profile": "ios19" },
                                 ^
      """)
  }

  func testAProfileThatIsNearToNoneIsAnsweredWithAll() {
    assertComplaints(
      ScenarioText(platform: #""profile": "android""#),
      """
      <stdin>:3:28: error: unknown iOS profile "android"; known: \(PlatformProfile.all.map(\.name).joined(separator: ", "))
        "platform": { "profile": "android" },
                                 ^
      """)
  }

  func testAnUnknownStyleIsAnsweredWithTheNearest() {
    assertComplaints(
      ScenarioText(platform: #""style": "uikit-scene""#),
      """
      <stdin>:3:26: error: unknown word "uikit-scene"; did you mean "uikit-scenes"?
        "platform": { "style": "uikit-scene" },
                               ^
      """)
  }

  func testAProfileThatCannotHaveTheStyleIsReportedOnce() {
    assertComplaints(
      ScenarioText(platform: #""profile": "ios12", "style": "uikit-scenes""#),
      """
      <stdin>:3:46: error: ios12 has no scenes: they came with iOS 13 (IOS-STYLE-8)
        "platform": { "profile": "ios12", "style": "uikit-scenes" },
                                                   ^
      """)
  }

  func testAnUnknownSwitchIsReported() {
    assertComplaints(
      ScenarioText(platform: #""switches": { "associationDenid": true }"#),
      """
      <stdin>:3:31: error: unknown platform switch "associationDenid"; did you mean "associationDenied"?
        "platform": { "switches": { "associationDenid": true } },
                                    ^
      """)
  }

  func testASwitchThatIsOnOrOff() {
    assertComplaints(
      ScenarioText(platform: #""switches": { "associationDenied": "yes" }"#),
      """
      <stdin>:3:52: error: expected true or false, found a string
        "platform": { "switches": { "associationDenied": "yes" } },
                                                         ^
      """)
  }

  func testASwitchThatIsAWord() {
    assertComplaints(
      ScenarioText(platform: #""switches": { "sharedScheme": "someone" }"#),
      """
      <stdin>:3:47: error: unknown word "someone"; expected "unshared", "this-app" or "other-app"
        "platform": { "switches": { "sharedScheme": "someone" } },
                                                    ^
      """)
  }

  func testAnUnknownSwitchWithoutASimilarNameIsAnsweredWithTheCommandThatListsThem() {
    assertComplaints(
      ScenarioText(platform: #""switches": { "nosuch": true }"#),
      """
      <stdin>:3:31: error: unknown platform switch "nosuch"; the command page switches lists them
        "platform": { "switches": { "nosuch": true } },
                                    ^
      """)
  }

  func testACallOfTheSystemThatLacksItsLink() {
    assertComplaints(
      ScenarioText(steps: ScenarioText.launched + #", { "system": { "call": "scene(continue:)" } }"#),
      """
      <stdin>:4:72: error: scene(continue:) carries a link; add "link"
        "steps": [{ "install": {} }, { "launch": {} }, { "system": { "call": "scene(continue:)" } }],
                                                                             ^
      """)
  }
}
