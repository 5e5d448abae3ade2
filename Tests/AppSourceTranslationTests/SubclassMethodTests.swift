import XCTest

@testable import AppSourceTranslation

/// Methods of the system's delegates that only a subclass of the conforming class has.
final class SubclassMethodTests: XCTestCase {
  private let base = "class Base: UIResponder, UIApplicationDelegate {}"

  private func translated(_ texts: String...) -> [String] {
    let declarations = AppDeclarations(in: texts)
    return texts.map { text in
      let whole = AppSource(text, path: "/App.swift", declarations: declarations).translated
      return whole.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).joined(separator: "\n")
        .replacing(/; enum .*?\} \}/, with: "")
    }
  }

  func testTheConformingClassGetsTheMethodAndTheSubclassOverridesIt() {
    let files = translated(
      base, "final class App: Base {\n  func applicationDidBecomeActive(_ application: UIApplication) { start() }\n}")
    XCTAssertEqual(
      files[0],
      "class Base: UIResponder, UIApplicationDelegate {; func applicationDidBecomeActive(_ __0: UIApplication) "
        + "{ final class __Absent: NSObject, UIApplicationDelegate {}; "
        + "__Absent().applicationDidBecomeActive(__0) } }")
    XCTAssertTrue(files[1].contains("  override func applicationDidBecomeActive(_ application"), files[1])
  }

  func testAMethodIsAddedOnceForAllSubclassesHoweverFarBelow() {
    let method =
      "func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent note: UNNotification) async"
      + " -> UNNotificationPresentationOptions { [] }"
    let files = translated(
      "public class Base: NSObject, UNUserNotificationCenterDelegate {}", "class Middle: Base {}",
      "public class One: Middle { \(method) }", "class Two: Base { \(method) }")
    XCTAssertEqual(files[0].components(separatedBy: "__Absent().").count, 2, files[0])
    XCTAssertTrue(files[0].contains("; public func userNotificationCenter("), files[0])
    XCTAssertTrue(files[0].contains("let __result: UNNotificationPresentationOptions = await __Absent()"), files[0])
    XCTAssertEqual(files[1], "class Middle: Base {}")
    XCTAssertTrue(files[2].contains("{ public override func user"), files[2])
    XCTAssertTrue(files[3].contains("{ override func user"), files[3])
  }

  func testOtherMethodsStay() {
    let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"
    let unrelated = [
      "class App: Base { override \(method) }", "class App: Base { private \(method) }",
      "class App: Base { func show(_ url: URL) {} }", "class App: Other { \(method) }",
      "class App: Base { func sceneDidBecomeActive(_ scene: UIScene) {} }",
      "class App: Base { class Part { \(method) } }", "class App: Base { func a() { \(method) } }",
    ]
    for text in unrelated {
      XCTAssertEqual(translated(base, text)[0], base, text)
      XCTAssertEqual(translated(base, text)[1], text)
    }
  }
}
