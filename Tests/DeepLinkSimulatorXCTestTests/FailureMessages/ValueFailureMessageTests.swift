import DeepLinkSimulatorXCTest
import XCTest

/// What an assertion about a payload or about the end of a run says, word for word.
final class ValueFailureMessageTests: FailureMessageCase {
  func testThePayloadOfACallbackThatDoesNotComeIsNoOtherFailure() throws {
    try assertBreaks(
      .payload("onConversionDataFail", ["deep_link_value": "apples"]),
      """
      ✘ A link opens its screen
        expected  onConversionDataFail at least once
        actual    onConversionDataFail never
                                       ^ there is no such event; event 20, onConversionDataSuccess, came instead
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .payload("onConversionDataFail", that: "has a campaign") { $0["campaign"] != nil },
      """
      ✘ A link opens its screen
        expected  onConversionDataFail at least once
        actual    onConversionDataFail never
                                       ^ there is no such event; event 20, onConversionDataSuccess, came instead
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .payload("onConversionDataFail", without: "campaign"),
      """
      ✘ A link opens its screen
        expected  onConversionDataFail at least once
        actual    onConversionDataFail never
                                       ^ there is no such event; event 20, onConversionDataSuccess, came instead
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAValueOfAPayloadIsShownNextToTheExpectedOne() throws {
    try assertBreaks(
      .payload("onAppOpenAttribution", ["deep_link_value": "peaches"]),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution.deep_link_value = "peaches"
        actual    onAppOpenAttribution.deep_link_value = "apples"
                                                          ^ event 15 at 1ms
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAKeyThatShouldBeAbsentIsShownWithItsValue() throws {
    try assertBreaks(
      .payload("onAppOpenAttribution", without: "deep_link_value"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution.deep_link_value = (absent)
        actual    onAppOpenAttribution.deep_link_value = "apples"
                                                         ^ event 15 at 1ms
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAClosureOverAPayloadShowsThePayload() throws {
    try assertBreaks(
      .payload("onConversionDataSuccess", that: "has a campaign") { $0["campaign"] != nil },
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess has a campaign
        actual    onConversionDataSuccess {"af_message":"organic install","af_status":"Organic","install_time":"2…
                                          ^ event 20 at 1.2s
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testWhatIsPendingIsNamed() throws {
    try assertBreaks(
      .nothingPending,
      in: run(steps: [.install, .launch, .background, .suspend], backend: [.appsFlyer(.launch, after: .seconds(5))]),
      """
      ✘ A link opens its screen
        expected  nothing pending
        actual    answer launch
                  ^ what was still to come when the run ended
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAFinalValueNamesTheEventThatDecidedIt() throws {
    try assertBreaks(
      .finally(["screen": "Peaches"]),
      """
      ✘ A link opens its screen
        expected  screen = "Peaches"
        actual    screen = "Apples"
                            ^
                  event 16, route Apples, was the last to decide it; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAFinalValueByKeyPathNamesTheProperty() throws {
    try assertBreaks(
      .finally(\.storedLink, Self.link),
      """
      ✘ A link opens its screen
        expected  storedLink = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"
        actual    storedLink = nil
                               ^ what held when the run ended
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAClosureOverTheRunIsNamedByItsWords() throws {
    try assertBreaks(
      .run("the app shows two screens") { $0.trace.events.filter { $0.label.hasPrefix("route") }.count == 2 },
      """
      ✘ A link opens its screen
        expected  the app shows two screens
        actual    it does not hold
                  ^ what the test says of the run
        replay    swift test --filter MyTests/testLinks
      """)
  }
}
