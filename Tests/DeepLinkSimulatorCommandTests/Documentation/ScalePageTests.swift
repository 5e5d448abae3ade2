#if os(Linux) || os(macOS)
  import DeepLinkSimulatorCommand
  import Foundation
  import TestSupport
  import XCTest

  /// The page about more than one machine: its script is run, and its output is what the program prints.
  final class ScalePageTests: XCTestCase {
    private var folder: TemporaryFolder!

    /// The scenario of the page: one that `new` makes.
    override func setUpWithError() throws {
      folder = try TemporaryFolder(for: self)
      let run = CapturedRun([
        "new", "--callback", "didResolveDeepLink", "--state", "not-installed", "--name", "Checkout",
        "\(folder.path)/checkout.jsonc",
      ])
      XCTAssertEqual(run.code, .success, run.diagnostics)
    }

    func testTheScriptForGNUParallelMakesTheReportOfOneMachine() throws {
      let paths = ["/usr/bin/parallel", "/usr/local/bin/parallel", "/opt/homebrew/bin/parallel"]
      try XCTSkipUnless(
        paths.contains { FileManager.default.isExecutableFile(atPath: $0) },
        "GNU parallel is not installed here: the script of docs/scale.md is not run")
      try folder.write(try block("explore.sh"), to: "explore.sh")
      let program = try BuiltProgram("deeplink-sim")
      try folder.link("deeplink-sim", to: program.url.path)
      let whole = try shell("./deeplink-sim explore checkout.jsonc")
      XCTAssertTrue(whole.output.contains("301 orders, all that are legal"), whole.output)
      for shares in Thoroughness.isFull ? [1, 4, 7] : [4] {
        let run = try shell("rm -rf parts; PATH=\"$PWD:$PATH\" sh explore.sh \(shares) checkout.jsonc")
        XCTAssertEqual(run.output, whole.output, "\(shares) shares")
        XCTAssertEqual(run.code, whole.code)
      }
    }

    func testALostAndADoubledShareAreShownAsTheyAre() throws {
      let program = try BuiltProgram("deeplink-sim")
      try folder.link("deeplink-sim", to: program.url.path)
      let shares =
        "mkdir parts; for i in 1 2 3 4; do "
        + "./deeplink-sim explore --shard $i/4 --results parts/$i.jsonl checkout.jsonc || exit; done"
      XCTAssertEqual(try shell(shares).code, 0)
      let examples = try page().components(separatedBy: "```\n$ ").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
      XCTAssertEqual(examples.count, 2)
      for (example, code) in zip(examples, [0, 2] as [Int32]) {
        let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let run = try shell("./\(lines[0])")
        XCTAssertEqual(run.output, String(lines[1]), "docs/scale.md shows another output")
        XCTAssertEqual(run.code, code)
      }
    }

    func testTheOtherRecipesTakeEachShareOnce() throws {
      let page = try page()
      // The matrix counts from 1, Slurm does, and Kubernetes counts from 0.
      XCTAssertTrue(page.contains("share: [1, 2, 3, 4, 5, 6, 7, 8]"))
      XCTAssertTrue(page.contains("--shard ${{ matrix.share }}/8"))
      XCTAssertTrue(page.contains("#SBATCH --array=1-64"))
      XCTAssertTrue(page.contains("--shard \"$SLURM_ARRAY_TASK_ID/64\""))
      XCTAssertTrue(page.contains("completions: 16"))
      XCTAssertTrue(page.contains("share=$((JOB_COMPLETION_INDEX + 1))"))
      XCTAssertTrue(page.contains("--shard \"$share/16\""))
      for script in ["explore.sbatch", "merge.sbatch"] { XCTAssertEqual(try syntax(of: block(script)), 0, script) }
    }

    private func syntax(of script: String) throws -> Int32 {
      try folder.write(script, to: "script")
      return try shell("sh -n script").code
    }

    private func page() throws -> String { try Package.text("docs/scale.md") }

    /// The file that the page shows under a name.
    private func block(_ name: String) throws -> String {
      let behind = try XCTUnwrap(try page().components(separatedBy: "`\(name)`").dropFirst().first)
      let body = try XCTUnwrap(behind.components(separatedBy: "```").dropFirst().first)
      return body.drop { $0 != "\n" }.dropFirst() + ""
    }

    private func shell(_ command: String) throws -> (output: String, code: Int32) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      switch process.waitForExit() {
      case .code(let code), .signal(let code): return (output, code)
      }
    }
  }
#endif
