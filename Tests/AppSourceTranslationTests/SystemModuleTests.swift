import XCTest

@testable import AppSourceTranslation

/// What the translation makes of modules and macros that only Apple's systems have.
final class SystemModuleTests: XCTestCase {
  private func check(_ pairs: [(String, String)], file: StaticString = #filePath, line: UInt = #line) {
    for (before, after) in pairs {
      let whole = AppSource(before, path: "/App.swift").translated
      let text = whole.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)[4]
      XCTAssertEqual(String(text), after, file: file, line: line)
    }
  }

  private func leftOut(_ name: String) -> String {
    "#warning(\"DeepLinkSimulator has no \(name), so this import is left out on Linux\")"
  }

  func testAModuleBelowFoundationHasItsNameOnLinux() {
    check([
      ("import Darwin", "import Glibc"), ("import Darwin.POSIX\nimport UIKit", "import Glibc\nimport UIKit"),
      ("@preconcurrency import ObjectiveC.runtime", "@preconcurrency import UIKit"),
      ("import func Darwin.exit", "import func Glibc.exit"), ("import DarwinKit", "import DarwinKit"),
    ])
  }

  func testWhatSwiftUIExportsIsInItsModule() {
    check([
      ("import CoreTransferable", "import SwiftUI"), ("import SwiftUICore", "import SwiftUI"),
      ("import protocol CoreTransferable.Transferable", "import protocol SwiftUI.Transferable"),
    ])
  }

  func testAFrameworkWithoutAModuleIsLeftOut() {
    check([
      ("import SpriteKit\nimport UIKit", leftOut("SpriteKit") + "\nimport UIKit"),
      ("@preconcurrency @_exported import EventKit.EKEvent", leftOut("EventKit")),
      ("import UIKit; import Contacts", "import UIKit; " + leftOut("Contacts")),
      ("public import class Contacts.CNContact", leftOut("Contacts")),
      ("import Kingfisher\nlet a = Photos.import", "import Kingfisher\nlet a = Photos.import"),
    ])
  }

  func testAPartOfAFrameworkIsTheWholeModule() {
    check([
      ("import UIKit.UIApplication", "import UIKit"),
      ("@preconcurrency import WebKit.WKWebView", "@preconcurrency import WebKit"),
      ("import class UIKit.UIWindow", "import class UIKit.UIWindow"), ("import os.log", "import os.log"),
      ("import Firebase.Core", "import Firebase.Core"),
    ])
  }

  func testAPropertyListIsReadWithoutAWarning() {
    check([
      ("NSDictionary(contentsOfFile: path)", "NSDictionary(_contentsOfFile: path)"),
      ("NSMutableArray.init(contentsOfFile: path)", "NSMutableArray.init(_contentsOfFile: path)"),
      ("String(contentsOfFile: path)", "String(contentsOfFile: path)"),
      ("Settings(contentsOfFile: path)", "Settings(contentsOfFile: path)"),
    ])
  }

  func testAnObserverWithABlockIsAddedWithoutAWarning() {
    check([
      (
        "NotificationCenter.default.addObserver(forName: a) { }",
        "NotificationCenter.default._addObserver(forName: a) { }"
      ),
      (
        "NotificationCenter\n  .default\n  .addObserver(forName: a)",
        "NotificationCenter\n  .default\n  ._addObserver(forName: a)"
      ),
      (
        "NotificationCenter.default.addObserver(self, selector: a)",
        "NotificationCenter.default.addObserver(self, selector: a)"
      ),
      ("center.addObserver(forName: a)", "center.addObserver(forName: a)"),
    ])
  }

  func testWhatIsForIOSIsForASimulation() {
    let both = "(os(iOS) || os(Linux))"
    check([
      ("#if os(iOS)\nimport UIKit\n#endif", "#if \(both)\nimport UIKit\n#endif"),
      ("#if DEBUG\n#elseif !os( iOS ) || os(tvOS)", "#if DEBUG\n#elseif !\(both) || os(tvOS)"),
      ("#if os(iOS) && (os(macOS) || os(iOS)) // os(iOS)", "#if \(both) && (os(macOS) || \(both)) // os(iOS)"),
      ("#if !os(Linux)\nos(iOS)\n#endif", "#if !os(Linux)\nos(iOS)\n#endif"),
      ("let a = \"#if os(iOS)\"", "let a = \"#if os(iOS)\""), ("#if", "#if"),
    ])
  }

  func testAnyValueIsAnArgumentOfAFormat() {
    check([
      ("log(\"%@\", error as CVarArg)", "log(\"%@\", error <%> CVarArg.self)"),
      ("log(\"%@\", a ?? b as! CVarArg, c)", "log(\"%@\", a ?? b <%> CVarArg.self, c)"),
      ("f(a as any CVarArg)", "f(a <%> CVarArg.self)"), ("f(a as? CVarArg)", "f(a as? CVarArg)"),
      ("f(a as CVarArg?)", "f(a as CVarArg?)"), ("f(a as [CVarArg])", "f(a as [CVarArg])"),
    ])
  }

  func testEachFrameworkThatIsLeftOutHasNoModule() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent("Sources/Modules").path)
    XCTAssertEqual(AppleFrameworks.withoutStandIn.intersection(modules), [])
    // `os` has a part here, nothing but a compiler imports the next two, and the others are of SDKs.
    let others = [
      "os", "SystemLogParts", "_Testing_UIKit", "Adjust", "AdjustSdk", "AdjustWebBridge", "AppsFlyerLib",
      "AppsFlyerTracker", "PurchaseConnector",
    ]
    let whole = Set(modules).subtracting(others).union(["Foundation"])
    XCTAssertEqual(AppleFrameworks.withoutParts, whole)
  }

  func testAModelIsObservableAndHasARecord() {
    let record = " @ObservationIgnored let _modelRecord = SwiftData._ModelRecord(); "
    check([
      (
        "@Model\nfinal class Item {\n  var a = 1\n}",
        "@Observable\nfinal class Item : PersistentModel {\(record)\n  var a = 1\n}"
      ),
      (
        "@Model public final class Item: Codable { var a = 1 }",
        "@Observable public final class Item: Codable , PersistentModel {"
          + record.replacingOccurrences(of: " let", with: " public let") + " var a = 1 }"
      ),
      (
        "@Model class A { @Attribute(.unique) var a = 1\n  @Relationship(inverse: \\B.a) var b: B?; @Transient var c = 1 }",
        "@Observable class A : PersistentModel {\(record)" + String(repeating: " ", count: 20) + " var a = 1\n  "
          + String(repeating: " ", count: 28) + " var b: B?; " + String(repeating: " ", count: 10) + " var c = 1 }"
      ),
      (
        "@Model class A { #Index<A>([\\.a]); var a = 1 }",
        "@Observable class A : PersistentModel {\(record)" + String(repeating: " ", count: 17) + "; var a = 1 }"
      ),
      ("struct A { @Attribute(.unique) var a = 1 }", "struct A { @Attribute(.unique) var a = 1 }"),
      ("@Model var a = 1\nclass B {}", "@Model var a = 1\nclass B {}"),
    ])
  }

  func testAnActorHasNoSuperclass() {
    let blank = { String(repeating: " ", count: $0) }
    check([
      (
        "public actor A: NSObject {\n  override init() { super.init() }\n}",
        "public actor A" + blank(10) + " {\n  " + blank(8) + " init() { " + blank(12) + " }\n}"
      ),
      (
        "actor A: NSObject, B { struct C { override init() {} } }",
        "actor A: " + blank(9) + " B { struct C { override init() {} } }"
      ),
      ("class A: NSObject { override init() {} }", "class A: NSObject { override init() {} }"),
      ("actor A: NSObjectProtocol { let actor = 1 }", "actor A: NSObjectProtocol { let actor = 1 }"),
    ])
  }

  func testAnActorOfModelsHasAContext() {
    check([
      (
        "@ModelActor actor A { func b() {} }",
        "            actor A : ModelActor { nonisolated let modelContainer: ModelContainer; let modelContext: ModelContext; "
          + "init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
          + "modelContext = ModelContext(modelContainer) };  func b() {} }"
      )
    ])
  }
}
