import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// The pieces of SwiftUI on Adjust's pages do what the pages say.
final class SwiftUIPageTests: XCTestCase {
  private static let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  private static let scheme = "example://summer-clothes?promo=beach"

  private func run(_ app: TestedApp, style: AppStyle, _ steps: [Step]) throws -> ScenarioRun {
    try ScenarioTest(
      Scenario(
        name: "shop", platform: PlatformDescription(style: style),
        app: AppDescription(scheme: "example", domains: ["brandname.go.link"], sdks: [.adjust()]),
        steps: steps), app: app
    ).run()
  }

  private let app = TestedApp.swiftUI(SwiftUIShop.self, appDelegate: { SwiftUIShopDelegate() })

  private let withScenes = TestedApp.swiftUI(
    SwiftUIShop.self, appDelegate: { SwiftUIShopDelegate() }, sceneDelegate: { SwiftUIShopSceneDelegate() })

  func testALinkReachesOnOpenURLInEachForm() throws {
    for (app, style) in [(app, AppStyle.swiftUIAppDelegate), (withScenes, AppStyle.swiftUISceneDelegate)] {
      for link in [Self.branded, Self.scheme] {
        for start in [[Step.install], [.install, .launch, .wait(.seconds(20))], [.install, .launch, .background]] {
          let run = try run(app, style: style, start + [.tap(link), .wait(.seconds(20))])
          assertTrace(
            run, .sequence(EventPattern("Adjust.processAndResolve \(link)"), "route SummerClothes"),
            .count("Adjust.processAndResolve", 1))
        }
      }
    }
  }

  func testAWarmLinkIsHandedToTheView() throws {
    let run = try run(app, style: .swiftUIAppDelegate, [.install, .launch, .wait(.seconds(20)), .tap(Self.scheme)])
    assertTrace(run, .sequence("onOpenURL", "Adjust.processAndResolve", "route SummerClothes"))
  }

  func testTheFirstViewIsSeenOnceInEachProcess() throws {
    let run = try run(
      app, style: .swiftUIAppDelegate, [.install, .launch, .background, .foreground, .kill(), .launch])
    // The second process knows that the onboarding is over.
    assertTrace(run, .count("appears", 2), .count("route Onboarding", 1))
  }

  func testEveryViewThatIsThereHearsOfALink() throws {
    let run = try run(.swiftUI(ManyViews.self), style: .swiftUIAppDelegate, [.install, .launch, .tap(Self.scheme)])
    XCTAssertEqual(run.appEvents, ["first", "inner", "outer"])
  }

  func testADeferredLinkReachesTheAppDelegate() throws {
    let run = try run(
      app, style: .swiftUIAppDelegate, [.tap(Self.branded), .install, .launch, .wait(.seconds(20))])
    assertTrace(run, .sequence("route Onboarding", "adjustDeferredDeeplinkReceived", "route SummerClothes"))
  }
}
