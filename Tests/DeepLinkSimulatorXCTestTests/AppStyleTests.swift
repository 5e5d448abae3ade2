import DeepLinkSimulatorSwiftUI
import DeepLinkSimulatorXCTest
import XCTest

/// A scenario that names no life cycle has that of the app, and an app is not run on one that hides its links.
final class AppStyleTests: XCTestCase {
  private static let link = "https://brandname.go.link/summer-clothes?promo=beach"

  private func scenario(style: AppStyle? = nil) -> Scenario {
    Scenario(
      name: "A link opens its screen", platform: PlatformDescription(style: style),
      app: AppDescription(scheme: "example", domains: ["brandname.go.link"], sdks: [.adjust()]),
      steps: [.install, .launch, .tap(Self.link), .wait(.seconds(20))])
  }

  private func message(_ run: ScenarioRun) -> String {
    run.failures(of: .count("didFinishLaunching", 1)).map { $0.text(replayedBy: "LinkTests/testLinks").withoutContext }
      .joined()
  }

  // MARK: SwiftUI

  private final class DeepLinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      AppEnvironment.current.record("connects")
    }
  }

  private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      AppEnvironment.current.record("configures")
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = DeepLinkSceneDelegate.self
      return configuration
    }
  }

  /// An app whose delegate configures its scene.
  private struct ScenedShop: App {
    @UIApplicationDelegateAdaptor(ConfiguringDelegate.self) private var appDelegate

    var body: some Scene {
      WindowGroup { Text("Welcome").onAppear { AppEnvironment.current.record("appears") } }
    }
  }

  func testAnAppOfSwiftUIGetsItsLinksWhereAScenarioNamesNoStyle() throws {
    let apps: [(TestedApp, AppStyle)] = [
      (.swiftUI(SwiftUIShop.self), .swiftUIAppDelegate),
      (.swiftUI(SwiftUIShop.self, sceneDelegate: { DeepLinkSceneDelegate() }), .swiftUISceneDelegate),
    ]
    for (app, style) in apps {
      let run = try ScenarioTest(scenario(), app: app).run()
      assertTrace(run, .sequence("onOpenURL", "route SummerClothes"))
      XCTAssertEqual(run.plan.platform.style, style)
    }
  }

  func testADrivenAppOfSwiftUIGetsItsLinks() async throws {
    let device = try Simulator(
      app: .swiftUI(SwiftUIShop.self), scheme: "example", domains: ["brandname.go.link"], sdks: [.adjust()],
      isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.tap(Self.link)
    try await device.advance(by: .seconds(20))
    let screen = await device.screen
    XCTAssertEqual(screen, "SummerClothes")
    try await device.finish()
  }

  func testAnAppOfSwiftUIIsNotRunOnALifeCycleOfUIKit() throws {
    for style in [AppStyle.uikitScenes, .uikitAppDelegate] {
      XCTAssertThrowsError(try ScenarioTest(scenario(style: style), app: .swiftUI(SwiftUIShop.self))) { error in
        XCTAssertEqual(
          "\(error)".components(separatedBy: ": error: ").last?.components(separatedBy: "\n").first,
          "the app has another life cycle than \"\(style.rawValue)\"; leave \"style\" out, or write "
            + "\"swiftui-app-delegate\" or \"swiftui-scene-delegate\"")
      }
    }
  }

  func testARegisteredAppOfSwiftUIHasItsStyleToo() throws {
    var apps = AppRegistry()
    apps.register("shop", .swiftUI(SwiftUIShop.self))
    var scenario = scenario()
    scenario.app.uses = "shop"
    let plan = try ScenarioCompiler(apps: apps).compile(scenario).get()
    XCTAssertEqual(plan.platform.style, .swiftUIAppDelegate)
    scenario.platform.style = .uikitScenes
    XCTAssertThrowsError(try ScenarioCompiler(apps: apps).compile(scenario).get())
  }

  func testAMatrixHasNoCellsOfALifeCycleThatTheAppCannotHave() throws {
    var apps = AppRegistry()
    apps.register("shop", .swiftUI(SwiftUIShop.self))
    var scenario = scenario()
    scenario.app.uses = "shop"
    let compiler = VariantCompiler(scenario, apps: apps)
    var variant = ScenarioVariant()
    variant.style = .swiftUISceneDelegate
    XCTAssertEqual(try compiler.compile(variant).platform.style, .swiftUISceneDelegate)
    variant.style = .uikitScenes
    XCTAssertThrowsError(try compiler.compile(variant)) { error in
      XCTAssertEqual(
        (error as? VariantRefusal)?.reason.hasPrefix("the app has another life cycle than"), true, "\(error)")
    }
  }

  func testASceneDelegateThatNobodyCallsIsAFailure() throws {
    let run = try ScenarioTest(scenario(), app: .swiftUI(ScenedShop.self)).run()
    XCTAssertEqual(
      message(run),
      """
      ✘ A link opens its screen
        expected  the scene delegate of the app is called
        actual    an app of the style swiftui-app-delegate has none that is called
                  ^
                  application(_:configurationForConnecting:options:) names DeepLinkSceneDelegate: pass the scene delegate
                  as sceneDelegate, or give the scenario the style swiftui-scene-delegate
        replay    swift test --filter LinkTests/testLinks
      """)
    let called = try ScenarioTest(scenario(style: .swiftUISceneDelegate), app: .swiftUI(ScenedShop.self)).run()
    assertTrace(called, .sequence("configures", "connects"))
  }

  // MARK: UIKit

  func testAnAppThatConfiguresAScenePassesOnlyWithIt() throws {
    let app = TestedApp.integrated(appDelegate: { ConfiguringDelegate() })
    let run = try ScenarioTest(scenario(), app: app).run()
    XCTAssertTrue(message(run).contains("names DeepLinkSceneDelegate: pass the scene delegate"), message(run))
    XCTAssertTrue(message(run).contains("give the scenario the style uikit-scenes"), message(run))
    let called = try ScenarioTest(scenario(style: .uikitScenes), app: app).run()
    assertTrace(called, .sequence("configures", "connects"))
  }

  func testAScenarioThatNamesTheStyleMeansIt() throws {
    let app = TestedApp.integrated(appDelegate: { ConfiguringDelegate() }).recording("configures")
    assertTrace(try ScenarioTest(scenario(style: .uikitAppDelegate), app: app).run(), .never("configures"))
  }
}
