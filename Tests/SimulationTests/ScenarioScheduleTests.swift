import DeepLinkSimulator
import XCTest

final class ScenarioScheduleTests: XCTestCase {
  private static func scenario(_ schedule: String) -> String {
    """
    {
      "version": 1, "name": "two answers on their way",
      "app": { "scheme": "shop", "domains": ["shop.onelink.me"], "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [
        { "tap": "https://shop.onelink.me/a?pid=Email&deep_link_value=apples" },
        { "install": {} }, { "launch": {} }, { "wait": "30s" }
      ],
      "schedule": [\(schedule)]
    }
    """
  }

  private func run(_ schedule: String, file: StaticString = #filePath, line: UInt = #line) throws -> RunResult {
    let scenario = try ScenarioFile(name: "test", bytes: Array(Self.scenario(schedule).utf8)).result.get()
    let plan = try ScenarioCompiler().compile(scenario).get()
    return Simulator.run(plan) { DescribedApp($0) }
  }

  private func callbacks(_ schedule: String) throws -> [String] {
    let result = try run(schedule)
    XCTAssertNil(result.misfit)
    return result.trace.callbacks.map(\.occurrence.name)
  }

  func testAnEventWaitsForTheOneThatComesFirst() throws {
    let both = ["didResolveDeepLink", "onConversionDataSuccess"]
    let byDefault = try callbacks("").filter(both.contains)
    XCTAssertEqual(Set(byDefault), Set(both))
    let (first, second) = (byDefault[0], byDefault[1])
    XCTAssertEqual(try callbacks("\"\(first)#1 before \(second)#1\"").filter(both.contains), byDefault)
    let answer = first == "didResolveDeepLink" ? "deferredDeepLink" : "conversionData"
    let turned = try callbacks("\"\(second)#1 before answer \(answer)#1\"").filter(both.contains)
    XCTAssertEqual(turned, [second, first])
  }

  func testStepsHaveTheNamesOfTheirKeys() throws {
    let result = try run("\"wait#1 before answer launch#1\"")
    XCTAssertNil(result.misfit)
    let labels = result.trace.events.map(\.label)
    let wait = try XCTUnwrap(labels.firstIndex(of: "wait 30s"))
    XCTAssertLessThan(wait, try XCTUnwrap(labels.firstIndex { $0.hasPrefix("answer launch") }))
  }

  func testALineThatCannotBeKeptIsReported() throws {
    let misfit = try XCTUnwrap(try run("\"onConversionDataSuccess#1 before answer launch#1\"").misfit)
    XCTAssertEqual(
      misfit.explanation,
      "\"onConversionDataSuccess#1\" cannot come before \"answer launch#1\": after event 21, "
        + "nothing can come but \"answer launch#1\"")
    XCTAssertEqual(misfit.location?.line, 8)
  }

  func testAnEventThatNeverComesIsReported() throws {
    let misfit = try XCTUnwrap(try run("\"answer launch#1 before onConversionDataSucces#1\"").misfit)
    XCTAssertEqual(
      misfit.explanation,
      "there is no \"onConversionDataSucces#1\" in this run; did you mean \"onConversionDataSuccess\"?")
  }

  func testAnEventCannotComeBeforeItself() throws {
    let text = Self.scenario("\"wait#1 before wait#1\"")
    let scenario = try ScenarioFile(name: "test", bytes: Array(text.utf8)).result.get()
    guard case .failure(let error) = ScenarioCompiler().compile(scenario) else { return XCTFail("it is accepted") }
    XCTAssertEqual(error.problems.map(\.message), ["an event cannot come before itself"])
  }
}
