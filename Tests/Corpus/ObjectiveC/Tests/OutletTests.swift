import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Outlets, which storyboards and nibs connect on a device.
final class OutletTests: XCTestCase {
  private static let app = TestedApp.integrated(appDelegate: { OutletAppDelegate() }) { environment in
    environment.initialScreen = { UINavigationController(rootViewController: OutletHomeController()) }
    environment.storyboard["details"] = { OutletDetailsController() }
  }

  func testScreensOfAStoryboardFillInTheirLabels() throws {
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(try CorpusScenario.fruit(Self.app, steps: steps).run(), .count("route details", 1))
    }
    let steps = CorpusScenario.deferred(CorpusScenario.oneLink)
    assertTrace(try CorpusScenario.fruit(Self.app, steps: steps).run(), .count("route details", 1))
  }

  @MainActor
  func testOutletsAreConnectedWhenTheViewIsLoadedAndNotBefore() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let details = storyboard.instantiateViewController(identifier: "x") { _ in OutletDetailsController() }
    XCTAssertNil(details.nameLabel)
    XCTAssertEqual(details.restorationIdentifier, "x")
    details.fruit = "apples"
    details.loadViewIfNeeded()
    XCTAssertEqual(details.title, "apples")
    XCTAssertTrue(details.nameLabel === details.nameLabel)
    XCTAssertTrue(details.list.superview === details.view)
    XCTAssertNil(details.first, "two outlets in one declaration")
    details.nameLabel.removeFromSuperview()
    XCTAssertNotNil(details.nameLabel)
  }

  @MainActor
  func testAControllerWithoutAStoryboardHasTheOutletsOfItsNib() {
    XCTAssertNil(LooseController().connected)
    XCTAssertNotNil(LooseController(nibName: "Loose", bundle: nil).connected)
  }

  func testANibThatTheTestGivesBelongsToTheClassWithItsName() throws {
    let app = TestedApp.integrated(appDelegate: { NibAppDelegate() }) {
      $0.resources["LooseController.nib"] = Data()
    }
    assertTrace(try CorpusScenario.fruit(app, steps: [.install, .launch]).run(), .count("route connected", 1))
    let other = TestedApp.integrated(appDelegate: { NibAppDelegate() })
    assertTrace(try CorpusScenario.fruit(other, steps: [.install, .launch]).run(), .count("route loose", 1))
  }

  @MainActor
  func testViewsFromNibsHaveTheirOutlets() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let shelf = storyboard.instantiateViewController(identifier: "shelf") { _ in ShelfController() }
    shelf.loadViewIfNeeded()
    XCTAssertEqual(shelf.banner.label.text, "Apples")
    XCTAssertTrue(shelf.banner.label.superview === shelf.banner)
    XCTAssertTrue(shelf.banner.content.superview === shelf.banner)
    XCTAssertEqual(shelf.price.amount.text, "2")
    XCTAssertTrue(shelf.price.isAwake)
    XCTAssertTrue(shelf.price.superview === shelf.view)
    XCTAssertNil(PriceView(frame: .zero).amount, "a view that code makes")
  }

  func testANibWithTheNameOfAViewContainsIt() throws {
    let app = TestedApp.integrated(appDelegate: { ShelfAppDelegate() })
    assertTrace(try CorpusScenario.fruit(app, steps: [.install, .launch]).run(), .count("route awake", 1))
  }
}
