import XCTest

/// What the program says about the run in which an app has crashed.
final class CrashNoteTests: XCTestCase {
  #if os(Linux) || os(macOS)
    private static let scenario = """
      {
        "version": 1,
        "name": "A crash",
        "app": { "domains": ["shop.onelink.me"], "uses": "crashing", "appsflyer": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }],
      }
      """

    /// What the note says, whoever makes the run.
    private static let note = """
      DeepLinkSimulator: the app has crashed in this run:
      ✘ A crash
        expected  the app goes on
        actual    it crashes
                  ^ in event 24, onConversionDataSuccess, at 1.2s
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        flow      install > launch > background > didResolveDeepLink > onConversionDataSuccess
        last      #24 onConversionDataSuccess {"af_message":"organic install","af_status":"Organic","install_time":"2026-…

      """

    private func output(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
      try output(arguments, in: folder)
    }

    /// Returns what the program says from the beginning of the note on.
    private func output(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
      try folder.write(Self.scenario, to: "crash.jsonc")
      let run = try BuiltProgram("CrashingApp").run(
        arguments, in: URL(fileURLWithPath: folder.path), environment: ["SWIFT_BACKTRACE": "enable=no"],
        withErrors: true)
      XCTAssert([SIGILL, SIGTRAP].contains(run.code), "\(run.code)")
      let text = String(decoding: run.output, as: UTF8.self)
      let start = try XCTUnwrap(text.range(of: "DeepLinkSimulator:"), text).lowerBound
      return String(text[start...])
    }

    func testAReplaySaysWhatHasHappened() throws {
      let folder = try TemporaryFolder(for: self)
      XCTAssertEqual(try output("replay", "crash.jsonc", in: folder), Self.note)
    }

    func testASearchSaysWhichOrderItWas() throws {
      let folder = try TemporaryFolder(for: self)
      let replay = "replay --verbose --order 1 crash.jsonc"
      XCTAssertEqual(
        try output("explore", "crash.jsonc", in: folder), Self.note + "  replay    CrashingApp \(replay)\n")
      XCTAssertEqual(try output(replay.components(separatedBy: " "), in: folder), Self.note)
    }
  #endif
}
