import DeepLinkSimulatorCommand
import Foundation
import TestSupport
import XCTest

/// `new` writes scenarios that are valid and pass as they are.
final class NewCommandTests: XCTestCase {
  private static let styles = [
    "uikit-app-delegate", "uikit-scenes", "swiftui-app-delegate", "swiftui-scene-delegate",
  ]
  private static let callbacks = SDKRegistry.standard.vocabularies.map { (key: $0.key, names: $0.callbacks) }

  /// The options for each combination of an SDK, a kind of link and a callback.
  private static var combinations: [[String]] {
    var all: [[String]] = []
    for link in ["universal", "scheme"] { all.append(["--sdk", "none", "--link", link]) }
    for (key, names) in callbacks {
      for link in ["short", "long", "universal", "scheme"] {
        all.append(["--sdk", key, "--link", link])
        all += names.map { ["--sdk", key, "--link", link, "--callback", $0] }
      }
    }
    return all
  }

  func testEveryCombinationIsValidAndPasses() throws {
    let folder = try TemporaryFolder(for: self)
    // In a debug build every 13th combination is tried, in one style, so that each style has its turn.
    var count = 0
    for (position, options) in Self.combinations.enumerated() where Thoroughness.isFull || position % 13 == 0 {
      let styles = Thoroughness.isFull ? Self.styles : [Self.styles[position % Self.styles.count]]
      count += styles.count
      for style in styles {
        let file = "\(folder.path)/\(position)-\(style).jsonc"
        let run = CapturedRun(["new", "--style", style] + options + [file])
        XCTAssertEqual(run.code, .success, "\(options): \(run.diagnostics)")
      }
    }
    for command in ["validate", "replay"] {
      let run = CapturedRun([command, "--quiet", folder.path])
      XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonc") }
    XCTAssertEqual(files.count, count)
  }

  func testNearlyEveryCallbackComesInSomeScenario() throws {
    // These come only if the servers say what no flow of `new` has them say.
    let exceptions: Set = ["adjustRemoteTriggerReceived", "allHTTPHeaderFields"]
    let folder = try TemporaryFolder(for: self)
    for name in Self.callbacks.flatMap(\.names).sample(every: 5) where !exceptions.contains(name) {
      let file = "\(folder.path)/\(name).jsonc"
      let run = CapturedRun(["new", "--callback", name, file])
      XCTAssertEqual(run.diagnostics, "", name)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(text.contains("\"callback\": \"\(name)\", \"times\": "), text)
    }
  }

  func testAnyStateCanBeAskedFor() throws {
    let folder = try TemporaryFolder(for: self)
    let steps = [
      "not-installed": #""tap": "#, "not-running": #""kill": "force-quit""#, "background": #""background": "#,
      "foreground": #""wait": "1m""#,
    ]
    for (state, step) in steps {
      let file = "\(folder.path)/\(state).jsonc"
      XCTAssertEqual(CapturedRun(["new", "--state", state, "--sdk", "adjust", file]).code, .success)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(text.contains(step), text)
      XCTAssertEqual(CapturedRun(["replay", "-q", file]).code, .success)
    }
  }

  func testASchemaOutsideTheProjectIsNotTaken() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("{}", to: "scenario.schema.json")
    try folder.write("", to: "project/.git")
    XCTAssertEqual(CapturedRun(["new", "\(folder.path)/project/one.jsonc"]).code, .success)
    XCTAssertTrue(
      try String(contentsOfFile: "\(folder.path)/project/one.jsonc", encoding: .utf8)
        .hasPrefix("{\n  \"$schema\": \"./scenario.schema.json\",\n"))
    XCTAssertEqual(
      try String(contentsOfFile: "\(folder.path)/project/scenario.schema.json", encoding: .utf8),
      CapturedRun(["schema"]).output)
  }

  func testTheFileNamesItsSchema() throws {
    let folder = try TemporaryFolder(for: self)
    // The machine may have a schema further up.
    try folder.write("", to: "Package.swift")
    let alone = CapturedRun(["new", "\(folder.path)/a/one.jsonc"])
    XCTAssertEqual(
      folder.hide(in: alone.output),
      """
      wrote FOLDER/a/scenario.schema.json
      wrote FOLDER/a/one.jsonc
      replay it       deeplink-sim replay FOLDER/a/one.jsonc
      try all orders  deeplink-sim explore FOLDER/a/one.jsonc

      """)
    XCTAssertEqual(
      try String(contentsOfFile: "\(folder.path)/a/scenario.schema.json", encoding: .utf8),
      CapturedRun(["schema"]).output)
    XCTAssertTrue(
      try String(contentsOfFile: "\(folder.path)/a/one.jsonc", encoding: .utf8)
        .hasPrefix("{\n  \"$schema\": \"./scenario.schema.json\",\n"))
    // A second scenario takes the schema that is there.
    XCTAssertEqual(CapturedRun(["new", "\(folder.path)/a/b/two.jsonc"]).code, .success)
    XCTAssertTrue(
      try String(contentsOfFile: "\(folder.path)/a/b/two.jsonc", encoding: .utf8)
        .hasPrefix("{\n  \"$schema\": \"../scenario.schema.json\",\n"))
    try folder.write("{}", to: "project/docs/scenario.schema.json")
    XCTAssertEqual(CapturedRun(["new", "\(folder.path)/project/Scenarios/three.jsonc"]).code, .success)
    XCTAssertTrue(
      try String(contentsOfFile: "\(folder.path)/project/Scenarios/three.jsonc", encoding: .utf8)
        .hasPrefix("{\n  \"$schema\": \"../docs/scenario.schema.json\",\n"))
  }

  func testNothingIsReplacedUnlessTheUserSaysSo() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("mine", to: "one.jsonc")
    let run = CapturedRun(["new", "\(folder.path)/one.jsonc"])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics), "FOLDER/one.jsonc: error: the file already exists; --force replaces it\n")
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(try String(contentsOfFile: "\(folder.path)/one.jsonc", encoding: .utf8), "mine")
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder.path)/scenario.schema.json"))
    XCTAssertEqual(CapturedRun(["new", "--force", "\(folder.path)/one.jsonc"]).code, .success)
    XCTAssertEqual(CapturedRun(["replay", "-q", "\(folder.path)/one.jsonc"]).code, .success)
  }

  func testAFolderInThePlaceOfAFileIsNamedAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("mine", to: "one.jsonc/two")
    for options in [[], ["--force"]] {
      let run = CapturedRun(["new"] + options + ["\(folder.path)/one.jsonc"])
      XCTAssertEqual(folder.hide(in: run.diagnostics), "error: FOLDER/one.jsonc is a folder; name a file in it\n")
      XCTAssertEqual(run.code, .usage)
      XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder.path)/scenario.schema.json"))
    }
    let run = CapturedRun(["new", "--package", "\(folder.path)/one.jsonc/two"])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      "error: FOLDER/one.jsonc/two/Package.swift cannot be written; one of the folders in its path is a file\n")
  }

  func testACallbackThatTheLinkCannotBringIsExpectedNever() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/one.jsonc"
    let run = CapturedRun([
      "new", "--link", "scheme", "--state", "not-installed", "--callback", "adjustDeferredDeeplinkReceived", file,
    ])
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(
      run.diagnostics,
      "note: adjustDeferredDeeplinkReceived does not come in this flow; the scenario expects that it never does\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(text.contains("\"never\": \"adjustDeferredDeeplinkReceived\""), text)
    XCTAssertEqual(CapturedRun(["replay", "-q", file]).code, .success)
  }

  func testTheNameIsTheUsers() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/one.jsonc"
    XCTAssertEqual(CapturedRun(["new", "--name", "Shoes \"in\" Köln", file]).code, .success)
    XCTAssertTrue(CapturedRun(["replay", file]).output.hasPrefix("✔ Shoes \"in\" Köln · "))
  }

  func testAFileThatCannotBeWrittenIsNoWrongArgument() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "file")
    let run = CapturedRun(["new", "--sdk", "none", "\(folder.path)/file/a.jsonc"])
    XCTAssertEqual(run.code, .internalError)
    XCTAssertTrue(run.diagnostics.contains("cannot be written"), run.diagnostics)
  }

  func testALinkToNoFileYetStaysALink() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "there/other")
    try folder.link("a.jsonc", to: "there/b.jsonc")
    try folder.link("there/b.jsonc", to: "c.jsonc")
    XCTAssertEqual(CapturedRun(["new", "--sdk", "none", "\(folder.path)/a.jsonc"]).code, .success)
    XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/a.jsonc"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder.path)/there/c.jsonc"))
    try folder.link("d.jsonc", to: "d.jsonc")
    let circle = CapturedRun(["new", "--sdk", "none", "\(folder.path)/d.jsonc"])
    XCTAssertEqual(circle.code, .internalError)
    XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/d.jsonc"))
  }

  func testMistakesAreExplained() {
    let mistakes: [(arguments: [String], complaint: String)] = [
      ([], "new needs a FILE to write, such as checkout.jsonc, or --package FOLDER"),
      (["a.txt"], #""a.txt" is not a name for a scenario file; use one that ends in .jsonc or .json"#),
      (["a.schema.json"], #""a.schema.json" is not a name for a scenario file; use one that ends in .jsonc or .json"#),
      (["--sdk", "adjus", "a.jsonc"], #"--sdk takes appsflyer, adjust or none, not "adjus"; did you mean "adjust"?"#),
      (["--sdk", "none", "--sdk", "adjust", "a.jsonc"], "--sdk none and --sdk adjust cannot be combined"),
      (
        ["--callback", "onConversionDataSucces", "a.jsonc"],
        #"no SDK has a callback "onConversionDataSucces"; did you mean "onConversionDataSuccess"?"#
      ),
      (
        ["--callback", "didResolve", "a.jsonc"],
        #"no SDK has a callback "didResolve"; did you mean "didResolveDeepLink"?"#
      ),
      (
        ["--sdk", "adjust", "--callback", "didResolveDeepLink", "a.jsonc"],
        "didResolveDeepLink is a callback of AppsFlyer; add --sdk appsflyer"
      ),
      (
        ["--sdk", "none", "--link", "short", "a.jsonc"],
        "--link short is a link of an SDK; add --sdk appsflyer or --sdk adjust, or take universal or scheme"
      ),
      (["--package", "x", "a.jsonc"], #"--package names the scenario itself; leave "a.jsonc" out"#),
      (["--dependency", "x", "a.jsonc"], "--dependency needs --package"),
    ]
    for mistake in mistakes {
      let run = CapturedRun(["new"] + mistake.arguments)
      XCTAssertEqual(run.diagnostics, "error: \(mistake.complaint)\nsee 'deeplink-sim new --help'\n")
      XCTAssertEqual(run.code, .usage)
    }
  }
}
