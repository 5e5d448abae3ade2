#if os(Linux)
  import DeepLinkSimulatorXCTest
  import XCTest

  /// What standard error says of static properties that a test wants to be reset, and that do not exist.
  final class ForgottenStaticsTests: XCTestCase {
    private final class QuietAppDelegate: UIResponder, UIApplicationDelegate {}

    func testAModuleWithoutAnyIsNamedOnceAndNotInEachRun() throws {
      let app = TestedApp.integrated(appDelegate: { QuietAppDelegate() }) { $0.forgetStatics(of: "NoSuchModule") }
      let text = try StandardErrorCapture.text {
        for _ in 1...3 { _ = try ScenarioTest(.linkOpensScreen, app: app).run() }
      }
      XCTAssertEqual(text.components(separatedBy: "no static properties of a module NoSuchModule").count, 2, text)
    }
  }
#endif
