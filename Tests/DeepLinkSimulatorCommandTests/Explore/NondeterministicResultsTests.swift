import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// Results of an app that does something else in each run: they would mean nothing, and both commands say so.
final class NondeterministicResultsTests: XCTestCase {
  /// A number that grows from run to run, as in a static property.
  private final class Counter: @unchecked Sendable { var value = 0 }

  /// Shows another screen in each run, if it is restless.
  @MainActor
  private final class Shop: AppsFlyerLibDelegate, DeepLinkDelegate {
    private let environment: AppEnvironment
    private let counter: Counter?
    init(_ environment: AppEnvironment, _ counter: Counter?) {
      (self.environment, self.counter) = (environment, counter)
    }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      counter?.value += 1
      environment.show("\(counter?.value ?? 0)")
    }
    func onConversionDataFail(_ error: any Error) {}
    func didResolveDeepLink(_ result: DeepLinkResult) {}
  }

  /// A command that knows the app `shop`.
  private func command(isRestless: Bool) -> DeepLinkSimulatorCommand {
    let counter = isRestless ? Counter() : nil
    var command = DeepLinkSimulatorCommand()
    command.register("shop") { _ in DelegateApp { Shop($0, counter) } }
    return command
  }

  private func scenario(in folder: TemporaryFolder) throws -> String {
    let file = "\(folder.path)/shop.jsonc"
    try """
    {
      "version": 1, "name": "a shop",
      "app": { "uses": "shop", "scheme": "shop", "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [{ "install": {} }, { "launch": {} }],
      "expect": [{ "event": "route", "times": 1 }]
    }
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private let complaint = "two runs of one order differ, so the app is not deterministic: event "

  func testASearchThatKeepsResultsSaysThatRunsDiffer() throws {
    let folder = try TemporaryFolder(for: self)
    let (file, results) = (try scenario(in: folder), "\(folder.path)/results.jsonl")
    for share in [[], ["--shard", "2/2"]] {
      let run = CapturedRun(["explore", "--results", results] + share + [file], command: command(isRestless: true))
      XCTAssertEqual(run.code, .unfinished, run.output)
      XCTAssertTrue(run.output.replacing(/\s+/, with: " ").contains(complaint), run.output)
      XCTAssertEqual(try String(contentsOfFile: results, encoding: .utf8), "", "no result is kept")
    }
  }

  /// The results are those of an app that was still deterministic.
  func testMergingSaysThatRunsDiffer() throws {
    let folder = try TemporaryFolder(for: self)
    let (file, results) = (try scenario(in: folder), "\(folder.path)/results.jsonl")
    let search = CapturedRun(["explore", "--results", results, file], command: command(isRestless: false))
    XCTAssertEqual(search.code, .success, search.output)
    XCTAssertEqual(CapturedRun(["merge", results], command: command(isRestless: false)).output, search.output)

    let merged = CapturedRun(["merge", results], command: command(isRestless: true))
    XCTAssertEqual(merged.code, .unfinished, merged.diagnostics)
    XCTAssertTrue(merged.output.replacing(/\s+/, with: " ").contains(complaint), merged.output)
    XCTAssertEqual(merged.diagnostics, "")
  }
}
