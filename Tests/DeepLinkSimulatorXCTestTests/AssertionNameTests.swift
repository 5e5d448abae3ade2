import DeepLinkSimulatorXCTest
import XCTest

/// An assertion must not hold because of a misspelt name, nor fail because of what a test cannot see.
final class AssertionNameTests: XCTestCase {
  private let scenario = """
    { "version": 1, "name": "a link", "app": {
        "scheme": "shop", "routes": { "shoes": "Shoes" }, "appsflyer": { "version": "6.15" } },
      "steps": [{ "install": {} }, { "tap": "shop://shoes" }] }
    """

  func testAMisspeltNameIsAFailureWithTheNearestName() throws {
    let run = try ScenarioTest(text: scenario).run()
    let cases: [(TraceAssertion, String)] = [
      (.never("routte"), "unknown event \"routte\"; did you mean \"route\"?"),
      (
        .count("onConversionDataSucces", 0),
        "unknown event \"onConversionDataSucces\"; did you mean \"onConversionDataSuccess\"?"
      ),
      (.finally(["scren": nil]), "unknown fact \"scren\"; did you mean \"screen\"?"),
      (.exhaustively(.sequence("route"), skipping: ["stor"]), "unknown event \"stor\"; did you mean \"store\"?"),
      (.never("route", before: "openGat login"), "unknown event \"openGat\"; did you mean \"openGate\"?"),
      (
        .never("route", while: ["process": "inactve"]),
        "unknown state of the process \"inactve\"; did you mean \"inactive\"?"
      ),
      (.before("route", "route"), "route cannot come before itself"),
      (.caused("route", by: "route"), "route is not its own cause"),
      (
        .whenever("route", eventually: "store", within: .seconds(-1)),
        "within takes a duration of zero or more, not -1s"
      ),
      (.payload("onConversionDataSuccess", ["": 1]), "a key of a payload cannot be empty"),
      (.never("route", while: ["proces": "active"]), "unknown fact \"proces\"; did you mean \"process\"?"),
      (
        .never("route", while: ["scene": "foregroundActiv"]),
        "unknown state of the scene \"foregroundActiv\"; did you mean \"foregroundActive\"?"
      ),
    ]
    for (assertion, expected) in cases {
      let explanations = run.failures(of: assertion).map(\.failure.explanation)
      XCTAssertTrue(explanations.contains { $0.hasPrefix(String(expected.prefix { $0 != ";" })) }, "\(explanations)")
      XCTAssertEqual(explanations, [expected])
      let inOrders: [OrderTestFailure] = try ScenarioTest(text: scenario).failuresInOrders(of: assertion)
      XCTAssertEqual(inOrders.count, 1)
      XCTAssertTrue(inOrders.first?.text.contains(expected) == true, inOrders.first?.text ?? "")
    }
  }

  func testWhatTheAppOfAScenarioInSwiftLacksIsNamedAsInSwift() throws {
    let scenario = Scenario(name: "a link", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install])
    let run = try ScenarioTest(scenario).run()
    let cases: [(TraceAssertion, String)] = [
      (
        .count("adjustAttributionChanged", 1),
        "adjustAttributionChanged cannot be called here: the app does not have Adjust; pass sdks: [.adjust(…)]"
      ),
      (.never("route Shoes"), #"no link opens the screen "Shoes"; name it in routes:"#),
    ]
    for (assertion, expected) in cases {
      XCTAssertEqual(run.failures(of: assertion).map(\.failure.explanation), [expected])
    }
  }

  func testAnAssertionThatSaysNothingIsAFailure() throws {
    let run = try ScenarioTest(text: scenario).run()
    let cases: [(TraceAssertion, String)] = [
      (.never("route", while: ["process": 5]), "process takes the name of a state, not 5"),
      (.never("route", while: ["installed": "yes"]), "installed takes true or false, not \"yes\""),
      (.never("route", while: ["closedGates": [1]]), "closedGates takes a list of gates, not [1]"),
      (.never("route", while: ["closedGates": ["login"]]), "unknown gate \"login\""),
      (.never("route", while: [:]), #"while needs a fact: "process", "scene", "installed" or "closedGates""#),
      (
        .finally([:]),
        #"finally needs a fact: "screen", "storedLink", "process", "scene", "installed", "closedGates" or "pending""#
      ),
      (.sequence(), "sequence needs an event: without one it always holds"),
      (.consecutive(), "consecutive needs an event: without one it always holds"),
      (.count("route", -1), "an event happens zero times or more, not -1 times"),
    ]
    for (assertion, expected) in cases {
      let failures = run.failures(of: assertion).map(\.failure)
      // What cannot be asserted is not also said not to hold.
      XCTAssertEqual(failures.map(\.explanation), [expected])
      XCTAssertEqual(failures.first?.expected, ["an assertion that fits the scenario"])
    }
  }

  func testNoAssertionIsAFailure() throws {
    XCTAssertEqual(
      try ScenarioTest(text: scenario).run().failures(of: []).map(\.failure.explanation),
      ["the test asserts nothing; say what must hold of the run"])
  }

  func testWhatAnAppRecordsIsRecognisedOrDeclared() throws {
    let app = TestedApp.delegate { Recorder($0) }
    XCTAssertEqual(try ScenarioTest(text: scenario, app: app).run().failures(of: .count("opened", 1)), [])
    XCTAssertEqual(try ScenarioTest(text: scenario, app: app).run().failures(of: .never("crash")).count, 1)
    let declared = app.recording("crash", "opened")
    XCTAssertEqual(try ScenarioTest(text: scenario, app: declared).run().failures(of: .never("crash")), [])
    XCTAssertEqual(try ScenarioTest(text: scenario, app: declared).run().failures(of: .never("crsh")).count, 1)
  }

  func testAFileIsHeldAgainstWhatItsAppRecords() throws {
    func test(_ event: String) throws -> ScenarioTest {
      let text = scenario.replacing(#""scheme""#, with: #""uses": "shop", "scheme""#).replacing(
        #""tap": "shop://shoes" }]"#, with: #""tap": "shop://shoes" }], "expect": [{ "never": "\#(event)" }]"#)
      var apps = AppRegistry()
      apps.register("shop", records: ["crash"]) { _ in DelegateApp { Recorder($0) } }
      return try ScenarioTest(text: text, app: .named(in: apps))
    }
    XCTAssertEqual(try test("crash").run().failures(of: .expectationsOfScenario), [])
    XCTAssertThrowsError(try test("crush")) { error in
      XCTAssertTrue("\(error)".contains("unknown event \"crush\"; did you mean \"crash\"?"), "\(error)")
    }
  }

  func testADelegateThatNobodyCanCallIsRefused() throws {
    let run = try ScenarioTest(text: scenario, app: .delegate { _ in Stranger() }).run()
    XCTAssertEqual(run.problems(of: .never("route")), ["Stranger conforms to a protocol of the simulation"])
    let own = try ScenarioTest(text: scenario, app: .integrated { _ in Stranger() }).run()
    XCTAssertEqual(own.problems(of: .never("route")), ["Stranger conforms to a protocol of the simulation"])
    let known = try ScenarioTest(text: scenario, app: .delegate { Recorder($0) }).run()
    XCTAssertEqual(known.problems(of: .never("route")), [])
  }

  func testAnAppThatGivesTheSDKsOtherObjectsIsNotRefused() throws {
    let text = #"""
      {
        "version": 1, "name": "own", "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "unifiedDeepLinking": true } },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "20s" }]
      }
      """#
    let run = try ScenarioTest(text: text, app: .integrated { Assembly($0) }).run()
    XCTAssertEqual(run.problems(of: .count("didResolveDeepLink", 1)), [])
  }

  func testAnIntegratedAppWithoutASceneDelegateHasNoScenes() throws {
    let plain = try ScenarioTest(text: scenario, app: .integrated(appDelegate: { PlainDelegate() }))
    XCTAssertEqual(plain.plan.platform.style, .uikitAppDelegate)
    XCTAssertEqual(plain.run().failures(of: .count("opened", 1)), [])
    let scenes = try ScenarioTest(text: scenario, app: .integrated(appDelegate: { BothDelegates() }))
    XCTAssertEqual(scenes.plan.platform.style, .uikitScenes)
  }

  private final class Recorder: ApplicationDelegate, SceneDelegate {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }
    func scene(_ scene: AppScene, willConnectTo session: SceneSession, options: ConnectionOptions) {
      environment.record("opened")
    }
  }

  private final class Stranger {}

  /// Nothing calls it; it sets the SDK up, and gives it another object.
  @MainActor
  private final class Assembly {
    private let links = Links()
    init(_ environment: AppEnvironment) {
      environment.appsFlyer.initialize(devKey: "key", appId: "4242")
      environment.appsFlyer.deepLinkDelegate = links
    }
  }

  private final class Links: DeepLinkDelegate {
    nonisolated init() {}
    func didResolveDeepLink(_ result: DeepLinkResult) {}
  }

  private final class PlainDelegate: ApplicationDelegate {
    nonisolated init() {}
    func application(_ application: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
      AppEnvironment.current.record("opened")
      return true
    }
  }

  private final class BothDelegates: ApplicationDelegate, SceneDelegate {
    nonisolated init() {}
  }
}

extension ScenarioRun {
  /// What is expected in the failures of an assertion.
  fileprivate func problems(of assertion: TraceAssertion) -> [String] {
    failures(of: assertion).flatMap(\.failure.expected)
  }
}
