import XCTest

@testable import AppSourceTranslation

final class AppSourceTests: XCTestCase {
  /// What a file becomes, without what stands in front of it.
  private func translated(_ text: String) -> String {
    let whole = AppSource(text, path: "/App.swift").translated
    return String(whole.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)[4])
  }

  /// Checks what pieces of code become in a method of a class.
  private func check(_ pairs: [(String, String)], file: StaticString = #filePath, line: UInt = #line) {
    for (before, after) in pairs {
      let frame: (String) -> String = { "class Shop: NSObject {\n  func open() {\n    \($0)\n  }\n}\n" }
      XCTAssertEqual(translated(frame(before)), frame(after), file: file, line: line)
    }
  }

  func testMessagesOfTheCompilerNameTheOriginalFile() {
    let translated = AppSource("let a = 1\n", path: "/My \"App\"/A\\B.swift").translated
    XCTAssertEqual(
      translated,
      """
      #if canImport(UIKit)
      import UIKit
      #endif
      #sourceLocation(file: "/My \\"App\\"/A\\\\B.swift", line: 1)
      let a = 1

      """)
  }

  func testAttributesOfObjectiveCLeaveTheirPlace() {
    let removed = [
      "@objc", "@objc(open:now:)", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet",
      "@IBInspectable", "@IBDesignable", "@GKInspectable",
    ]
    for attribute in removed {
      let blank = String(repeating: " ", count: attribute.count)
      XCTAssertEqual(translated("  \(attribute) private var a = 1"), "  \(blank) private var a = 1")
    }
    XCTAssertEqual(translated("@objc\n(x) func"), "     \n(x) func")
    XCTAssertEqual(translated("@UIApplicationMain\nclass A {}"), "@main\nclass A {}")
    XCTAssertEqual(translated("@NSApplicationMain class A {}"), "@main class A {}")
  }

  func testOtherAttributesStay() {
    let text = "@MainActor @available(iOS 17, *) @Published @objcLike @ObservationIgnored var a = 1 // @objc"
    XCTAssertEqual(translated(text), text)
  }

  func testSelectorsHaveTheirMethod() {
    check([
      ("#selector(tap)", "Selector(\"tap\", of: Shop.tap)"),
      ("#selector(tap(_:))", "Selector(\"tap:\", of: Shop.tap(_:))"),
      ("#selector(self.tap(sender:event:))", "Selector(\"tapWithSender:event:\", of: Shop.tap(sender:event:))"),
      ("#selector(Self.tap)", "Selector(\"tap\", of: Shop.tap)"),
      ("#selector(super.tap)", "Selector(\"tap\", of: Shop.tap)"),
      ("#selector(Other.Inner.tap)", "Selector(\"tap\", of: Other.Inner.tap)"),
      ("#selector(model.tap(_:))", "Selector(\"tap:\", bound: model.tap(_:))"),
      ("#selector(self.model.tap)", "Selector(\"tap\", bound: self.model.tap)"),
      ("#selector(`repeat`)", "Selector(\"repeat\", of: Shop.`repeat`)"),
      ("#selector(tap as () -> Void)", "Selector(\"tap\", of: Shop.tap as (Shop) -> () -> Void)"),
      ("#selector((tap as () -> ()))", "Selector(\"tap\", of: Shop.tap as (Shop) -> () -> ())"),
      ("#selector((tap) as ((Int) -> Void))", "Selector(\"tap\", of: Shop.tap as (Shop) -> (Int) -> Void)"),
      ("#selector(Other.tap as (Other) -> () -> Void)", "Selector(\"tap\", of: Other.tap as (Other) -> () -> Void)"),
      ("#selector(getter: Shop.name)", "Selector(\"name\")"),
      ("#selector(setter: name)", "Selector(\"setName:\")"),
      ("#selector(\n self.tap\n )", "Selector(\"tap\", of: Shop.tap)\n\n"),
      (
        "\"\\(can(#selector(tap))) \\(\"#selector(a)\")\"",
        "\"\\(can(Selector(\"tap\", of: Shop.tap))) \\(\"#selector(a)\")\""
      ),
    ])
  }

  func testASelectorBelongsToTheInnermostType() {
    let pairs = [
      ("extension A.B { func a() { x(#selector(a)) } }", "A.B"),
      ("final class A<T>: B where T: C { struct S {}; lazy var x = { #selector(a) }() }", "A"),
      ("class A { class func make() { if a { x(#selector(a)) } } }", "A"),
      ("class A { let actor = 1; enum E { case extension }; func f(c: E) { x(#selector(a)) } }", "A"),
      ("class A { class B: C { func b() {} }; var t = #selector(a) }", "A"),
      ("class A { class B: C { var t = #selector(a) } }", "B"),
      ("class A\n  : B\n{\n  var t = /{/.a(#selector(a))\n}", "A"),
      (
        "class A { var t = \"{ \\(x { \"}\" })\" + \"\"\"\n { \" \n\"\"\" + #\"\\(\"# + y(#selector(a)) /* { /* { */ */ }",
        "A"
      ),
    ]
    for (text, type) in pairs {
      let expected = text.replacingOccurrences(of: "#selector(a)", with: "Selector(\"a\", of: \(type).a)")
      XCTAssertEqual(translated(text), expected)
    }
    XCTAssertEqual(translated("let a = #selector(tap)"), "let a = Selector(\"tap\", bound: tap)")
  }

  func testMethodsHaveTheNamesOfObjectiveC() {
    let names = [
      ("open", 0, "open"), ("open", 1, "open:"), ("open", 2, "open::"), ("`repeat`", 0, "repeat"),
      ("open(_:)", 1, "open:"), ("open(url:)", 1, "openWithUrl:"), ("open(with:)", 1, "openWith:"),
      ("open(withURL:)", 1, "openWithURL:"), ("open(for:in:)", 2, "openFor:in:"), ("add(_:_:)", 2, "add::"),
      ("add(item:_:)", 2, "addWithItem::"), ("didTap:", 1, "didTap:"),
    ]
    for (name, arguments, expected) in names {
      XCTAssertEqual(ObjectiveCName.method(name, arguments: arguments), expected)
    }
  }

  /// The type by which a method of the class `A` is found.
  private func entry(_ name: String, _ method: String, _ arguments: String...) -> String {
    let types = arguments.map { ", (\($0)).self" }.joined()
    return "; enum __objc_\(name.replacingOccurrences(of: ":", with: "_")): _ObjectiveCMethod { static var selector: "
      + "Selector { Selector(\"\(name)\", in: A.self\(types), of: A.\(method)) } }"
  }

  /// The type by which the class `A` is found to have a method that no message can call.
  private func unsendable(_ name: String) -> String {
    "; enum __objc_\(name.replacingOccurrences(of: ":", with: "_")): _ObjectiveCMethod { static var selector: "
      + "Selector { Selector(\"\(name)\", in: A.self) } }"
  }

  func testAClassIsFoundToHaveMethodsOfTheSystemsDelegates() {
    let pairs = [
      (
        "func applicationDidBecomeActive(_ a: B) {}",
        "func applicationDidBecomeActive(_ a: B) {}"
          + entry("applicationDidBecomeActive:", "applicationDidBecomeActive(_:)", "B")
      ),
      (
        "func scene(_ a: B, continue c: C) {}",
        "func scene(_ a: B, continue c: C) {}" + entry("scene:continueUserActivity:", "scene(_:continue:)", "B", "C")
      ),
      (
        "func application(_ a: B, open c: C, options: D = [:]) -> Bool { true }",
        "func application(_ a: B, open c: C, options: D = [:]) -> Bool { true }"
          + unsendable("application:openURL:options:")
      ),
      (
        "func userNotificationCenter(_ a: B, didReceive c: C) async {}",
        "func userNotificationCenter(_ a: B, didReceive c: C) async {}"
          + unsendable("userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:")
      ),
      ("func applicationDidBecomeActive(_ a: B) async {}", "func applicationDidBecomeActive(_ a: B) async {}"),
      ("private func sceneDidDisconnect(_ a: B) {}", "private func sceneDidDisconnect(_ a: B) {}"),
      (
        "func a() { b(#selector(UIApplicationDelegate.application(_:open:options:))) }",
        "func a() { b(Selector(\"application:openURL:options:\")) }"
      ),
      (
        "func a() { b(#selector(UISceneDelegate.sceneDidDisconnect)) }",
        "func a() { b(Selector(\"sceneDidDisconnect:\")) }"
      ),
      (
        "func a() { b(#selector(scene(_:continue:))) }",
        "func a() { b(Selector(\"scene:continueUserActivity:\", of: A.scene(_:continue:))) }"
      ),
    ]
    for (text, expected) in pairs {
      XCTAssertEqual(translated("class A { \(text) }"), "class A { \(expected) }")
    }
  }

  func testOnlyClassesOfTheAppAreFoundToHaveMethodsOfTheSystemsDelegates() {
    let method = "func sceneDidDisconnect(_ a: B) {}"
    let app = AppDeclarations(in: ["enum Shop { final class A {} }", "protocol P {}; struct S {}"])
    for (type, isFound) in [("A", true), ("Shop.A", true), ("P", false), ("S", false), ("UIApplication", false)] {
      let whole = AppSource("extension \(type) { \(method) }", path: "/App.swift", declarations: app).translated
      XCTAssertEqual(whole.contains("__objc_sceneDidDisconnect_"), isFound, type)
    }
  }

  func testAMethodWithTheTypesOfAnOlderSwiftIsNoneOfTheSystemsDelegates() {
    func method(_ restoring: String) -> String {
      "func application(_ application: A, continue activity: B, restorationHandler: @escaping ([\(restoring)]?) -> Void) {}"
    }
    let text = "class Attributor: UIResponder { \(method("Any")); \(method("UIUserActivityRestoring")) }"
    let entries = translated(text).components(separatedBy: "enum __objc_application_continueUserActivity_")
    XCTAssertEqual(entries.count, 2, translated(text))
    XCTAssertTrue(entries[0].contains("[UIUserActivityRestoring]"), translated(text))
  }

  func testTheMethodsOfTheSystemsDelegatesAreThoseOfTheirProtocols() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let files = [
      "UIKitStandIns/App/UIApplicationDelegate.swift", "UIKitStandIns/App/UnsentApplicationMethods.swift",
      "UIKitStandIns/Scenes/UISceneDelegate.swift", "UserNotificationsStandIns/UNUserNotificationCenter.swift",
    ]
    let protocols = SystemDelegateMethod.protocols.union(["_UnsentApplicationMethods"])
    var names: Set<String> = []
    for file in files {
      let source = SwiftSource(try String(contentsOf: sources.appending(path: file), encoding: .utf8))
      for index in source.tokens.indices where source.text(index) == "protocol" {
        guard protocols.contains(source.text(index + 1)) else { continue }
        let open = try XCTUnwrap((index..<source.tokens.count).first { source.text($0) == "{" })
        let close = try XCTUnwrap(source.closing(open))
        for method in (open..<close).filter({ source.text($0) == "func" }) {
          let signature = try XCTUnwrap(MethodSignature(of: method, source))
          XCTAssertNotNil(
            SystemDelegateMethod.objectiveCName(of: signature.name, isAsynchronous: signature.hasEffects),
            signature.name)
          if !signature.hasEffects { names.insert(signature.name) }
        }
      }
    }
    XCTAssertEqual(names, SystemDelegateMethod.others.union(SystemDelegateMethod.renamed.keys))
  }

  func testAMethodHasATypeByWhichItIsFound() {
    let pairs = [
      ("@objc func a() {}", "      func a() {}" + entry("a", "a")),
      ("@objc func a() -> [Int] {}", "      func a() -> [Int] {}" + entry("a", "a")),
      ("@objc func a() -> B! { { } }", "      func a() -> B! { { } }" + entry("a", "a")),
      ("@objc(b) func a() {}", "         func a() {}" + entry("b", "a")),
      (
        "@available(iOS 13, *) @objc\n  public final func a(_ b: [A: (B, C)], with c: D = .e(1)) {}",
        "@available(iOS 13, *)      \n  public final func a(_ b: [A: (B, C)], with c: D = .e(1)) {}"
          + entry("a:with:", "a(_:with:)", "[A: (B, C)]", "D")
      ),
      (
        "@objc func a(_ b: Dictionary<B, C>, c: D!) {}",
        "      func a(_ b: Dictionary<B, C>, c: D!) {}" + entry("a:c:", "a(_:c:)", "Dictionary<B, C>", "D?")
      ),
      (
        "@IBAction private func a(sender b: B) {}",
        "          private func a(sender b: B) {}" + entry("aWithSender:", "a(sender:)", "B")
      ),
      ("@objc func a() async {}", "      func a() async {}"), ("@objc func a() throws {}", "      func a() throws {}"),
      ("@objc func a(b: () -> Void) {}", "      func a(b: () -> Void) {}" + unsendable("aWithB:")),
      ("@objc func a() -> Self {}", "      func a() -> Self {}" + unsendable("a")),
      ("@objc func a(b: B, c: C, d: D) {}", "      func a(b: B, c: C, d: D) {}" + unsendable("aWithB:c:d:")),
      ("@objc static func a() {}", "      static func a() {}"),
      ("func a() { @objc func b() {} }", "func a() {       func b() {} }"),
      ("func a() {}", "func a() {}"),
    ]
    for (text, expected) in pairs {
      XCTAssertEqual(translated("class A { \(text) }"), "class A { \(expected) }")
    }
    XCTAssertEqual(
      translated("@objcMembers class A { func a() {}; private func b() {}; func c<T>() {} }; class B { func a() {} }"),
      "             class A { func a() {}\(entry("a", "a")); private func b() {}; func c<T>() {} }; "
        + "class B { func a() {} }")
  }

  func testOnlyClassesConformToAProtocolOfObjectiveC() {
    let pairs = [
      ("@objc protocol A { @objc func a() }", "      protocol A: AnyObject {       func a() }"),
      ("@objc(X) public protocol A: B {}", "         public protocol A: AnyObject, B {}"),
      ("@objc protocol A: NSObjectProtocol {}", "      protocol A: NSObjectProtocol {}"),
      ("@objc protocol A: AnyObject {}", "      protocol A: AnyObject {}"), ("protocol A {}", "protocol A {}"),
    ]
    for (text, expected) in pairs { XCTAssertEqual(translated(text), expected) }
  }

  func testAnOptionalMethodOfAProtocolHasAnotherName() {
    XCTAssertEqual(
      translated(
        "@objc public protocol A {\n  @objc optional func a(_ b: B, c d: D) -> [E]\n  @objc optional func f()\n}"),
      "      public protocol A: AnyObject {\n"
        + "        @discardableResult func __optional_a(_ b: B, c d: D) -> ([E])?\n"
        + "        @discardableResult func __optional_f() -> Void?\n"
        + "}; extension A { @discardableResult public func __optional_a(_ __0: B, c __1: D) -> ([E])? "
        + "{ _optionalResult(\"a:c:\", of: self, __0, __1) }; "
        + "@discardableResult public func __optional_f() -> (Void)? { _optionalResult(\"f\", of: self) } }")
  }

  func testAClassHasAnOptionalMethodUnderBothNamesAndCallersUseTheOther() {
    let app = AppDeclarations(in: [
      "@objc protocol B { @objc optional func a(_ b: C) -> D; @objc func e(); @objc optional func g(_ b: (C) -> Void) }"
    ])
    let pairs = [
      (
        "public func a(_: C) -> D {}",
        "public func a(_: C) -> D {}" + entry("a:", "a(_:)", "C")
          + "; @discardableResult public func __optional_a(_ __0: C) -> (D)? { self.a(__0) }"
      ),
      ("func a(b: C) {}", "func a(b: C) {}"), ("func e() {}", "func e() {}"),
      (
        "func g(_ b: (C) -> Void) {}",
        "func g(_ b: (C) -> Void) {}" + unsendable("g:")
          + "; @discardableResult func __optional_g(_ __0: (C) -> Void) -> (Void)? { self.g(__0) }"
      ),
      ("override func a(_ b: C) -> D {}", "override func a(_ b: C) -> D {}" + entry("a:", "a(_:)", "C")),
      ("func e() { b?.a?(c) }", "func e() { b?.__optional_a(c) }"),
      ("func e() { b.a!(c(d)).e }", "func e() { b.__optional_a(c(d))!.e }"),
      ("func e() { b?.e?(c); a?(c) }", "func e() { b?.e?(c); a?(c) }"),
      ("func e() { x(#selector(B.a(_:))) }", "func e() { x(Selector(\"a:\")) }"),
    ]
    for (text, expected) in pairs {
      let whole = AppSource("class A { \(text) }", path: "/App.swift", declarations: app).translated
      XCTAssertEqual(String(whole.split(separator: "\n")[4]), "class A { \(expected) }")
    }
  }

  func testAFileOutsideOfAProgramHasNoMain() {
    for attribute in ["@main", "@UIApplicationMain", "@NSApplicationMain"] {
      let text = "\(attribute)\nclass A {}"
      let inLibrary = AppSource(text, path: "/App.swift", isProgram: false).translated
      XCTAssertTrue(inLibrary.hasSuffix("\n\(String(repeating: " ", count: attribute.count))\nclass A {}"))
      XCTAssertEqual(translated(text), "@main\nclass A {}")
    }
  }

  func testAMarkOfTheByteOrderIsLeftOutAndLinesOfWindowsStay() {
    XCTAssertEqual(
      translated("\u{FEFF}class A {\r\n@objc\r\nfunc a() {\r\n}\r\n}\r\n"),
      "class A {\r\n     \r\nfunc a() {\r\n}\(entry("a", "a"))\r\n}\r\n")
  }

  func testKeyPathsAreTexts() {
    check([
      ("#keyPath(name)", "\"name\""), ("#keyPath(Shop.owner.name)", "\"owner.name\""),
      ("#keyPath(self.owner)", "\"owner\""),
    ])
  }

  func testPreviewsLeaveTheirLines() {
    let text = """
      let a = 1
      @available(iOS 17, *)
      #Preview("Shop", traits: .landscapeLeft) {
        Shop { "}" }
      }
      #Preview { A() }
      let b = 2
      """
    let lines = translated(text).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(
      lines.map { $0.trimmingCharacters(in: .whitespaces) }, ["let a = 1", "", "", "", "", "", "let b = 2"])
  }

  func testEntriesHaveAKey() {
    let key = { (name: String, type: String, value: String) in
      "var \(name): \(type) { get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }; "
        + "private struct __Key_\(name): EnvironmentKey { static var defaultValue: \(type) { \(value) } }"
    }
    let pairs = [
      ("@Entry var router = Router(a: [1], b: { $0 })", key("router", "Router", "Router(a: [1], b: { $0 })")),
      ("@Entry var router = A.Router<Int>()", key("router", "A.Router<Int>", "A.Router<Int>()")),
      ("@Entry var count: Int? = nil", key("count", "Int?", "nil")),
      ("@Entry var open: ((URL) -> Void)?", key("open", "((URL) -> Void)?", "nil")),
      ("@Entry var name = \"a\\(b)\"", key("name", "String", "\"a\\(b)\"")),
      ("@Entry var size = 1.5", key("size", "Double", "1.5")), ("@Entry var size = 15", key("size", "Int", "15")),
      ("@Entry var isOpen = false", key("isOpen", "Bool", "false")),
    ]
    for (entry, expected) in pairs {
      let frame: (String) -> String = { "extension EnvironmentValues {\n  \($0)\n  var a = 1\n}" }
      XCTAssertEqual(translated(frame(entry)), frame("       " + expected))
    }
    let untyped = "extension EnvironmentValues {\n  @Entry var a = makeIt()\n}"
    XCTAssertEqual(translated(untyped), untyped, "its type is not seen, and the compiler says so")
    let focused = "extension FocusedValues { @Entry var shop: Shop? }"
    XCTAssertEqual(
      translated(focused),
      "extension FocusedValues {        var shop: Shop? { get { self[__Key_shop.self] } "
        + "set { self[__Key_shop.self] = newValue } }; "
        + "private struct __Key_shop: FocusedValueKey { typealias Value = Shop } }")
    let other = "extension Shop { @Entry var a = 1 }"
    XCTAssertEqual(translated(other), other)
  }

  func testTextThatIsNotSwiftStaysAsItIs() {
    let texts = [
      "", "\"", "\"\\(", "#\"\\#(", "\"\"\"\n", "/*", "`", "#selector(", "#selector()", "#keyPath(", "@", "#Preview {",
      "extension EnvironmentValues { @Entry var", "}}}", "class", "#/", "@objc(",
    ]
    for text in texts {
      let blank = text.replacingOccurrences(of: "@objc", with: "     ")
        .replacingOccurrences(of: "#Preview {", with: "         {")
      XCTAssertEqual(translated(text), blank)
    }
  }

  func testEveryPrefixOfAFileCanBeTranslated() {
    let text =
      "class A: B { @objc(b) private func a(_ b: C) -> D { x(\"\\(#selector(a(_:)))\", #/{/#, 1...2, #keyPath(A.b)) }\n"
      + "@Entry var c = D<E>(1) }"
    for length in 0...text.count {
      let prefix = String(text.prefix(length))
      XCTAssertEqual(translated(prefix).filter(\.isNewline).count, prefix.filter(\.isNewline).count)
    }
  }
}
