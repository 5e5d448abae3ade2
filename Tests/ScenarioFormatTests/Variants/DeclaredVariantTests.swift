import SDKContract
import XCTest

@testable import ScenarioFormat

/// Variants that a file declares: what each of them is, and what is wrong with them.
final class DeclaredVariantTests: XCTestCase {
  private func file(_ variants: String, rest: String = "") -> ScenarioFile {
    ScenarioFile(
      text: """
        {
          "version": 1, "name": "n",
          "app": { "scheme": "shop", "gates": ["login"], "adjust": { "version": "5.5.2" } },
          "steps": [{ "install": {} }],
          "expect": [{ "never": "crash" }],
          "variants": \(variants),
          \(rest)
        }
        """)
  }

  private func complaints(_ variants: String, rest: String = "") -> [String] {
    file(variants, rest: rest).diagnostics.map { diagnostic in
      "\(diagnostic.location.map { "\($0.line):\($0.column) " } ?? "")\(diagnostic.message)"
    }
  }

  func testEveryCombinationOfChoicesIsARun() {
    let file = file(
      #"{ "style": ["uikit-scenes", "swiftui-app-delegate"], "answers": { "early": {}, "late": { "settle": "1m" } } }"#)
    XCTAssertEqual(
      file.runs.map(\.name),
      [
        "a.json[style=uikit-scenes,answers=early]", "a.json[style=uikit-scenes,answers=late]",
        "a.json[style=swiftui-app-delegate,answers=early]", "a.json[style=swiftui-app-delegate,answers=late]",
      ])
    XCTAssertEqual(
      file.runs.map { $0.scenario?.platform.style?.rawValue },
      [
        "uikit-scenes", "uikit-scenes", "swiftui-app-delegate", "swiftui-app-delegate",
      ])
    XCTAssertEqual(file.runs.map { $0.scenario?.settle }, [.seconds(600), .seconds(60), .seconds(600), .seconds(60)])
    XCTAssertEqual(Set(file.runs.map(\.path)), ["a.json"])
    XCTAssertEqual(file.scenario, file.runs[0].scenario)
  }

  func testAFileWithoutVariantsIsItsOnlyRun() {
    let file = ScenarioFile(text: Samples.smallest)
    XCTAssertEqual(file.runs.map(\.name), ["a.json"])
    XCTAssertNil(file.runs[0].variant)
  }

  func testObjectsAreMergedExpectationsAreAddedAndAllElseIsReplaced() throws {
    let file = file(
      """
      { "flow": { "long": {
        "app": { "adjust": { "switches": { "a": true } }, "domains": ["x.example"], "gates": ["a", "b"] },
        "steps": [{ "install": {} }, { "launch": {} }, { "openGate": "b" }],
        "expect": [{ "event": "launch", "times": 1 }],
      } } }
      """)
    let scenario = try XCTUnwrap(file.runs.first?.scenario)
    XCTAssertEqual(scenario.app.scheme, "shop")
    XCTAssertEqual(scenario.app.domains, ["x.example"])
    XCTAssertEqual(scenario.app.gates, ["a", "b"])
    XCTAssertEqual(scenario.app[sdk: "adjust"]?.version, "5.5.2")
    XCTAssertEqual(scenario.app[sdk: "adjust"]?.switches.map(\.name), ["a"])
    XCTAssertEqual(scenario.steps.count, 3)
    XCTAssertEqual(scenario.expectations.count, 2)
    XCTAssertEqual(scenario.placedExpectations[1].places.verb?.line, 9)
    XCTAssertEqual(scenario.places.location(of: ["app", "scheme"]), SourceLocation(line: 3, column: 22))
    XCTAssertEqual(scenario.places.location(of: ["app", "domains"])?.line, 7)
  }

  func testAWordOfAnAxisIsTheValueItselfWithItsPlace() throws {
    let file = file(
      #"{ "ios": ["ios17", "ios26"], "adjust": { "5.4.4": {}, "5.5.2": { "app": { "scheme": "x" } } } }"#)
    XCTAssertEqual(file.runs.map { $0.scenario?.platform.profile }, ["ios17", "ios17", "ios26", "ios26"])
    XCTAssertEqual(file.runs.map { $0.scenario?.app[sdk: "adjust"]?.version }, ["5.4.4", "5.5.2", "5.4.4", "5.5.2"])
    XCTAssertEqual(file.runs.map { $0.scenario?.app.scheme }, ["shop", "x", "shop", "x"])
    let places = try XCTUnwrap(file.runs[3].scenario?.places)
    XCTAssertEqual(places.location(of: ["platform", "profile"]), SourceLocation(line: 6, column: 34))
    XCTAssertEqual(places.location(of: ["app", "adjust", "version"]), SourceLocation(line: 6, column: 69))
    // What only the word brings has no key in the text; that is no reason to crash.
    XCTAssertNotNil(places.keyLocation(of: ["platform"]))
  }

  func testWhatIsWrongHasItsPlace() {
    XCTAssertEqual(complaints("{}"), ["6:15 expected at least one axis in this object, found {}"])
    XCTAssertEqual(complaints(#"{ "style": [] }"#), ["6:26 expected at least 1 choice in this list, found 0"])
    XCTAssertEqual(
      complaints(#"{ "style": ["uikit-scene"] }"#), [#"6:27 unknown word "uikit-scene"; did you mean "uikit-scenes"?"#])
    XCTAssertEqual(
      complaints(#"{ "style": { "swiftui": {} } }"#),
      [
        #"6:28 unknown word "swiftui"; expected "uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate" or "#
          + #""swiftui-scene-delegate""#
      ])
    XCTAssertEqual(
      complaints(#"{ "answers": ["early", "late"] }"#),
      [
        #"6:28 the choices of "answers" need an object each, which says what is different; only "style", "ios", "#
          + #""appsflyer" or "adjust" can be a list of words"#
      ])
    XCTAssertEqual(
      complaints(#"{ "a,b": { "c": {} } }"#),
      [#"6:17 "a,b" is not a name for a variant; use letters, digits, ".", "_" and "-", as in "data-first""#])
    XCTAssertEqual(
      complaints(#"{ "a": { "b": { "stpes": [] } } }"#), [#"6:31 unknown key "stpes"; did you mean "steps"?"#])
    XCTAssertEqual(
      complaints(#"{ "a": { "b": { "name": "x" } } }"#).map { $0.prefix(24) }, [#"6:31 unknown key "name";"#])
    // What the variants share is complained about once.
    XCTAssertEqual(
      complaints(#"{ "a": { "b": {}, "c": {} } }"#, rest: #""anytime": [{ "openGate": "logn" }]"#),
      [#"7:29 the app has no gate "logn"; did you mean "login"?"#])
    // A gate that only one variant lacks is complained about, too.
    XCTAssertEqual(
      complaints(
        #"{ "a": { "b": {}, "c": { "app": { "gates": [] } } } }"#, rest: #""anytime": [{ "openGate": "login" }]"#),
      [#"7:29 the app has no gate "login"; list it under "gates" in "app""#])
    let many = (0..<15).map { #""c\#($0)": {}"# }.joined(separator: ", ")
    XCTAssertEqual(
      complaints(#"{ "a": { \#(many) }, "b": { \#(many) } }"#),
      ["6:15 a file can have 200 variants, and these choices make more"])
  }

  func testASelectionNamesRuns() {
    let file = file(
      #"{ "style": ["uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate"], "answers": { "early": {}, "late": {} } }"#
    )
    func names(_ selection: String?) -> [String] { file.runs(selecting: selection).map(\.name) }
    func complaint(_ selection: String) -> [String] {
      file.runs(selecting: selection).flatMap(\.diagnostics).map(\.message)
    }
    XCTAssertEqual(names(nil).count, 6)
    XCTAssertEqual(names("answers=late,style=uikit-scenes"), ["a.json[style=uikit-scenes,answers=late]"])
    XCTAssertEqual(names("style=swiftui").count, 4)
    XCTAssertEqual(
      complaint("style=swift"),
      [
        #"the axis "style" has no choice "swift"; it has "uikit-scenes", "swiftui-app-delegate" or "swiftui-scene-delegate""#
      ])
    XCTAssertEqual(
      complaint("answer=late"), [#"the file's variants have no axis "answer"; did you mean "answers"?"#])
    XCTAssertEqual(
      complaint("late"), [#""late" names no variant; write axis=choice, as in [style=uikit-scenes]"#])
    XCTAssertEqual(complaint("answers=late,answers=early"), [#"the axis "answers" appears twice"#])
    XCTAssertEqual(
      ScenarioFile(text: Samples.smallest).runs(selecting: "style=uikit-scenes").flatMap(\.diagnostics).map(\.message),
      ["the file has no variants; leave out what is in brackets"])
  }

  func testBracketsBehindAPathAreASelection() {
    XCTAssertEqual(SelectedPath("a/b.jsonc[style=x]").path, "a/b.jsonc")
    XCTAssertEqual(SelectedPath("a/b.jsonc[style=x]").selection, "style=x")
    XCTAssertEqual(SelectedPath("-[style=x]").path, "-")
    for path in ["a/b.jsonc", "folder[1]", "[x]", "a.jsonc[", "a.jsonc]"] {
      XCTAssertEqual(SelectedPath(path).path, path)
      XCTAssertNil(SelectedPath(path).selection, path)
    }
  }

  func testAVariantIsWrittenAsAPlainFile() throws {
    for run in file(#"{ "style": ["uikit-scenes", "swiftui-app-delegate"] }"#).runs {
      let scenario = try XCTUnwrap(run.scenario)
      XCTAssertEqual(ScenarioFile(text: ScenarioWriter.text(of: scenario)).scenario, scenario)
    }
  }
}
