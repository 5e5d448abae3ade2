import CorpusSupport
import DeepLinkSimulatorXCTest
import XCTest

/// An app whose link opens a popover beside a list with a selection.
final class SidebarTests: XCTestCase {
  func testALinkOpensAPopoverOnce() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      let scene = try CorpusScenario.fruit(.swiftUI(SidebarApp.self), style: .swiftUIAppDelegate, steps: steps)
      let run = scene.run()
      // The app forwards no link of a running app to the SDK, so only a deferred one arrives.
      assertTrace(run, .count("route OfferScreen", 0))
    }
    let deferred = CorpusScenario.deferred(CorpusScenario.oneLink)
    let run = try CorpusScenario.fruit(.swiftUI(SidebarApp.self), style: .swiftUIAppDelegate, steps: deferred).run()
    assertTrace(run, .count("route OfferScreen", 1))
  }
}
