import Foundation
import XCTest

@testable import DeepLinkSimulatorCommand

/// What `replay` and `validate` make of the paths that they are given.
final class PathTests: XCTestCase {
  private let valid = ScenarioText().text

  func testAFolderStandsForItsScenariosInAlphabeticalOrder() throws {
    let folder = try TemporaryFolder(for: self)
    for name in ["b/two.json", "b/one.jsonc", "a.json", "c.schema.json", "notes.txt", ".hidden.json", ".git/x.json"] {
      try folder.write(ScenarioText(name: name).text, to: name)
    }
    let run = CapturedRun(["validate", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ✔ FOLDER/a.json
      ✔ FOLDER/b/one.jsonc
      ✔ FOLDER/b/two.json
      3 scenarios: 3 valid, 0 invalid

      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(CapturedRun(["validate", folder.path + "///"]).output, run.output)
  }

  func testAFileCountsOnceWhicheverPathsLeadToIt() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "a.json")
    try folder.write(ScenarioText(name: "another").text, to: "b/c.json")
    let (file, folderPath) = ("\(folder.path)/a.json", folder.path)
    for paths in [[file, "\(folderPath)/./a.json"], [file, "\(folderPath)/b/../a.json", file]] {
      let run = CapturedRun(["validate"] + paths)
      XCTAssertEqual(
        folder.hide(in: run.output),
        """
        ✔ FOLDER/a.json
        1 scenario: 1 valid, 0 invalid

        """)
    }
    let both = CapturedRun(["validate", "\(folderPath)/b//c.json", folderPath])
    XCTAssertTrue(both.output.hasSuffix("\n2 scenarios: 2 valid, 0 invalid\n"), both.output)
    // What does not exist is complained about by each name.
    let missing = CapturedRun(["validate", "\(folderPath)/x.json", "\(folderPath)/./y.json"])
    XCTAssertEqual(missing.diagnostics.split(separator: "\n").count, 2, missing.diagnostics)
  }

  func testWordsThatWereRenamedAreNotedOnce() throws {
    let folder = try TemporaryFolder(for: self)
    let text = ScenarioText(
      platform: #""switches": { "setOrder": "link-first" }"#, app: #""uses": "fruit-udl-mended", "appsflyer": {}"#,
      expect: #"{ "order": ["install", "launch"] }"#)
    try folder.write(text.text, to: "a.json")
    for command in ["validate", "replay"] {
      let run = CapturedRun([command, folder.path])
      XCTAssertEqual(run.code, .success)
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        """
        FOLDER/a.json:6:16: note: "order" is called "sequence" today; write that here
          "expect": [{ "order": ["install", "launch"] }],
                       ^
        FOLDER/a.json:3:31: note: the switch setOrder is called setItems today; write that here
          "platform": { "switches": { "setOrder": "link-first" } },
                                      ^
        FOLDER/a.json:4:20: note: the app "fruit-udl-mended" is called "fruit-udl-fixed" today; write that here
          "app": { "uses": "fruit-udl-mended", "appsflyer": {} },
                           ^

        """)
    }
  }

  func testWhatOnlyADescribedAppHasIsNotedForAnAppInSwift() throws {
    let folder = try TemporaryFolder(for: self)
    let text = ScenarioText(app: #""uses": "fruit", "routes": { "a": "A" }, "appsflyer": {}"#)
    try folder.write(text.text, to: "a.json")
    for command in ["validate", "replay"] {
      let run = CapturedRun([command, folder.path])
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        """
        FOLDER/a.json:3:29: note: "routes" has no effect, because the app "fruit" is written in Swift
          "app": { "uses": "fruit", "routes": { "a": "A" }, "appsflyer": {} },
                                    ^

        """)
    }
  }

  func testAReactionToACallbackOfAnAbsentSDKIsNoted() throws {
    let folder = try TemporaryFolder(for: self)
    let reactions = #""on": { "adjustAttributionChanged": "route", "didResolveDeepLink": "route" }"#
    try folder.write(ScenarioText(app: #""scheme": "shop", \#(reactions), "appsflyer": {}"#).text, to: "a.json")
    for command in ["validate", "replay"] {
      let run = CapturedRun([command, folder.path])
      XCTAssertEqual(run.code, .success)
      XCTAssertEqual(
        folder.hide(in: run.diagnostics).split(separator: "\n").first,
        "FOLDER/a.json:3:38: note: the reaction to adjustAttributionChanged has no effect: "
          + #"the app does not have Adjust; add "adjust" to "app""#)
    }
  }

  func testAPathIsOneWordOfACommandAndNoOption() {
    for (path, quoted, argument) in [
      ("a.jsonc", "a.jsonc", "a.jsonc"), ("-a.jsonc", "./-a.jsonc", "./-a.jsonc"),
      ("-it's $5.jsonc", #"'./-it'\''s $5.jsonc'"#, #"'./-it'\''s $5.jsonc'"#),
      (
        "-lib/a.jsonc[style=uikit-scenes]", "'./-lib/a.jsonc[style=uikit-scenes]'",
        "'./-lib/a.jsonc[style=uikit-scenes]'"
      ),
      ("a\u{1B}[1m\n'b.jsonc", #"$'a\x1b[1m\x0a\'b.jsonc'"#, #"$'a\x1b[1m\x0a\'b.jsonc'"#),
      ("a\u{2028}\\b.jsonc", #"$'a\xe2\x80\xa8\\b.jsonc'"#, #"$'a\xe2\x80\xa8\\b.jsonc'"#),
      ("<stdin>", "'<stdin>'", "-"),
      ("<stdin>[style=uikit-scenes]", "'<stdin>[style=uikit-scenes]'", "'-[style=uikit-scenes]'"),
    ] {
      XCTAssertEqual(path.pathQuoted, quoted)
      XCTAssertEqual(path.scenarioArgument, argument)
    }
  }

  func testAnErrorNamesAFileOnOneLineAndWithoutWhatATerminalWouldObey() {
    let run = CapturedRun(["validate", "a\u{1B}[1m\nb.jsonc"])
    XCTAssertEqual(run.diagnostics, "a\u{FFFD}[1m\u{FFFD}b.jsonc: error: there is no such file\n")
  }

  func testAByteThatIsNotTextIsNamedAsAByte() {
    // What the program makes of the byte FF in an argument.
    let run = CapturedRun(["re\u{10F7FF}play"])
    XCTAssertTrue(run.diagnostics.contains(#"did you mean "replay", without the byte 0xFF?"#), run.diagnostics)
  }

  func testNoNameMayBeThereTwice() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "a.jsonc")
    try folder.write(valid, to: "b/c.jsonc")
    let run = CapturedRun(["validate", folder.path])
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(
      folder.hide(in: run.output), "✔ FOLDER/a.jsonc\n✘ FOLDER/b/c.jsonc\n2 scenarios: 1 valid, 1 invalid\n")
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      """
      FOLDER/b/c.jsonc:2:25: error: FOLDER/a.jsonc has the name "small", too; give each scenario a name that says what \
      it alone shows
        "version": 1, "name": "small",
                              ^

      """)
    // One after the other, both are valid.
    XCTAssertEqual(CapturedRun(["validate", "\(folder.path)/b/c.jsonc"]).code, .success)
  }

  func testAProblemComesBeforeItsFix() throws {
    let folder = try TemporaryFolder(for: self)
    let names = ["twice-async.fixed.jsonc", "twice-async.jsonc", "twice.fixed.jsonc", "twice.json", "twice.fixed.json"]
    for name in names { try folder.write(valid, to: name) }
    XCTAssertEqual(
      ScenarioFolder(folder.path).files.map { folder.hide(in: $0) },
      [
        "FOLDER/twice.json", "FOLDER/twice.fixed.json", "FOLDER/twice.fixed.jsonc", "FOLDER/twice-async.jsonc",
        "FOLDER/twice-async.fixed.jsonc",
      ])
  }

  func testLinksToFoldersAreFollowedButNotInCircles() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "inside/one.json")
    try folder.link("inside/circle", to: "..")
    try folder.link("self", to: ".")
    try folder.link("other", to: "inside")
    try folder.link("dangling.json", to: "nowhere.json")
    let run = CapturedRun(["validate", "\(folder.path)/other"])
    XCTAssertEqual(
      folder.hide(in: run.output), "✔ FOLDER/other/one.json\n1 scenario: 1 valid, 0 invalid\n")
    XCTAssertEqual(
      folder.hide(in: CapturedRun(["validate", folder.path]).output),
      "✔ FOLDER/inside/one.json\n✔ FOLDER/other/one.json\n2 scenarios: 2 valid, 0 invalid\n")
  }

  func testEachFileRunsOnce() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "one.json")
    let run = CapturedRun(["validate", "\(folder.path)/one.json", folder.path, "-", "-"], input: valid)
    XCTAssertEqual(
      folder.hide(in: run.output), "✔ FOLDER/one.json\n✔ <stdin>\n2 scenarios: 2 valid, 0 invalid\n")
  }

  func testAnEmptyFolderMatchesNothing() throws {
    let folder = try TemporaryFolder(for: self)
    for command in ["replay", "validate"] {
      let alone = CapturedRun([command, folder.path])
      XCTAssertEqual(folder.hide(in: alone.diagnostics), "FOLDER: error: there is no scenario in this folder\n")
      XCTAssertEqual(alone.output, "")
      XCTAssertEqual(alone.code, .noMatch)
      XCTAssertEqual(CapturedRun([command, "-q", folder.path, "-"], input: valid).code, .noMatch)
      XCTAssertEqual(CapturedRun([command, "-q", folder.path, "-"], input: "{}").code, .usage)
    }
  }

  func testWhatCannotBeReadDoesNotKeepOtherFilesFromRunning() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "good.json")
    try folder.write("", to: "empty.json")
    try folder.write("{", to: "open.json")
    let run = CapturedRun(["replay", "-q", "\(folder.path)/missing.json", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ✘ FOLDER/missing.json · not replayed
      ✘ FOLDER/empty.json · not a valid scenario
      ✘ FOLDER/open.json · not a valid scenario
      4 scenarios: 1 passed, 0 failed, 3 invalid · 10 events in 0s of virtual time

      """)
    XCTAssertEqual(run.code, .usage)
    XCTAssert(run.diagnostics.contains("/missing.json: error: there is no such file\n"), run.diagnostics)
  }

  func testAFolderWithoutPermissionIsToldAbout() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(valid, to: "closed/one.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/closed")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/closed") }
    try XCTSkipIf(
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/closed")) != nil,
      "this user can read everything")
    let run = CapturedRun(["validate", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics), "FOLDER/closed: error: the folder cannot be read; check its permissions\n")
    XCTAssertEqual(run.code, .usage)
  }

  func testAPathOfManyFoldersIsWalkedAndShownWhole() throws {
    let folder = try TemporaryFolder(for: self)
    let name = (1...40).map { "folder\($0)" }.joined(separator: "/") + "/a file's name.json"
    try folder.write(ScenarioText(expect: #"{ "never": "launch" }"#).text, to: name)
    let run = CapturedRun(["replay", folder.path])
    XCTAssert(run.output.contains("✘ small · \(folder.path)/\(name)\n"), run.output)
    let quoted = "'\(folder.path)/\(name.replacingOccurrences(of: "'", with: "'\\''"))'"
    XCTAssert(run.output.contains("  replay    deeplink-sim replay --verbose \(quoted)\n"), run.output)
  }

  func testAFilterThatMatchesNothingSaysSo() {
    let run = CapturedRun(["replay", "-f", "other", "-f", "else", "-"], input: valid)
    XCTAssertEqual(run.diagnostics, "error: no scenario has \"other\" or \"else\" in its path or name\n")
    XCTAssertEqual(run.code, .noMatch)
  }

  func testAPatternThatNoShellHasExpandedIsToldAbout() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "a.jsonc")
    for pattern in ["*.jsonc", "**/*.jsonc", "*.txt"] {
      let run = CapturedRun(["replay", "-q", "\(folder.path)/\(pattern)"])
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        "FOLDER/\(pattern): error: there is no such file; a shell expands * outside of quotes, to files that exist; "
          + "for all files below a folder, name the folder\n")
      XCTAssertEqual(run.code, .usage)
    }
  }

  func testAFileThatIsNotThereIsNamedAfterItsNeighbour() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "login-gate.jsonc")
    try folder.write(ScenarioText().text, to: "Races/one.jsonc")
    for (typed, meant) in [
      ("login-gate.json", "login-gate.jsonc"), ("logingate.jsonc", "login-gate.jsonc"), ("Race", "Races"),
      ("Races/on.jsonc", "one.jsonc"), ("gate.jsonc", nil), ("Rates/one.jsonc", nil), ("none/", nil),
    ] {
      let hint = meant.map { #"; did you mean "\#($0)"?"# } ?? ""
      let run = CapturedRun(["validate", "-q", "\(folder.path)/\(typed)"])
      XCTAssertEqual(folder.hide(in: run.diagnostics), "FOLDER/\(typed): error: there is no such file\(hint)\n")
      XCTAssertEqual(run.code, .usage)
    }
  }
}
