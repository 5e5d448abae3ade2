import TestSupport
import XCTest

@testable import ScenarioFormat

final class WriterTests: XCTestCase {
  func testWhatIsWrittenIsReadAsAnEqualScenario() throws {
    for seed in 0..<Thoroughness.count(1000, sample: 120) {
      var generator = ScenarioGenerator(seed: UInt64(seed))
      let scenario = generator.scenario()
      let text = ScenarioWriter.text(of: scenario)
      let file = ScenarioFile(text: text)
      guard let read = file.scenario else {
        return XCTFail("seed \(seed): \(file.diagnostics.map(\.description).joined(separator: "\n"))\n\(text)")
      }
      guard read == scenario else { return XCTFail("seed \(seed) is read as another scenario:\n\(text)") }
      XCTAssertEqual(ScenarioWriter.text(of: read), text, "seed \(seed)")
    }
  }

  func testFilesThatPeopleWriteSurviveWriting() throws {
    for sample in Samples.all {
      let scenario = try ScenarioFile(text: sample).result.get()
      XCTAssertEqual(ScenarioFile(text: ScenarioWriter.text(of: scenario)).scenario, scenario)
    }
  }

  func testAScenarioIsWrittenAsAPersonWouldWriteIt() throws {
    let scenario = try ScenarioFile(text: Samples.onboarding).result.get()
    XCTAssertEqual(
      ScenarioWriter.text(of: scenario),
      """
      {
        "version": 1,
        "name": "Adjust: a deferred link waits for onboarding",
        "platform": { "profile": "ios17", "style": "uikit-scenes" },
        "app": {
          "scheme": "example",
          "domains": ["example.com", "brandname.go.link"],
          "gates": ["onboarding"],
          "routes": { "summer-clothes": "SummerClothes" },
          "adjust": { "version": "5.5.2" }
        },
        "backend": {
          "adjust": {
            "session": { "after": "600ms", "askIn": "2s" },
            "attribution": {
              "after": ["300ms", "3s"],
              "deeplink": "https://brandname.go.link/summer-clothes?promo=beach"
            }
          }
        },
        "steps": [
          { "tap": "https://brandname.go.link/summer-clothes?promo=beach" },
          { "install": {} },
          { "launch": {} },
          { "wait": "5s" },
          { "openGate": "onboarding" }
        ],
        "expect": [
          { "callback": "adjustDeferredDeeplinkReceived", "times": 1 },
          {
            "sequence": ["adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes"]
          },
          { "never": "onAppOpenAttribution" },
          { "finally": { "screen": "SummerClothes", "storedLink": null } }
        ]
      }

      """)
  }

  func testTheSmallestScenarioIsShort() {
    XCTAssertEqual(
      ScenarioWriter.text(of: Scenario(name: "a\"b")),
      """
      {
        "version": 1,
        "name": "a\\"b",
        "steps": []
      }

      """)
  }

  func testShortStepsAreInLinesOfTheirOwn() {
    var scenario = Scenario(name: "n")
    scenario.steps = [Step(.install), Step(.launch)]
    XCTAssertTrue(
      ScenarioWriter.text(of: scenario).contains("\n    { \"install\": {} },\n    { \"launch\": {} }\n  ]\n"))
  }

  func testLinesFitIntoAHundredColumns() throws {
    for text in Samples.all {
      let scenario = try ScenarioFile(text: text).result.get()
      for line in ScenarioWriter.text(of: scenario).split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 100, String(line))
      }
    }
  }

  func testInvisibleCharactersAreEscaped() {
    XCTAssertEqual(
      JSONPrinter.literal("\u{0}\t\n\r\"\\\u{7F}\u{202E}\u{FEFF}é😀/"),
      #""\u0000\t\n\r\"\\\u007f\u202e\ufeffé😀/""#)
  }
}
