#if os(Linux) || os(macOS)
  import DeepLinkSimulatorCommand
  import Foundation
  import XCTest

  /// The commands that pages show are commands of the program, and print what the pages show.
  final class PageCommandTests: XCTestCase {
    /// The pages with sessions that other tests run, because these need files or input.
    private static let testedElsewhere: Set = ["docs/stepping.md", "docs/scale.md"]

    func testTheProgramAcceptsEachCommandLineOfThePages() throws {
      var count = 0
      for page in try Self.pages() {
        for line in Self.commandLines(in: try Package.text(page)) {
          guard let words = Self.words(of: line), !words.isEmpty else { continue }
          count += 1
          // With this option, everything else is read and nothing is done.
          let run = CapturedRun(words + ["--help"])
          XCTAssertEqual(run.code, .success, "\(page): \(line)\n\(run.diagnostics)")
        }
      }
      XCTAssertGreaterThan(count, 60)
    }

    func testACommandLineWithAMistakeIsNotAccepted() {
      for line in ["deeplink-sim explroe FILE", "$ deeplink-sim explore --order 5 FILE | head"] {
        let words = Self.commandLines(in: "```\n\(line)\n```").first.flatMap(Self.words) ?? []
        XCTAssertEqual(CapturedRun(words + ["--help"]).code, .usage, line)
      }
    }

    func testEachSessionOfThePagesPrintsWhatIsShown() throws {
      let program = try BuiltProgram("deeplink-sim")
      var count = 0
      for page in try Self.pages() where !Self.testedElsewhere.contains(page) {
        for block in Self.blocks(in: try Package.text(page)) where block.hasPrefix("$ ") {
          for session in ("\n" + block).components(separatedBy: "\n$ ").dropFirst() {
            count += 1
            let lines = Self.lines(of: session)
            let shown = Array(lines.dropFirst())
            // A page may show results, complaints or both.
            let isShown = try ["2>&1", "2>/dev/null", "2>&1 >/dev/null"].contains {
              Self.shows(shown, all: try shell("\(lines[0]) \($0)", program))
            }
            guard !isShown else { continue }
            XCTFail("\(page) shows something else for \(lines[0])\n\(try shell("\(lines[0]) 2>&1", program))")
          }
        }
      }
      XCTAssertGreaterThanOrEqual(count, 6)
    }

    func testThePartsOfAScenarioOnThePageAboutOrdersAreValid() throws {
      let parts = try Package.text("docs/explore.md").components(separatedBy: "```jsonc\n").dropFirst().map {
        $0.components(separatedBy: "```").first ?? ""
      }
      XCTAssertEqual(parts.count, 2)
      for part in parts {
        let run = CapturedRun(
          ["validate", "-"],
          input: """
            {
              "version": 1,
              "name": "A part",
              "app": { "domains": ["shop.onelink.me"], "gates": ["login"], "appsflyer": {} },
              "steps": [{ "install": {} }, { "launch": {} }, { "openGate": "login" }, { "closeGate": "login" }],
              \(part)
            }
            """)
        XCTAssertEqual(run.code, .success, run.diagnostics)
      }
    }

    func testTheLogOnThePageIsThatOfALink() throws {
      let block = try XCTUnwrap(
        Self.blocks(in: try Package.text("docs/logs.md")).first { $0.hasPrefix("→[Adjust]") })
      let run = CapturedRun(
        ["replay", "--log", "adjust", "-"],
        input: """
          {
            "version": 1,
            "name": "A link",
            "app": { "scheme": "example", "adjust": {} },
            "steps": [{ "install": {} }, { "launch": {} }, { "tap": "example://a" }]
          }
          """)
      let shown = ["…"] + Self.lines(of: block.replacingOccurrences(of: "→", with: "\t"))
      XCTAssertTrue(Self.shows(shown, all: run.output), run.output)
    }

    // MARK: Pages

    private static func pages() throws -> [String] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Package.root.appendingPathComponent("docs").path)
      return ["README.md", "Scenarios/README.md"]
        + names.filter { $0.hasSuffix(".md") && $0 != "CHANGELOG.md" }.sorted().map { "docs/\($0)" }
    }

    /// What stands between fences.
    private static func blocks(in page: String) -> [String] {
      let parts = ("\n" + page).components(separatedBy: "\n```")
      return parts.indices.filter { !$0.isMultiple(of: 2) }.map { index in
        parts[index].drop { $0 != "\n" }.dropFirst() + "\n"
      }
    }

    /// The command lines of a page, in blocks and in its text.
    private static func commandLines(in page: String) -> [String] {
      let inBlocks = blocks(in: page).flatMap { $0.components(separatedBy: "\n") }
      let text = ("\n" + page).components(separatedBy: "\n```").enumerated().filter { $0.offset.isMultiple(of: 2) }
        .map(\.element).joined(separator: "\n").replacingOccurrences(of: "\n", with: " ")
      let inText = text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      return (inBlocks + inText).map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
        ["deeplink-sim ", "$ deeplink-sim ", "swift run deeplink-sim ", "swift run -c release deeplink-sim "]
          .contains(where: line.hasPrefix)
      }
    }

    /// The arguments of a command line, as a shell reads them; nil for one that a page abbreviates.
    private static func words(of line: String) -> [String]? {
      guard !line.contains("…"), !line.contains("──"), let start = line.range(of: "deeplink-sim ") else { return nil }
      var words: [String] = []
      var word: String?
      var quote: Character?
      for character in line[start.upperBound...] {
        switch (character, quote) {
        case (_, let end?) where character == end: quote = nil
        case (_, _?): word = (word ?? "") + String(character)
        case ("'", nil), ("\"", nil): (quote, word) = (character, word ?? "")
        case (" ", nil):
          if let word { words.append(word) }
          word = nil
        default: word = (word ?? "") + String(character)
        }
      }
      if let word { words.append(word) }
      return Array(words.prefix { ![">", "|", "#", "&&", ";"].contains($0) })
    }

    /// Whether lines are all that was printed, with any lines for `…`.
    private static func shows(_ shown: [String], all output: String) -> Bool {
      var left = lines(of: output)[...]
      var mayDiffer = false
      for line in shown {
        if line == "…" {
          mayDiffer = true
          continue
        }
        if mayDiffer { left = left.drop { $0 != line } }
        guard left.first == line else { return false }
        left = left.dropFirst()
        mayDiffer = false
      }
      return mayDiffer || left.isEmpty
    }

    /// The lines of a text without the empty ones at its end.
    private static func lines(of text: String) -> [String] {
      let lines = text.components(separatedBy: "\n")
      return Array(lines[..<((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    /// Runs a command line in a folder with what the pages suppose: the scenarios, the schema, and that of another
    /// page.
    private func shell(_ command: String, _ program: BuiltProgram) throws -> String {
      let folder = try TemporaryFolder(for: self)
      try folder.link("deeplink-sim", to: program.url.path)
      try folder.write(try Package.text("docs/scenario.schema.json"), to: "docs/scenario.schema.json")
      try folder.write(try Self.exampleOfStepping(), to: "race.jsonc")
      for name in try FileManager.default.contentsOfDirectory(atPath: Package.scenarios) {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/Scenarios", withIntermediateDirectories: true)
        try folder.link("Scenarios/\(name)", to: "\(Package.scenarios)/\(name)")
      }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "PATH=\"$PWD:$PATH\"; \(command)"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      _ = process.waitForExit()
      return text
    }

    private static func exampleOfStepping() throws -> String {
      let page = try Package.text("docs/stepping.md").components(separatedBy: "```json\n")
      return try XCTUnwrap(page.dropFirst().first?.components(separatedBy: "```").first)
    }
  }
#endif
