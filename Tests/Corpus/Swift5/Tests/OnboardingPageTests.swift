import CorpusSupport
import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// The pieces for SwiftUI on Adjust's pages keep their promises, and each of them is needed.
final class OnboardingPageTests: XCTestCase {
  private static let app = TestedApp.swiftUI(
    OnboardingPageApp.self, appDelegate: { OnboardingPageDelegate() },
    prepare: { environment in
      if UserDefaults.standard.string(forKey: "deferredLink") != nil { environment.record("left over") }
      _ = NotificationCenter.default.addObserver(forName: .pageOpensLink, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { environment.show("SummerClothes") }
      }
      _ = NotificationCenter.default.addObserver(forName: .pageIsOnboarded, object: nil, queue: nil) { _ in
        let link = UserDefaults.standard.string(forKey: "deferredLink")
        MainActor.assumeIsolated { environment.record("onboarded", link == nil ? "without a link" : "with a link") }
      }
    }
  ).recording("onboarded", "left over")

  private func failures(_ attribution: Duration, _ steps: [Step], _ assertions: TraceAssertion...) throws -> [String] {
    let test = try CorpusScenario.shop(
      Self.app, style: .swiftUIAppDelegate, backend: [.adjust(.attribution, after: attribution)], steps: steps)
    return test.run().failures(of: assertions).map { "\($0)" }
  }

  private func brokenPromises() throws -> [String] {
    let deferred: [Step] = [.tap(CorpusScenario.branded), .install, .launch, .wait(.seconds(30))]
    let again: [Step] = [.kill(), .launch, .wait(.seconds(30))]
    var broken: [String] = []
    // The link comes during the splash, waits for the onboarding's view, and is handled once.
    broken += try failures(
      .seconds(1), deferred + again,
      .sequence("adjustDeferredDeeplinkReceived", "onboarded with a link", "route SummerClothes"),
      .count("route SummerClothes", 1), .count("onboarded", 1), .never("left over"))
    // It comes when the onboarding is over.
    broken += try failures(
      .seconds(20), deferred,
      .sequence("onboarded without a link", "adjustDeferredDeeplinkReceived", "route SummerClothes"),
      .count("route SummerClothes", 1))
    for link in [CorpusScenario.branded, CorpusScenario.shopLink] {
      broken += try failures(
        .seconds(1), [.install, .launch, .wait(.seconds(30)), .tap(link), .wait(.seconds(5))],
        .sequence("onboarded", "route SummerClothes"), .count("route SummerClothes", 1))
    }
    return broken
  }

  func testThePageKeepsItsPromises() throws {
    XCTAssertEqual(try brokenPromises(), [])
  }

  func testEachPieceThatIsLeftOutBreaksAPromise() throws {
    defer { OnboardingPageDelegate.leftOut = nil }
    for piece in OnboardingPagePiece.allCases {
      OnboardingPageDelegate.leftOut = piece
      XCTAssertNotEqual(try brokenPromises(), [], "nothing notices that \(piece) is missing")
    }
  }
}
