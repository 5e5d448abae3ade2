import IOSModel
import SDKContract
import TestSupport
import XCTest

@testable import ScenarioFormat

final class SchemaTests: XCTestCase {
  private static let names: ScenarioVocabulary = {
    var names = ScenarioVocabulary()
    names.callbacks = ["onAppOpenAttribution", "onConversionDataSuccess"]
    names.profiles = ["ios17"]
    names.rules = ["IOS-COLD-1", "IOS-COLD-2"]
    names.entryPoints = ["didFinishLaunching"]
    return names
  }()

  private func checker(_ vocabulary: ScenarioVocabulary = names) throws -> SchemaChecker {
    SchemaChecker(try XCTUnwrap(ScenarioValue(json: ScenarioSchema.json(vocabulary: vocabulary))))
  }

  private func isAccepted(_ value: ScenarioValue) -> Bool {
    ScenarioFile(text: JSONPrinter.print(value)).diagnostics.isEmpty
  }

  /// A document made of a sample, with the gate that samples open, and in which no event is held against itself.
  private func document(_ sample: ScenarioValue, isValid: Bool = true) -> ScenarioValue {
    guard case .object(var members) = sample, sample["app"] == nil else { return sample }
    if isValid {
      var count = 0
      for index in members.indices where ["expect", "variants"].contains(members[index].key) {
        members[index].value = withDistinctEvents(members[index].value, &count)
      }
    }
    members.append(.init("app", .object([.init("gates", .array([.string("onboarding")]))])))
    return .object(members)
  }

  /// Numbers the events of expectations that compare events; all samples have one name.
  private func withDistinctEvents(_ value: ScenarioValue, _ count: inout Int) -> ScenarioValue {
    switch value {
    case .array(let elements): return .array(elements.map { withDistinctEvents($0, &count) })
    case .object(let members):
      guard value["never"] != nil || value["whenever"] != nil else {
        // Of a variant, what it expects.
        return .object(
          members.map { member in
            guard case .object = member.value else {
              return member.key == "expect" ? .init(member.key, withDistinctEvents(member.value, &count)) : member
            }
            return .init(member.key, withDistinctEvents(member.value, &count))
          })
      }
      return .object(members.map { .init($0.key, withDistinctEvents($0.value, &count)) })
    case .string("onboarding"):
      count += 1
      return .string("onboarding\(count)")
    default: return value
    }
  }

  func testWhatTheShapeAllowsIsAcceptedByTheParserAndTheSchema() throws {
    var checker = try checker()
    let samples = ShapeSampler.valid(.object(ScenarioGrammar.testing.scenario.shape))
    XCTAssertGreaterThan(samples.count, 400)
    for document in samples.sample(every: 19).map({ document($0) }) {
      let text = JSONPrinter.print(document)
      XCTAssertEqual(ScenarioFile(text: text).diagnostics.map(\.description), [], text)
      XCTAssertTrue(checker.accepts(document), text)
    }
    XCTAssertEqual(checker.unknownKeywords, [])
  }

  func testWhatTheShapeForbidsIsRefusedByTheParserAndTheSchema() throws {
    var checker = try checker()
    let samples = ShapeSampler.invalid(.object(ScenarioGrammar.testing.scenario.shape))
    XCTAssertGreaterThan(samples.count, 1500)
    for document in samples.sample(every: 41).map({ document($0, isValid: false) }) {
      let text = JSONPrinter.print(document)
      XCTAssertFalse(isAccepted(document), text)
      XCTAssertFalse(checker.accepts(document), text)
    }
  }

  func testEveryKeyOfTheSchemaIsInTheSamples() throws {
    let samples = ShapeSampler.valid(.object(ScenarioGrammar.testing.scenario.shape))
      .reduce(into: Set<String>()) { keys, sample in collectKeys(of: sample, into: &keys) }
    let schema = try XCTUnwrap(ScenarioValue(json: ScenarioSchema.json()))
    var keys: Set<String> = []
    collectProperties(of: schema, into: &keys)
    XCTAssertGreaterThan(keys.count, 80)
    XCTAssertEqual(keys.subtracting(samples).subtracting(Self.offered), [])
  }

  /// Names of calls and switches, which are declared beside the format: the schema offers them, and other pages list
  /// them.
  private static let offered = Set(
    ScenarioGrammar.testing.sdks.flatMap { $0.switches.map(\.name) + $0.calls }
      + PlatformConfiguration.switches.map(\.name))

  private func collectKeys(of value: ScenarioValue, into keys: inout Set<String>) {
    switch value {
    case .object(let members):
      for member in members {
        keys.insert(member.key)
        collectKeys(of: member.value, into: &keys)
      }
    case .array(let elements): for element in elements { collectKeys(of: element, into: &keys) }
    default: break
    }
  }

  private func collectProperties(of schema: ScenarioValue, into keys: inout Set<String>) {
    switch schema {
    case .object(let members):
      for member in members {
        if member.key == "properties", case .object(let properties) = member.value {
          keys.formUnion(properties.map(\.key))
        }
        collectProperties(of: member.value, into: &keys)
      }
    case .array(let elements): for element in elements { collectProperties(of: element, into: &keys) }
    default: break
    }
  }

  func testTheSchemaAndTheParserAgreeAboutFilesThatPeopleWrite() throws {
    var checker = try checker()
    for text in Samples.all {
      XCTAssertTrue(checker.accepts(try XCTUnwrap(ScenarioValue(json: text))), text)
    }
    // Two files are wrong in a way that no pattern sees: a date that is not in the calendar, and durations.
    let unseen = [
      "a date that is not in the calendar", "a duration finer than the clock", "a duration that is too long",
    ]
    for file in BrokenFile.shape + BrokenFile.text + BrokenFile.answers where !unseen.contains(file.mistake) {
      let value = try XCTUnwrap(ScenarioValue(json: file.text), file.text)
      // A value knows of one member with a key only.
      guard !file.complaints.contains(where: { $0.contains("duplicate") }) else { continue }
      XCTAssertFalse(checker.accepts(value), file.mistake)
    }
  }

  func testNamesAreOfferedButNotEnforced() throws {
    let schema = try checker().schema
    let onCallback = schema["$defs"]?["app"]?["properties"]?["on"]
    XCTAssertNotNil(onCallback?["properties"]?["onAppOpenAttribution"])
    XCTAssertNotNil(onCallback?["additionalProperties"])
    XCTAssertEqual(
      schema["$defs"]?["platform"]?["properties"]?["profile"]?["anyOf"],
      .array([
        .object([.init("enum", .array([.string("ios17")]))]),
        .object([.init("type", .string("string")), .init("minLength", .integer(1))]),
      ]))
  }

  func testRulesAndCallsOfTheSystemAreOffered() throws {
    let schema = try checker().schema
    let pattern = ScenarioValue.string("^[A-Z]+(-[A-Z0-9]+)+$")
    let expectations = try XCTUnwrap(schema["$defs"]?["expectation"]?["oneOf"])
    guard case .array(let verbs) = expectations else { return XCTFail("no expectations") }
    let refuses = verbs.compactMap { $0["properties"]?["refuses"] }
    XCTAssertEqual(
      refuses.map { $0["anyOf"] },
      [
        .array([
          .object([.init("enum", .array([.string("IOS-COLD-1"), .string("IOS-COLD-2")]))]),
          .object([.init("type", .string("string")), .init("pattern", pattern)]),
        ])
      ])
    guard case .array(let calls)? = schema["$defs"]?["system"]?["properties"]?["call"]?["anyOf"] else {
      return XCTFail("no calls")
    }
    XCTAssertEqual(calls.first, .object([.init("enum", .array([.string("didFinishLaunching")]))]))
  }

  func testAnObjectThatNeedsOneOfItsKeysSaysSoInTheSchemaAndTheReference() throws {
    XCTAssertEqual(
      try checker().schema["$defs"]?["system"]?["anyOf"],
      .array(["call", "process", "scene"].map { .object([.init("required", .array([.string($0)]))]) }))
    XCTAssertTrue(ScenarioReference.markdown.contains("\nAt least one of `call`, `process`, `scene` is required.\n"))
  }

  func testTheSchemaIsTheSameEveryTimeAndEndsWithALineBreak() {
    let schema = ScenarioSchema.json(vocabulary: Self.names)
    XCTAssertEqual(schema, ScenarioSchema.json(vocabulary: Self.names))
    XCTAssertTrue(schema.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
    XCTAssertTrue(schema.hasSuffix("}\n"))
  }

  func testEveryReferenceHasADefinition() throws {
    let schema = ScenarioSchema.json()
    let definitions = try XCTUnwrap(ScenarioValue(json: schema)?["$defs"])
    let references = schema.matches(of: /"#\/\$defs\/([A-Za-z]+)"/).map { String($0.1) }
    XCTAssertGreaterThan(references.count, 30)
    for reference in references { XCTAssertNotNil(definitions[reference], reference) }
  }

  func testTheReferencePageHasEveryKey() {
    let page = ScenarioReference.markdown
    var keys: Set<String> = []
    ScenarioValue(json: ScenarioSchema.json()).map { collectProperties(of: $0, into: &keys) }
    for key in keys.subtracting(Self.offered) {
      // A key that means different things is there with each of them.
      XCTAssertTrue(page.contains("| `\(key)` |") || page.contains("| `\(key)` with `"), key)
    }
    XCTAssertEqual(page, ScenarioReference.markdown)
    for link in page.matches(of: /\]\(#([a-z]+)\)/).map({ String($0.1) }) {
      XCTAssertTrue(page.lowercased().contains("\n## `\(link)`\n"), link)
    }
  }
}
