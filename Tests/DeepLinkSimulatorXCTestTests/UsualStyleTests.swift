#if os(Linux) || os(macOS)
  import DeepLinkSimulatorSwiftUI
  import DeepLinkSimulatorXCTest
  import XCTest

  /// An app hears of links in the style that it is built in, where its scenario says none.
  final class UsualStyleTests: XCTestCase {
    private struct LinkView: View {
      var body: some View {
        Text("a shop").onOpenURL { AppEnvironment.current.show($0.lastPathComponent) }
      }
    }

    private struct LinkApp: App {
      var body: some Scene { WindowGroup { LinkView() } }
    }

    private final class LinkDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool {
        AppEnvironment.current.show(url.lastPathComponent)
        return true
      }
    }

    private static let file = """
      { "version": 1, "name": "a link", "app": { "uses": "shop", "scheme": "shop" },
        "steps": [{ "install": {} }, { "launch": {} }, { "tap": "shop://open/shoes" }],
        "expect": [{ "finally": { "screen": "shoes" } }] }
      """

    func testAnAppOfSwiftUIOpensALinkThatATestTaps() async throws {
      let device = try Simulator(app: .swiftUI(LinkApp.self), scheme: "shop")
      try await device.install()
      try await device.launch()
      try await device.tap("shop://open/shoes")
      let screen = await device.screen
      XCTAssertEqual(screen, "shoes")
      try await device.finish()
      let file = try await device.record()
      assertTrace(
        await (try ScenarioTest(text: file, app: .swiftUI(LinkApp.self))).run(), .finally(\.screen, "shoes"))
    }

    func testAnAppThatAFileNamesHasItsStyle() throws {
      for app in [TestedApp.swiftUI(LinkApp.self), .integrated(appDelegate: { LinkDelegate() })] {
        var apps = AppRegistry()
        apps.register("shop", app)
        assertScenario(try ScenarioTest(text: Self.file, app: .named(in: apps)))
        var others = AppRegistry()
        others.add(apps)
        assertScenario(try ScenarioTest(text: Self.file, app: .named(in: others)))
        assertScenario(try ScenarioTest(text: Self.file, app: app))
      }
    }
  }
#endif
