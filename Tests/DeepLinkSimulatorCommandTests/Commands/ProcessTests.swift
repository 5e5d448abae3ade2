#if os(Linux) || os(macOS)
  import Foundation
  import XCTest

  /// What only a process of its own shows: streams, pipes and exit codes.
  final class ProcessTests: XCTestCase {
    func testExitCodesReachTheShell() throws {
      let program = try BuiltProgram("deeplink-sim")
      let folder = try TemporaryFolder(for: self)
      try folder.write(ScenarioText().text, to: "pass.json")
      try folder.write(ScenarioText(expect: #"{ "never": "launch" }"#).text, to: "fail.json")
      try folder.write("{}", to: "invalid.json")
      for (name, code) in [("pass", 0), ("fail", 1), ("invalid", 64), ("missing", 64)] as [(String, Int32)] {
        XCTAssertEqual(try program.run(["replay", "-q", "\(folder.path)/\(name).json"]).code, code, name)
      }
      XCTAssertEqual(try program.run(["rules", "NO-SUCH-1"]).code, 69)
    }

    func testAReaderThatStopsReadingDoesNotEndTheProcess() throws {
      let program = try BuiltProgram("deeplink-sim")
      XCTAssertEqual(try shell("'\(program.url.path)' rules | head -n 1 > /dev/null; echo ${PIPESTATUS[0]}"), "0\n")
    }

    func testADiskThatIsFullIsAnError() throws {
      let program = try BuiltProgram("deeplink-sim")
      try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here")
      let complaint = try shell("'\(program.url.path)' rules 2>&1 > /dev/full; echo $?")
      XCTAssertEqual(complaint, "error: the results could not be written: No space left on device\n70\n")
    }

    func testStandardInputIsReadOnlyAsFarAsAScenarioMayGo() throws {
      let program = try BuiltProgram("deeplink-sim")
      let complaint = try shell("'\(program.url.path)' validate -q - < /dev/zero 2>&1 > /dev/null")
      XCTAssertEqual(complaint, "<stdin>: error: the file has more than 4 MiB, the most that a scenario can have\n")
    }

    private func shell(_ command: String) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", command]
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      _ = process.waitForExit()
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
