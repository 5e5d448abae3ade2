import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// Apps that can have several windows, on a device that shows one.
final class WindowValueTests: XCTestCase {
  func testALinkOpensAScreenWhereThereIsOneWindow() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      let run = try CorpusScenario.fruit(
        .swiftUI(WindowValueApp.self), style: .swiftUIAppDelegate, steps: steps
      ).run()
      assertTrace(
        run,
        .sequence(
          "didResolveDeepLink found", "route apples", "opens nothing https://partner.example/apples",
          "opens browser https://partner.example/apples", "route opened in browser"),
        .count("route", 2))
    }
  }

  func testALinkReplacesTheValueOfAWindow() throws {
    for app in [TestedApp.swiftUI(ValueOnlyApp.self), .swiftUI(OptionalValueApp.self)] {
      let steps = CorpusScenario.direct(CorpusScenario.fruitLink, from: .foreground)
      let run = try CorpusScenario.fruit(app, style: .swiftUIAppDelegate, steps: steps).run()
      assertTrace(run, .sequence("onOpenURL", "route ChosenFruit"), .count("route", 1))
    }
  }

  func testAWindowKeepsItsDefaultValue() throws {
    let steps = CorpusScenario.direct(CorpusScenario.fruitLink, from: .foreground)
    let run = try CorpusScenario.fruit(.swiftUI(NewValueApp.self), style: .swiftUIAppDelegate, steps: steps).run()
    assertTrace(run, .sequence("onOpenURL", "route ChosenFruit"), .count("route", 1))
  }
}
