import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import WebKit
import XCTest

/// Key-value observing, which Foundation does not have on Linux.
final class ObservingTests: XCTestCase {
  func testAnAppFollowsItsDefaultsAndThePageOfItsWebView() throws {
    let app = TestedApp.integrated(appDelegate: { ObservingAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1))
    }
  }

  @MainActor
  func testObserversAreToldOfEachPage() throws {
    let page = PageController()
    page.loadViewIfNeeded()
    let url = try XCTUnwrap(URL(string: "https://example.com/pears"))
    page.web.load(URLRequest(url: url))
    page.web.load(URLRequest(url: url))
    XCTAssertEqual(page.pages, 2, "the same page again is a change, too")
    XCTAssertEqual(page.published, [nil, url, url])
  }

  func testAnObserverGetsTheValuesForWhichItAsks() {
    let basket = ObservedBasket()
    nonisolated(unsafe) var seen: [String] = []
    let all = basket.observe(\.count, options: [.initial, .old, .new]) { _, change in
      seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    let plain = basket.observe(\.fruit) { basket, change in
      seen.append("\(basket.fruit ?? "") \(change.newValue == nil)")
    }
    basket.count = 2
    basket.fruit = "pears"
    plain.invalidate()
    basket.fruit = "plums"
    basket.count = 3
    XCTAssertEqual(seen, ["-1 0", "0 2", "pears true", "2 3"])
    XCTAssertEqual(basket.changes, 2)
    withExtendedLifetime(all) {}
  }

  func testAnObservationEndsWithItsToken() {
    let basket = ObservedBasket()
    nonisolated(unsafe) var calls = 0
    var token: NSKeyValueObservation? = basket.observe(\.count) { _, _ in calls += 1 }
    basket.count = 1
    XCTAssertNotNil(token)
    token = nil
    basket.count = 2
    XCTAssertEqual(calls, 1)
  }

  func testAPropertyOfASuperclassIsObservedByItsValue() {
    let cart = ObservedCart()
    nonisolated(unsafe) var calls = 0
    let token = cart.observe(\.count) { _, _ in calls += 1 }
    cart.count = 1
    cart.fruit = "pears"
    XCTAssertEqual(calls, 1)
    withExtendedLifetime(token) {}
  }

  @MainActor
  func testAnObserverByNameIsToldUntilItLeaves() {
    let follower = PlayerFollower()
    follower.follow()
    follower.player.play()
    follower.player.pause()
    follower.leave()
    follower.player.play()
    XCTAssertEqual(follower.rates, [0, 1, 0])
  }
}
