import DeepLinkSimulatorXCTest
import XCTest

/// What failures say about what an app does after a wait.
final class TimerMessageTests: XCTestCase {
  func testAnActAfterASleepNamesTheCallbackBehindIt() throws {
    let run = try linkTest { environment in
      Task {
        for _ in 1...2 { try await environment.clock.sleep(for: .seconds(1)) }
        environment.record("late")
      }
    }.run()
    let text = try XCTUnwrap(run.failures(of: .never("late")).first).text()
    XCTAssertEqual(
      text.split(separator: "\n").prefix(6).joined(separator: "\n"),
      """
      ✘ A link opens its screen
        expected  never late
        actual    late
                  ^ event 23 at 2.001s; event 15, onAppOpenAttribution, set it off by way of event 22, timer sleep
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        flow      install > tap > opens app > onAppOpenAttribution > onConversionDataSuccess > data > late
      """)
  }
}
