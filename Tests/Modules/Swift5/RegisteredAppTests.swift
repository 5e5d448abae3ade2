import DeepLinkSimulatorCommand
import DeepLinkSimulatorXCTest
import Foundation
import Synchronization
import XCTest

/// A real delegate that a program registers, so that scenario files can name it.
final class RegisteredAppTests: XCTestCase {
  private final class AppDelegate: ApplicationDelegate {
    let manager = AppsFlyerManager()

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      manager.onLink = { link in MainActor.assumeIsolated { AppEnvironment.current.show(link) } }
      manager.configure(devKey: "dev-key", appID: "1512793879")
      return true
    }

    func applicationDidBecomeActive(_ application: Application) { manager.start() }
  }

  /// Runs a command of a program that knows the app as `shop`.
  private func run(_ arguments: [String], screen: String, uses app: String = "shop") -> (ExitCode, String) {
    let scenario = """
      {
        "version": 1, "name": "A link brings a user to the app", "platform": { "style": "uikit-app-delegate" },
        "app": {
          "uses": "\(app)", "domains": ["example.onelink.me"], "appsflyer": { "unifiedDeepLinking": true }
        },
        "steps": [
          { "tap": "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples" }, { "install": {} }, { "launch": {} }
        ],
        "expect": [{ "finally": { "screen": "\(screen)" } }]
      }
      """
    var command = DeepLinkSimulatorCommand()
    command.register("shop", .integrated(appDelegate: { AppDelegate() }))
    let text = Mutex("")
    let console = Console(
      output: { written in text.withLock { $0 += written } },
      diagnostics: { written in text.withLock { $0 += written } }, readInput: { Array(scenario.utf8) })
    let code = command.run(arguments + ["-"], console: console)
    return (code, text.withLock { $0 })
  }

  func testAScenarioFileNamesARealDelegate() {
    for arguments in [["replay"], ["explore"], ["verify-determinism"]] {
      let (code, output) = run(arguments, screen: "apples")
      XCTAssertEqual(code, .success, output)
    }
  }

  func testWhatTheDelegateDoesNotDoIsFound() {
    let (code, output) = run(["replay"], screen: "pears")
    XCTAssertEqual(code, .failure)
    XCTAssertTrue(output.contains("apples"), output)
  }

  func testAMisspeltNameIsCorrected() {
    let (code, output) = run(["replay"], screen: "apples", uses: "shopp")
    XCTAssertEqual(code, .usage)
    XCTAssertTrue(output.contains("shop"), output)
  }
}
