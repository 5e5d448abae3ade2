import DeepLinkSimulatorXCTest
import SampleApps
import TestSupport
import XCTest

/// Whatever happens in a scenario of the library can be named in an assertion about it: the checks of what can follow
/// the name of an event refuse nothing that is in a trace.
final class LibraryLabelTests: XCTestCase {
  func testEachEventOfATraceCanBeNamed() async throws {
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: "Scenarios")).compactMap { $0 as? String }
    let paths = files.filter { $0.hasSuffix(".jsonc") && !$0.contains("/refused/") }.sorted()
    var known: Set<String> = []
    for path in paths.sample(every: 7) {
      for test in try ScenarioTest.variants(of: "Scenarios/" + path, app: .named(in: .samples)) {
        let run = await test.run()
        for event in run.trace.events where known.insert(event.label).inserted {
          // A number sign is that of an event, and a text that is empty is written as none.
          guard !event.label.contains("#"), !event.label.hasSuffix(" ") else { continue }
          let failures = run.failures(of: .count(EventPattern(event.label), 999))
          let refusals = failures.map(\.description).filter { $0.contains("an assertion that fits the scenario") }
          XCTAssertEqual(refusals, [], "\(path): \(event.label)")
        }
      }
    }
    XCTAssertGreaterThan(known.count, 100)
  }
}
