import DeepLinkSimulatorXCTest
import XCTest

/// What an assertion about the order of events says, word for word.
final class OrderFailureMessageTests: FailureMessageCase {
  func testASequenceInAnotherOrderNamesTheFirstEventThatIsWrong() throws {
    try assertBreaks(
      .sequence("onConversionDataSuccess", "route Apples"),
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess   route Apples
        actual    route Apples              onConversionDataSuccess
                  ^ 1: event 16 is route Apples, not onConversionDataSuccess; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAConditionOverTheRunNamesTheEventThatBreaksIt() throws {
    try assertBreaks(
      .never("route", before: "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  never route before onConversionDataSuccess
        actual    route Apples
                  ^ event 16 at 1ms; onConversionDataSuccess had not happened; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .whenever("route", eventually: "store", "drop"),
      """
      ✘ A link opens its screen
        expected  route          store or drop
        actual    route Apples   (nothing)
                                 ^ 2: no such event followed event 16; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnEventInBetweenIsNamed() throws {
    try assertBreaks(
      .consecutive("onAppOpenAttribution", "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution   onConversionDataSuccess
        actual    onAppOpenAttribution   route Apples
                                         ^
                  2: event 16 is route Apples, not onConversionDataSuccess; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnEventTooManyIsNamed() throws {
    try assertBreaks(
      .exactly("onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution   (nothing)
        actual    onAppOpenAttribution   onConversionDataSuccess
                                         ^ 2: event 20 is onConversionDataSuccess, where nothing was expected
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testTwoEventsTheOtherWayRoundAreShownAsTheyCame() throws {
    try assertBreaks(
      .before("onConversionDataSuccess", "onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess   onAppOpenAttribution
        actual    onAppOpenAttribution      onConversionDataSuccess
                  ^ 1: event 15 is onAppOpenAttribution, and onConversionDataSuccess is event 20
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnEventThatShouldComeFirstAndDoesNotComeIsShownAsMissing() throws {
    try assertBreaks(
      .before("didResolveDeepLink", "route"),
      """
      ✘ A link opens its screen
        expected  didResolveDeepLink   route
        actual    route Apples         (nothing)
                  ^ 1: event 16 is route Apples, not didResolveDeepLink; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnotherCauseIsShownWithItsOwnCauses() throws {
    try assertBreaks(
      .caused("route Apples", by: "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  route Apples caused by onConversionDataSuccess
        actual    route Apples caused by onAppOpenAttribution
                                           ^
                  event 16 comes from 15 onAppOpenAttribution, from 8 AppsFlyerLib.continue, from 7 willConnectTo
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnEffectThatDoesNotComeIsMissing() throws {
    try assertBreaks(
      .caused("store", by: "onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  store at least once
        actual    store never
                        ^
                  there is no such event; event 16, route Apples, set off by event 15, onAppOpenAttribution, came instead
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAForbiddenEventIsNamedWithItsTime() throws {
    try assertBreaks(
      .never("route"),
      """
      ✘ A link opens its screen
        expected  never route
        actual    route Apples
                  ^ event 16 at 1ms; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testACountNamesTheLastEventThatWasCounted() throws {
    try assertBreaks(
      .count("onAppOpenAttribution", 2),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution twice
        actual    onAppOpenAttribution once
                                       ^ event 15 is the last one
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testACountOutsideOfARangeSaysTheRange() throws {
    try assertBreaks(
      .count("route", 2...3),
      """
      ✘ A link opens its screen
        expected  route 2 to 3 times
        actual    route once
                        ^ event 16 is the last one; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }
}
