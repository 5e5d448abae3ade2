import DeepLinkSimulator
import DeepLinkSimulatorReports
import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Each kind of report is what programs that read it take.
final class ReportTests: XCTestCase {
  private func text(_ kind: ReportKind) throws -> String { try SampleRuns.document().text(as: kind) }

  // MARK: JUnit

  /// What the schema that build servers publish allows inside each element.
  private static let junitChildren: [String: Set<String>] = [
    "testsuites": ["testsuite"], "testsuite": ["properties", "testcase"], "properties": ["property"],
    "testcase": ["skipped", "failure", "error"], "skipped": [], "failure": [], "error": [], "property": [],
  ]
  private static let junitAttributes: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped", "time", "file"],
    "testcase": ["name", "classname", "time"], "property": ["name", "value"], "failure": ["type", "message"],
    "error": ["type", "message"], "skipped": ["message"],
  ]

  func testJUnitHasOnlyWhatItsSchemaAllows() throws {
    for document in try [SampleRuns.document(), SampleExplorations.document(), SampleExplorations.matrix()] {
      try checkJUnit(document.text(as: .junit))
    }
  }

  private func checkJUnit(_ text: String) throws {
    let reader = XMLReader()
    XCTAssertTrue(reader.read(text), "not well-formed: \(reader.failure)")
    XCTAssertEqual(reader.elements.first?.name, "testsuites")
    for element in reader.elements {
      if let parent = element.parent {
        XCTAssertTrue(Self.junitChildren[parent]?.contains(element.name) == true, "\(element.name) in \(parent)")
      }
      let unknown = Set(element.attributes.keys).subtracting(Self.junitAttributes[element.name] ?? [])
      XCTAssertEqual(unknown, [], element.name)
      if let time = element.attributes["time"] {
        XCTAssertNotNil(time.wholeMatch(of: /[0-9]+\.[0-9]{3}/), time)
      }
    }
  }

  func testJUnitCountsFailuresAndErrorsAndNamesRuleOrderAndReplayLine() throws {
    let reader = XMLReader()
    XCTAssertTrue(reader.read(try text(.junit)))
    let suites = reader.elements.first?.attributes
    XCTAssertEqual(suites?["tests"], "3")
    XCTAssertEqual(suites?["failures"], "1")
    XCTAssertEqual(suites?["errors"], "1")
    let properties = reader.elements.filter { $0.name == "property" }.map {
      "\($0.attributes["name"] ?? "")=\($0.attributes["value"] ?? "")"
    }
    XCTAssertTrue(properties.contains("order=--order 2"), "\(properties)")
    XCTAssertTrue(properties.contains("replay=deeplink-sim replay --order 2 'Scenarios/a shop/shoes.json'"))
    XCTAssertTrue(properties.contains { $0.hasPrefix("rule=") }, "\(properties)")
    let cases = reader.elements.filter { $0.name == "testcase" }
    XCTAssertEqual(cases.first?.attributes["name"], "Shoes & <hats>: \"50%\" off, # ; | `x`")
    XCTAssertEqual(cases.first?.attributes["classname"], "Scenarios.a shop")
  }

  func testControlCharactersDoNotBreakXML() {
    var document = ReportDocument(title: "a\u{1}\u{1B}[31m\u{0}\u{FFFF}")
    document.runs = [
      ReportDocument.Run(
        ScenarioReport(file: "\u{2}", name: "\n\t\r", ending: .noSuchOrder("\u{3}]]>")), replay: "\u{4}")
    ]
    let reader = XMLReader()
    XCTAssertTrue(reader.read(document.text(as: .junit)), reader.failure)
    XCTAssertEqual(reader.elements.first { $0.name == "testcase" }?.attributes["name"], "\n\t\r")
  }

  func testTestCasesOfOneFolderHaveDifferentNames() throws {
    var document = try SampleRuns.document()
    document.runs = ["a/one.json", "a/two.json", "b/one.json"].map { file in
      var run = document.runs[1]
      run.report.file = file
      return run
    }
    let reader = XMLReader()
    XCTAssertTrue(reader.read(document.text(as: .junit)))
    let name = document.runs[0].report.name
    XCTAssertEqual(
      reader.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] },
      ["\(name) (one.json)", "\(name) (two.json)", name])
  }

  // MARK: JSON

  private func object(_ kind: ReportKind) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(try text(kind).utf8))
    return try XCTUnwrap(value as? [String: Any])
  }

  func testTraceEventsHaveAThreadForEachLaneAndAnArrowForEachCause() throws {
    let events = try XCTUnwrap(object(.trace)["traceEvents"] as? [[String: Any]])
    let threads = events.filter { $0["name"] as? String == "thread_name" && $0["pid"] as? Int == 1 }
    XCTAssertEqual(
      threads.compactMap { ($0["args"] as? [String: Any])?["name"] as? String }, ["user", "os", "app"])
    let starts = events.filter { $0["ph"] as? String == "s" }.compactMap { $0["id"] as? String }
    let ends = events.filter { $0["ph"] as? String == "f" }.compactMap { $0["id"] as? String }
    XCTAssertEqual(starts, ends)
    XCTAssertFalse(starts.isEmpty)
    for event in events where event["ph"] as? String == "X" {
      XCTAssertNotNil(event["ts"] as? Int)
      XCTAssertNotNil((event["args"] as? [String: Any])?["rule"] as? String)
    }
  }

  func testSARIFHasAResultForEachFailureAtItsPlace() throws {
    let log = try object(.sarif)
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.compactMap { $0["ruleId"] as? String }, ["unmet-expectation", "invalid-scenario"])
    let place = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    XCTAssertEqual((place?["artifactLocation"] as? [String: Any])?["uri"] as? String, "Scenarios/a%20shop/shoes.json")
    XCTAssertEqual((place?["region"] as? [String: Any])?["startLine"] as? Int, 10)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    for rule in try XCTUnwrap(driver?["rules"] as? [[String: Any]]) {
      XCTAssertEqual(rule.keys.sorted(), ["fullDescription", "help", "id", "shortDescription"], "GitHub requires all")
    }
  }

  func testSARIFHasFingerprintsThatOutliveARun() throws {
    let document = try SampleRuns.document()
    func fingerprints(_ document: ReportDocument) -> [String] {
      document.text(as: .sarif).matches(of: #/"primaryLocationLineHash":"([0-9a-f]{16}:\d+)"/#).map { String($0.1) }
    }
    let all = fingerprints(document)
    XCTAssertEqual(all.count, 2)
    XCTAssertEqual(Set(all).count, 2)
    var reversed = document
    reversed.runs.reverse()
    XCTAssertEqual(fingerprints(reversed).sorted(), all.sorted())

    let run = document.runs[2]
    func fingerprint(_ change: (inout ReportDocument.Run) -> Void) -> [String] {
      var one = document
      one.runs = [run]
      change(&one.runs[0])
      return fingerprints(one)
    }
    XCTAssertEqual(
      fingerprint { $0.report.file = "/home/a/shop.json" }, fingerprint { $0.report.file = "/Users/b/c/shop.json" })
    XCTAssertNotEqual(
      fingerprint { $0.report.file = "a/shop.json" }, fingerprint { $0.report.file = "b/shop.json" })
    var twice = document
    twice.runs = [run, run]
    let same = fingerprints(twice)
    XCTAssertEqual(same.map { $0.suffix(2) }, [":1", ":2"])
    XCTAssertEqual(same[0].dropLast(2), same[1].dropLast(2))
  }

  func testSARIFHasAddressesFromTheTopOfTheCheckout() throws {
    var document = try SampleRuns.document()
    let run = document.runs[2]
    document.folder = "ios/app"
    document.runs = ["./a b.json", "../shared/c.json", "/tmp/d.json", ReportDocument.standardInputName].map { file in
      var run = run
      run.report.file = file
      return run
    }
    let addresses = document.text(as: .sarif).matches(of: #/"uri":"([^"]*)"/#).map { String($0.1) }
    XCTAssertEqual(addresses, ["ios/app/a%20b.json", "ios/shared/c.json", "file:///tmp/d.json", "%3Cstdin%3E"])
    document.folder = ""
    XCTAssertTrue(document.text(as: .github).hasPrefix("::error file=a b.json,"), document.text(as: .github))
  }

  // MARK: Text

  func testAnnotationsEscapeWhatWorkflowCommandsReserve() throws {
    let lines = try text(.github).split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    let title = "Shoes & <hats>%3A \"50%25\" off%2C # ; | `x`"
    XCTAssertTrue(
      lines[0].hasPrefix("::error file=Scenarios/a shop/shoes.json,line=10,col=7,title=\(title)::"), String(lines[0]))
    XCTAssertEqual(lines[1], "::error file=broken.json,line=3,col=7,title=broken.json::unknown key \"stpes\"")
  }

  func testAnnotationsHavePathsFromTheTopOfTheCheckoutAndStandOnce() throws {
    var document = try SampleRuns.document()
    document.runs = document.runs.flatMap { [$0, $0] }
    document.folder = "ios/app"
    var lines = document.text(as: .github).split(separator: "\n")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].hasPrefix("::error file=ios/app/Scenarios/a shop/shoes.json,line=10,"), String(lines[0]))
    document.runs = document.runs.map { run in
      var run = run
      run.report.file = "../shared/shoes.json"
      return run
    }
    lines = document.text(as: .github).split(separator: "\n")
    XCTAssertTrue(lines.contains { $0.hasPrefix("::error file=ios/shared/shoes.json,") }, "\(lines)")
  }

  func testMarkdownTakesNothingOfANameAsMarkup() throws {
    let text = try text(.markdown)
    XCTAssertTrue(text.contains("| ✘ | Shoes &amp; &lt;hats&gt;: \"50%\" off, \\# ; \\| \\`x\\` |"), text)
    XCTAssertTrue(text.contains("**3 scenarios: 1 passed, 1 failed, 1 invalid**"), text)
  }

  func testMarkupIsEscapedWhereverItStands() throws {
    var document = try SampleRuns.document()
    document.runs = document.runs.map { run in
      var run = run
      run.report.name = "a_b <i> |\u{301}"
      return run
    }
    let markdown = document.text(as: .markdown)
    XCTAssertTrue(markdown.contains("| ✘ | a\\_b &lt;i&gt; \\|\u{301} |"), markdown)
    // GitHub takes this line as HTML.
    XCTAssertTrue(markdown.contains("<summary>✘ a_b &lt;i&gt; |\u{301}</summary>"), markdown)
  }

  func testMermaidDrawsAnArrowForEachEventAndEscapesItsNotation() throws {
    let text = try text(.mermaid)
    XCTAssertTrue(text.contains("```mermaid\nsequenceDiagram\n  participant lane_user as user\n"), text)
    XCTAssertTrue(text.contains("tap https#58;//shop.example.com/a?x=#60;/script#62;#38;y=1"), text)
    XCTAssertTrue(text.contains("Note over lane_user,lane_"), text)
    XCTAssertTrue(text.contains("✘ "), text)
  }

  func testLongRunsAreFoldedInMermaid() throws {
    var document = try SampleRuns.document()
    document.runs = [try SampleRuns.longRun(taps: 30)]
    let text = document.text(as: .mermaid)
    XCTAssertTrue(text.contains(" more events\n"), text)
    XCTAssertEqual(text.matches(of: #/: tap /#).count, 30)
    document.runs = [try SampleRuns.longRun(taps: 3000)]
    let longer = document.text(as: .mermaid)
    XCTAssertTrue((20...60).contains(longer.matches(of: #/: tap /#).count), longer)
    XCTAssertLessThan(longer.utf8.count, 40_000)
  }

  // MARK: The page

  func testThePageAsksForNothingAndHoldsEverything() throws {
    let page = try text(.html)
    for asking in ["src=", "@import", "url(", "fetch(", "XMLHttpRequest", "<link"] {
      XCTAssertFalse(page.contains(asking), asking)
    }
    XCTAssertTrue(page.contains("default-src 'none'"))
    let start = try XCTUnwrap(page.range(of: "id=\"report\">"))
    let end = try XCTUnwrap(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    let report = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let runs = try XCTUnwrap(report["runs"] as? [[String: Any]])
    XCTAssertEqual(runs.compactMap { $0["result"] as? String }, ["fail", "pass", "invalid"])
    let events = try XCTUnwrap(runs.first?["events"] as? [[String: Any]])
    let rules = try XCTUnwrap(report["rules"] as? [String: Any])
    for event in events { XCTAssertNotNil(rules[try XCTUnwrap(event["rule"] as? String)]) }
    XCTAssertEqual(events.first?["lane"] as? String, "user")
    let tap = events.first { $0["name"] as? String == "tap" }
    XCTAssertEqual(tap?["argument"] as? String, "https://shop.example.com/a?x=</script>&y=1")
    let failure = try XCTUnwrap((runs.first?["failures"] as? [[String: Any]])?.first)
    XCTAssertNotNil(failure["explanation"] as? String)
    XCTAssertEqual(failure["line"] as? Int, 10)
  }

  func testTheStateOfThePageIsToldInChanges() throws {
    let page = try text(.html)
    XCTAssertTrue(page.contains("\"state\":{\"process\":"), "no state")
    XCTAssertTrue(page.contains("\"process\":\"not running\""))
    XCTAssertTrue(page.contains("\"process\":\"active\""))
  }

  func testTheSameRunsGiveTheSameBytes() throws {
    for kind in ReportKind.allCases { XCTAssertEqual(try text(kind), try text(kind), kind.rawValue) }
  }
}

/// Reads XML into a list of elements, each with the name of the one around it.
private final class XMLReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let parent: String?
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var failure = ""
  private var open: [String] = []

  func read(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isRead = parser.parse()
    failure = parser.parserError.map { "\($0)" } ?? ""
    return isRead
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, parent: open.last, attributes: attributes))
    open.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
