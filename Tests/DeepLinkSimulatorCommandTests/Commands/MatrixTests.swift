import XCTest

/// The matrix of a scenario, and its cells replayed and explored.
final class MatrixTests: XCTestCase {
  static let scenario = """
    {
      "version": 1, "name": "a OneLink opens its screen",
      "platform": { "profile": "ios18.4" },
      "app": {
        "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "apples": "Apples" },
        "appsflyer": { "version": "6.17" }
      },
      "steps": [
        { "install": {} },
        { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples" }
      ],
      "expect": [{ "event": "route Apples", "times": 1 }, { "sequence": ["sceneDidBecomeActive", "route"] }]
    }
    """

  private func file() throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder(for: self)
    try folder.write(Self.scenario, to: "link.json")
    return (folder, "\(folder.path)/link.json")
  }

  func testTheTableNamesEachOutcomeAndWhatIsNotPossible() throws {
    let (folder, path) = try file()
    let run = CapturedRun(["matrix", path])
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(run.diagnostics, "")
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ✘ a OneLink opens its screen · FOLDER/link.json

                                UIKit        UIKit        SwiftUI      SwiftUI
        link      app           app delegate scenes       app delegate scene delegate
        short     not running   ✔ A−1        ✔ A          ✘ B−1        ✔ A
                  background    ✔ A−1        ✔ A          ✔ A−1        ✔ A
                  foreground    ✔ A−1        ✔ A          ✔ A−1        ✔ A
        long      not running   ✔ A−1        ✔ A          ✘ B−1        ✔ A
                  background    ✔ A−1        ✔ A          ✔ A−1        ✔ A
                  foreground    ✔ A−1        ✔ A          ✔ A−1        ✔ A
        scheme    not running   ✔ A−1        ✔ A          ✔ A−1        ✔ A
                  background    ✔ A−1        ✔ A          ✔ A−1        ✔ A
                  foreground    ✔ A−1        ✔ A          ✔ A−1        ✔ A
        universal not possible: the app has no associated domain besides those of
                  OneLink

        A   34 × route Apples · screen Apples
            deeplink-sim replay --variant state=not-running,style=uikit-app-delegate,link=short FOLDER/link.json
        B   2 × nothing routed · screen none
            deeplink-sim replay --variant state=not-running,style=swiftui-app-delegate,link=short FOLDER/link.json
        −1  1 of 2 expectations not checked: about events that the variant does not
            have

      48 variants: 34 hold, 2 do not, 12 not possible

      """)
    XCTAssertTrue(
      run.output.split(separator: "\n").allSatisfy { $0.contains("--variant") || $0.count <= 80 + folder.path.count })
  }

  func testASingleVariantIsCountedInTheSingular() throws {
    let (_, path) = try file()
    let run = CapturedRun(["matrix", "--links", "long", "--states", "background", "--styles", "uikit-scenes", path])
    XCTAssertTrue(run.output.hasSuffix("\n1 variant: 1 holds, 0 do not\n"), run.output)
  }

  func testVersionsWithTheSameTableShareIt() throws {
    let (folder, path) = try file()
    let run = CapturedRun(["matrix", "--profiles", "appsflyer=6.0,appsflyer=6.17,ios=ios12", "--links", "long", path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ✘ a OneLink opens its screen · FOLDER/link.json

        appsflyer 6.0, 6.17
                                UIKit        UIKit        SwiftUI      SwiftUI
        link      app           app delegate scenes       app delegate scene delegate
        long      not running   ✔ A−1        ✔ A          ✘ B−1        ✔ A
                  background    ✔ A−1        ✔ A          ✔ A−1        ✔ A
                  foreground    ✔ A−1        ✔ A          ✔ A−1        ✔ A

        ios       ios12
                                UIKit        UIKit        SwiftUI      SwiftUI
        link      app           app delegate scenes       app delegate scene delegate
        long      not running   ✔ A−1        - 1          - 2          - 2
                  background    ✔ A−1        - 1          - 2          - 2
                  foreground    ✔ A−1        - 1          - 2          - 2

        A   14 × route Apples · screen Apples
            deeplink-sim replay --variant state=not-running,style=uikit-app-delegate,link=long,appsflyer=6.0 FOLDER/link.json
        B   1 × nothing routed · screen none
            deeplink-sim replay --variant state=not-running,style=swiftui-app-delegate,link=long,appsflyer=6.0 FOLDER/link.json
        - 1 not possible: ios12 has no scenes: they came with iOS 13 (IOS-STYLE-8)
        - 2 not possible: ios12 cannot run an app on the SwiftUI life cycle, which
            came with iOS 14 (IOS-STYLE-9)
        −1  1 of 2 expectations not checked: about events that the variant does not
            have

      24 variants: 14 hold, 1 does not, 9 not possible

      """)
  }

  func testACellFromStandardInputIsReplayedFromThere() throws {
    let (_, path) = try file()
    let cells = CapturedRun(
      ["matrix", "--format", "jsonl", "-"], input: try String(contentsOfFile: path, encoding: .utf8)
    ).output
    XCTAssertTrue(cells.contains(#" -","#), cells)
    XCTAssertFalse(cells.contains("'<stdin>'"), cells)
  }

  func testACellReplayedByItsLineGivesTheOutcomeOfTheCell() throws {
    let (_, path) = try file()
    let cells = CapturedRun(["matrix", "--format", "jsonl", path]).output.split(separator: "\n")
    XCTAssertEqual(cells.count, 48)
    var replayed = 0
    for cell in cells {
      guard let line = cell.firstMatch(of: #/"replay":"deeplink-sim ([^"]*)"/#)?.1 else {
        XCTAssertTrue(cell.contains(#""result":"impossible""#), String(cell))
        continue
      }
      let run = CapturedRun(line.split(separator: " ").map(String.init) + ["--format", "jsonl"])
      XCTAssertEqual(run.code, cell.contains(#""result":"pass""#) ? .success : .failure, String(line))
      let screen = try XCTUnwrap(cell.firstMatch(of: #/"screen":[^,}]*/#)?.0)
      XCTAssertTrue(run.output.contains(screen), String(cell))
      replayed += 1
    }
    XCTAssertEqual(replayed, 36)
  }

  func testEachVerboseLineIsOneOfAVariant() throws {
    let (_, path) = try file()
    let run = CapturedRun(["matrix", "--verbose", "--styles", "uikit-scenes", "--links", "long,short", path])
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("deeplink-sim replay --variant ") }
    XCTAssertEqual(lines.count, 6)
    XCTAssertEqual(Set(lines).count, 6)
  }

  func testAnExploredCellHasTheOutcomesOfExploringItsVariant() throws {
    let (_, path) = try file()
    let options = ["--states", "not-running", "--styles", "uikit-scenes", "--links", "long"]
    let run = CapturedRun(["matrix", "--explore", "--format", "jsonl"] + options + [path])
    let orders = try XCTUnwrap(run.output.firstMatch(of: #/"orders":(\d+)/#)?.1)
    let variant = "state=not-running,style=uikit-scenes,link=long"
    let explored = CapturedRun(["explore", "--format", "jsonl", "--variant", variant, path])
    XCTAssertTrue(explored.output.contains(#""orders":\#(orders),"#), explored.output)
    XCTAssertGreaterThan(try XCTUnwrap(Int(orders)), 1)
  }

  func testTheBudgetIsNamedWhereItBoundsTheOrdersAndNotWhereTheUserDoes() throws {
    let (_, path) = try file()
    let options = ["matrix", "--explore", "--styles", "uikit-scenes", "--links", "long"]
    let bounded = CapturedRun(options + ["--differences", "1", path])
    let few = "only orders with so few differences from the default order"
    XCTAssertTrue(bounded.output.contains("≤1"), bounded.output)
    XCTAssertTrue(bounded.output.contains(few), bounded.output)
    XCTAssertFalse(bounded.output.contains("--budget"), bounded.output)
    let cut = CapturedRun(options + ["--budget", "100", path])
    XCTAssertTrue(cut.output.contains("; --budget sets\n"), cut.output)
  }

  func testALineThatReplaysAFailingOrderOfAVariantKeepsTheVariant() throws {
    let (_, path) = try file()
    let variant = "state=not-running,style=swiftui-app-delegate,link=long"
    let explored = CapturedRun(["explore", "--variant", variant, path])
    XCTAssertTrue(explored.output.contains("replay --verbose --variant \(variant) --order 1 \(path)"), explored.output)
    let replayed = CapturedRun(["replay", "--variant", variant, path])
    XCTAssertEqual(replayed.code, .failure)
    XCTAssertTrue(replayed.output.contains("replay --verbose --variant \(variant) \(path)"), replayed.output)
  }

  func testATerminalShowsHowManyVariantsAreExplored() throws {
    let (_, path) = try file()
    let run = CapturedRun(
      ["matrix", "--explore", path], diagnosticsAreTerminal: true, environment: ["TERM": "xterm"])
    XCTAssertNotNil(run.diagnostics.firstMatch(of: #/: \d+ of \d+ variants, about \d+[smh] left/#), run.diagnostics)
    XCTAssertTrue(run.diagnostics.hasSuffix("\r\u{1B}[K"), "the line is taken away")
    XCTAssertEqual(CapturedRun(["matrix", "--explore", path]).diagnostics, "")
  }

  func testADeferredLinkHasARowOfItsOwn() throws {
    let path = "\(Package.scenarios)/adjust/deferred/link-waits-for-onboarding.jsonc"
    let run = CapturedRun(["matrix", "--links", "short,long", path])
    XCTAssertEqual(run.code, .success, run.output)
    XCTAssertTrue(run.output.contains("short     not installed ✔ A"), run.output)
    XCTAssertTrue(run.output.contains("long      not installed ✔ A"), run.output)
  }

  func testABrandedLinkOpensItsScreenInEachFormAndState() throws {
    let path = "\(Package.scenarios)/every-state/a-branded-link-opens-its-screen.jsonc"
    let run = CapturedRun(["matrix", path])
    XCTAssertEqual(run.code, .success, run.output)
    XCTAssertTrue(run.output.contains("48 variants: 48 hold, 0 do not"), run.output)
  }

  func testBadArgumentsAreRefusedWithWhatWouldBeRight() throws {
    let (_, path) = try file()
    for (options, message) in [
      (
        ["--states", "backgroud"],
        #"--states takes not-installed, not-running, background or foreground, not "backgroud""#
      ),
      (["--styles", "uikit"], #"--styles takes uikit-app-delegate, uikit-scenes"#),
      (["--links", "long,long"], #"--links has "long" twice"#),
      (["--links", "long,,short"], "--links takes a list such as a,b"),
      (["--profiles", "appsflyr"], #", not "appsflyr"; did you mean "appsflyer"?"#),
      (["--profiles", "6.15"], "--profiles takes appsflyer, adjust, ios, all, or one version such as adjust=5.6"),
      (["--profiles", "appsflyer=9"], #"there is no version "9" of appsflyer"#),
      (["--profiles", "adjust"], "the app of the scenario does not have this SDK"),
      (["--budget", "100"], "--budget needs --explore"),
      (["--explore", "--until", "soon"], "--until takes a duration such as 2.5s"),
      (["--verbose", "--format", "jsonl"], "--verbose is only for text"),
    ] {
      let run = CapturedRun(["matrix"] + options + [path])
      XCTAssertEqual(run.code, .usage, "\(options)")
      XCTAssertTrue(run.diagnostics.contains(message), "\(options): \(run.diagnostics)")
    }
    XCTAssertEqual(CapturedRun(["matrix"]).code, .usage)
    XCTAssertEqual(CapturedRun(["matrix", path, path]).code, .usage)
    XCTAssertEqual(CapturedRun(["matrix", Package.scenarios + "/problems"]).code, .usage)
    let nothing = CapturedRun(["matrix"], scenario: ScenarioText())
    XCTAssertEqual(nothing.code, .usage)
    XCTAssertTrue(nothing.diagnostics.contains("no step taps a link"), nothing.diagnostics)
  }

  func testAVariantIsTheFilesOwnWhereItDeclaresOne() {
    let path = Package.scenarios + "/appsflyer/unified-direct/scheme-link-in-every-state.jsonc"
    let run = CapturedRun(["replay", "--variant", "style=uikit-scenes", path])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    XCTAssertEqual(run.output.components(separatedBy: path + "[style=uikit-scenes]").count, 2, run.output)
    XCTAssertEqual(run.output.components(separatedBy: path).count, 2, run.output)
    let other = CapturedRun(["replay", "--variant", "style=uikit-scenes", path + "[style=uikit-app-delegate]"])
    XCTAssertTrue(other.output.contains("[style=uikit-app-delegate]"), other.output)
  }

  func testBadVariantsAreRefused() throws {
    let (_, path) = try file()
    for (variant, message) in [
      ("state", #""state" is not KEY=VALUE"#),
      ("sate=background", #"there is no key "sate" in a variant; did you mean "state"?"#),
      ("then=again", #", or for a variant that a file declares, its path with [axis=choice]"#),
      ("state=front", #"state is not "front""#), ("link=long,link=long", "link appears twice"),
    ] {
      let run = CapturedRun(["replay", "--variant", variant, path])
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.diagnostics.contains(message), "\(variant): \(run.diagnostics)")
    }
    for (variant, message) in [
      ("link=universal", "the app has no associated domain besides those of OneLink"),
      ("adjust=5.5.2", "the app does not have Adjust"), ("ios=ios3", #"unknown iOS profile "ios3""#),
      ("state=not-installed", "the app is installed before the link is tapped"),
    ] {
      let run = CapturedRun(["replay", "--variant", variant, path])
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.diagnostics.contains("there is no variant \(variant): \(message)"), run.diagnostics)
    }
  }
}
