import DeepLinkSimulatorCommand
import Foundation
import Synchronization
import XCTest

/// Files of results that cannot be written, that are none, or that are damaged.
final class ResultsFileTests: XCTestCase {
  private let scenario = ScenarioText(
    name: "a race", app: #""scheme": "shop", "appsflyer": { "unifiedDeepLinking": true }"#,
    steps: #"\#(ScenarioText.launched), { "wait": "5s" }"#, expect: #"{ "never": "didResolveDeepLink" }"#)

  /// A folder with the scenario `a.json`.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario.text, to: "a.json")
    return folder
  }

  private func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// A folder with the scenario and its results `r.jsonl`.
  private func results() throws -> (folder: TemporaryFolder, path: String, lines: [String]) {
    let folder = try folder()
    let path = "\(folder.path)/r.jsonl"
    let text: String
    if let known = Self.known.withLock({ $0 }) {
      text = known.replacingOccurrences(of: "FOLDER", with: folder.path)
      try folder.write(text, to: "r.jsonl")
    } else {
      XCTAssertEqual(CapturedRun(["explore", "--results", path, "\(folder.path)/a.json"]).code, .failure)
      text = try read(path)
      let hidden = folder.hide(in: text)
      Self.known.withLock { $0 = hidden }
    }
    let lines = text.split(separator: "\n").map(String.init)
    XCTAssertGreaterThan(lines.count, 3)
    return (folder, path, lines)
  }

  /// The results, which are the same each time, but for the folder.
  private static let known = Mutex<String?>(nil)

  // MARK: Writing

  func testAFileThatCannotBeWrittenIsAnErrorBeforeTheSearch() throws {
    let folder = try folder()
    var cases = [
      ("\(folder.path)/none/r.jsonl", "No such file or directory; check its folder and its permissions"),
      (folder.path, "Is a directory; name a file in it"),
    ]
    if FileManager.default.fileExists(atPath: "/dev/full") {
      cases.append(("/dev/full", "it is not a regular file, so results cannot be read back from it"))
    }
    for (path, reason) in cases {
      for share in [[], ["--shard", "1/2"]] {
        let run = CapturedRun(["explore", "--results", path] + share + ["\(folder.path)/a.json"])
        XCTAssertEqual(run.diagnostics, "error: results cannot be stored in \(path): \(reason)\n")
        XCTAssertEqual(run.output, "")
        XCTAssertEqual(run.code, .internalError)
      }
    }
  }

  func testAFileOfSomethingElseIsLeftAsItIs() throws {
    let folder = try folder()
    let texts = [scenario.text, "{}", "notes\nand more\n", #"{"version":1,"name":"x","steps":[]}"#]
    for text in texts {
      try folder.write(text, to: "b.json")
      let path = "\(folder.path)/b.json"
      let run = CapturedRun(["explore", "--results", path, "\(folder.path)/a.json"])
      // The file is of another kind, so one of its lines is named.
      XCTAssertEqual(
        run.diagnostics.split(separator: "\n").dropLast().map { folder.hide(in: String($0)) },
        ["FOLDER/b.json:1:1: error: this is not a result that explore --results wrote"])
      XCTAssertTrue(
        run.diagnostics.hasSuffix("holds something other than results, and stays as it is; name another file\n"),
        run.diagnostics)
      XCTAssertEqual(run.code, .usage)
      XCTAssertEqual(try read(path), text)
    }
  }

  func testALineThatWasBrokenOffIsDoneAgain() throws {
    let (folder, path, lines) = try results()
    let whole = CapturedRun(["explore", "\(folder.path)/a.json"]).output
    for rest in [1, 7, lines[2].count - 1] {
      try folder.write((lines[..<2] + [String(lines[2].prefix(rest))]).joined(separator: "\n"), to: "r.jsonl")
      let merge = CapturedRun(["merge", path])
      XCTAssertEqual(
        folder.hide(in: merge.diagnostics),
        "FOLDER/r.jsonl:3:1: error: this result is incomplete; explore --results with this file does its part again\n")
      XCTAssertEqual(merge.code, .usage)
      let again = CapturedRun(["explore", "--results", path, "\(folder.path)/a.json"])
      XCTAssertEqual(again.output, whole)
      XCTAssertEqual(Set(try read(path).split(separator: "\n").map(String.init)), Set(lines))
      XCTAssertEqual(CapturedRun(["merge", path]).output, whole)
    }
  }

  #if os(Linux) || os(macOS)
    func testSharesThatAreWrittenAtOnceLoseNoLine() throws {
      let folder = try folder()
      let (path, program) = ("\(folder.path)/r.jsonl", try BuiltProgram("deeplink-sim"))
      let processes = try (1...4).map { share in
        let process = Process()
        process.executableURL = program.url
        process.arguments = ["explore", "--results", path, "--shard", "\(share)/4", "\(folder.path)/a.json"]
        try process.run()
        return process
      }
      for process in processes { XCTAssertEqual(process.waitForExit(), .code(0)) }
      let (_, _, lines) = try results()
      XCTAssertEqual(try read(path).split(separator: "\n").count, lines.count)
      XCTAssertEqual(CapturedRun(["merge", path]).output, CapturedRun(["explore", "\(folder.path)/a.json"]).output)
    }
  #endif

  // MARK: Reading

  func testDamagedResultsAreNamedAndGiveNoVerdict() throws {
    let (folder, path, lines) = try results()
    let changes: [(change: (inout [String: Any]) -> Void, complaint: String)] = [
      ({ $0["mode"] = "cousal" }, #"there is no mode "cousal"; did you mean "causal"?"#),
      ({ $0["variant"] = "what" }, #"there is no variant "what""#),
      ({ $0["tasks"] = "undecided" }, #"there is no order of tasks "undecided"; did you mean "decided"?"#),
      ({ $0["horizon"] = "soon" }, #"the horizon "soon" is not a duration"#),
      ({ $0["maximumDifferences"] = -1 }, "-1 differences cannot be"),
      ({ $0["index"] = -1 }, "there is no part -1 of \(lines.count)"),
      ({ $0["index"] = lines.count }, "there is no part \(lines.count) of \(lines.count)"),
      ({ $0["partCount"] = Int.min }, "there is no part"),
      ({ $0["ends"] = [Any]() }, "it has no orders"),
      ({ $0["orderCount"] = UInt64.max }, "orders, and the part has"),
      ({ Self.changeEnd(of: &$0) { $0["count"] = UInt64.max } }, "orders, and the part has"),
      ({ Self.changeEnd(of: &$0) { $0["closest"] = UInt64.max } }, "as one of its ends says"),
      ({ Self.changeEnd(of: &$0) { $0["differences"] = 90 } }, "an end says that it has 90 differences"),
      ({ Self.changeEnd(of: &$0) { $0["choices"] = [-1] } }, "choice -1 cannot be"),
    ]
    for (change, complaint) in changes {
      let changed = try Self.changed(lines[1], change)
      try folder.write(([lines[0], changed] + lines[2...]).joined(separator: "\n") + "\n", to: "r.jsonl")
      for command in [["merge"], ["explore", "\(folder.path)/a.json", "--results"]] {
        let run = CapturedRun(command + [path])
        let first = folder.hide(in: String(run.diagnostics.split(separator: "\n").first ?? ""))
        XCTAssertTrue(first.hasPrefix("FOLDER/r.jsonl:2:1: error: this result is damaged: "), first)
        XCTAssertTrue(first.contains(complaint), "\(first)\n\(complaint)")
        XCTAssertEqual(run.output, "")
        XCTAssertEqual(run.code, .usage)
      }
    }
  }

  func testResultsThatTheSearchCannotHaveAreNamed() throws {
    let (folder, path, lines) = try results()
    let changes: [(change: (inout [String: Any]) -> Void, complaint: String)] = [
      ({ Self.changeEnd(of: &$0) { $0["choices"] = Array(repeating: 0, count: 100_000) } }, "the order has ended"),
      (
        {
          Self.changeEnd(of: &$0) {
            $0["choices"] = [99]; $0["differences"] = 1
          }
        }, "are not those of"
      ),
      ({ $0["index"] = lines.count - 1 }, "are not those of an order of this part"),
    ]
    for (change, complaint) in changes {
      try folder.write(try Self.changed(lines[0], change) + "\n", to: "r.jsonl")
      let run = CapturedRun(["merge", path])
      XCTAssertTrue(
        folder.hide(in: run.diagnostics).hasPrefix("FOLDER/r.jsonl:1:1: error: this result is damaged: "),
        run.diagnostics)
      XCTAssertTrue(run.diagnostics.contains(complaint), run.diagnostics)
      XCTAssertEqual(run.code, .usage)
    }
    // All of them belong to an exploration with another number of parts.
    let fewer = try lines.prefix(2).map { line in try Self.changed(line) { $0["partCount"] = 2 } }
    try folder.write(fewer.joined(separator: "\n") + "\n", to: "r.jsonl")
    let run = CapturedRun(["merge", path])
    XCTAssertTrue(run.diagnostics.contains("it is one of 2 parts, and the search has \(lines.count)"), run.diagnostics)
    XCTAssertEqual(run.code, .usage)
  }

  func testEmptiedChoicesAreNoVerdict() throws {
    let (folder, path, lines) = try results()
    let emptied = try lines.map { line in
      try Self.changed(line) { part in Self.changeEnd(of: &part) { $0["choices"] = [Int]() } }
    }
    try folder.write(emptied.joined(separator: "\n") + "\n", to: "r.jsonl")
    let run = CapturedRun(["merge", path])
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .usage)
  }

  func testTwoResultsForOnePartThatDifferAreNamed() throws {
    let (folder, path, lines) = try results()
    let other = try Self.changed(lines[0]) { part in
      part["orderCount"] = 77
      Self.changeEnd(of: &part) { $0["count"] = 77 }
    }
    try folder.write((lines + [lines[1]]).joined(separator: "\n") + "\n", to: "r.jsonl")
    XCTAssertEqual(CapturedRun(["merge", path]).code, .failure, "the same line twice counts once")
    try folder.write((lines + [other]).joined(separator: "\n") + "\n", to: "r.jsonl")
    let run = CapturedRun(["merge", path])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      "FOLDER/r.jsonl:\(lines.count + 1):1: error: "
        + "this result for part \(try Self.index(of: lines[0])) is another one than at FOLDER/r.jsonl:1\n")
    XCTAssertEqual(run.code, .usage)
  }

  func testForeignLinesAreNamed() throws {
    let (folder, path, lines) = try results()
    try folder.write((lines + [#"{"ends":[]}"#, "", "and so on"]).joined(separator: "\n") + "\n", to: "r.jsonl")
    let run = CapturedRun(["merge", path, "\(folder.path)/none", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      """
      FOLDER/r.jsonl:\(lines.count + 1):1: error: this is not a result that explore --results wrote
      FOLDER/r.jsonl:\(lines.count + 3):1: error: this is not a result that explore --results wrote
      FOLDER/none: error: there is no such file
      FOLDER: error: this is a folder; name a file in it

      """)
    XCTAssertEqual(run.code, .usage)
  }

  func testOfManyForeignLinesTheFirstAreNamed() throws {
    let (folder, path, lines) = try results()
    try folder.write((lines + Array(repeating: "and so on", count: 30)).joined(separator: "\n") + "\n", to: "r.jsonl")
    let complaints = CapturedRun(["merge", path]).diagnostics.split(separator: "\n")
    XCTAssertEqual(complaints.count, 21)
    XCTAssertEqual(
      complaints.last.map { folder.hide(in: String($0)) },
      "FOLDER/r.jsonl: error: more lines are not results; they are not shown")
  }

  // MARK: Changing lines

  private static func changed(_ line: String, _ change: (inout [String: Any]) -> Void) throws -> String {
    var part = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    change(&part)
    return String(decoding: try JSONSerialization.data(withJSONObject: part, options: [.sortedKeys]), as: UTF8.self)
  }

  private static func index(of line: String) throws -> Int {
    let part = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try XCTUnwrap(part?["index"] as? Int)
  }

  private static func changeEnd(of part: inout [String: Any], _ change: (inout [String: Any]) -> Void) {
    var ends = part["ends"] as? [[String: Any]] ?? []
    for index in ends.indices { change(&ends[index]) }
    part["ends"] = ends
  }
}
