import DeepLinkSimulatorXCTest
import XCTest

/// Every public member of the SDKs' headers exists, does what the table says, and is in the table.
final class MemberTests: XCTestCase {
  private typealias Declaration = HeaderMembers.Declaration

  private func edition(_ module: String, _ version: String) throws -> SDKMembers.Edition {
    let editions = AppsFlyerLib.members.editions + Adjust.members.editions
    return try XCTUnwrap(editions.first { $0.module == module && $0.version == version })
  }

  // MARK: The table against the headers

  private func assertTable(of edition: SDKMembers.Edition, agreesWith list: String, line: UInt = #line) throws {
    let headers = try HeaderMembers(list: list)
    // What Swift calls `DeepLink` the headers call `AppsFlyerDeepLink`.
    var types: [String: String] = [:]
    for member in edition.members where member.name.isEmpty { types[member.type] = member.declaration }
    let globals = Set(headers.declarations.filter(\.type.isEmpty).map(\.name))
    let table = edition.members.map { member in
      globals.contains(member.declaration)
        ? Declaration(type: "", name: member.declaration)
        : Declaration(type: types[member.type] ?? member.type, name: member.declaration)
    }
    func names(_ declarations: some Sequence<Declaration>) -> [String] {
      declarations.map { "\($0.type) \($0.name)" }.sorted()
    }
    XCTAssertEqual(names(headers.declarations.subtracting(table)), [], "not in the table", line: line)
    XCTAssertEqual(names(Set(table).subtracting(headers.declarations)), [], "not in the headers", line: line)
    XCTAssertGreaterThan(headers.declarations.count, 200, line: line)
  }

  func testTheTableHasEveryMemberOfAppsFlyersHeaders() throws {
    try assertTable(of: edition("AppsFlyerLib", "6.15.3"), agreesWith: "appsflyer-6.15.3")
  }

  func testTheTableHasEveryMemberOfAdjustsHeaders() throws {
    try assertTable(of: edition("AdjustSdk", "5.6.2"), agreesWith: "adjust-5.6.2")
  }

  func testTheTableHasEveryMemberOfTheHeadersOfVersion4OfAdjust() throws {
    try assertTable(of: edition("Adjust", "4.38.4"), agreesWith: "adjust-4.38.4")
  }

  // MARK: The members against the table

  /// Fails for each member that the files with all members do not use.
  private func assertUsed(_ edition: SDKMembers.Edition, in files: [String], line: UInt = #line) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    for member in edition.members where member.effect != .unavailable {
      let name = member.name.hasPrefix("init(") || member.name.isEmpty ? member.type : member.name
      XCTAssertTrue(words.contains(name.prefix { $0 != "(" }), "\(member.type) \(member.name)", line: line)
    }
  }

  func testEveryMemberCompiles() throws {
    try assertUsed(edition("AppsFlyerLib", "6.15.3"), in: ["AppsFlyerSurface.swift", "AppsFlyerConstants.swift"])
    try assertUsed(edition("AppsFlyerLib", "7.0.2"), in: ["AppsFlyerSurface.swift"])
    try assertUsed(edition("AppsFlyerLib", "5.4.4"), in: ["AppsFlyerVersion5Manager.swift"])
    try assertUsed(edition("AdjustSdk", "5.6.2"), in: ["AdjustSurface.swift"])
    try assertUsed(edition("AdjustSdk", "5.7.0"), in: ["AdjustSurface.swift"])
    try assertUsed(edition("AdjustSdk", "5.8.0"), in: ["AdjustSurface.swift"])
    try assertUsed(edition("Adjust", "4.38.4"), in: ["AdjustVersion4Surface.swift"])
  }

  func testConstantsHaveTheValuesOfTheHeaders() throws {
    let macros = try HeaderMembers(list: "appsflyer-6.15.3").macros
    XCTAssertEqual(AppsFlyerConstants.values.keys.sorted(), macros.values.sorted())
    XCTAssertEqual(AppsFlyerConstants.values.filter { $0.key != $0.value }.count, 0)
  }

  // MARK: What a trace shows

  private final class AppDelegate: ApplicationDelegate {
    private let use: @MainActor () -> AnyObject
    private var user: AnyObject?

    init(_ use: @escaping @MainActor () -> AnyObject) {
      self.use = use
    }

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      user = use()
      return true
    }
  }

  private func run(_ sdk: SDKDescription, _ use: @escaping @MainActor @Sendable () -> AnyObject) throws -> ScenarioRun {
    let scenario = Scenario(
      name: "An app uses everything", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(scheme: "example", domains: ["example.onelink.me", "brandname.go.link"], sdks: [sdk]),
      steps: [.install, .launch, .wait(.seconds(5))])
    return try ScenarioTest(scenario, app: .integrated(appDelegate: { AppDelegate(use) })).run()
  }

  /// Fails for each member that the trace of an app that uses all members does not show.
  private func assertShown(_ edition: SDKMembers.Edition, in run: ScenarioRun, line: UInt = #line) {
    let shown = Set(run.trace.events.map(\.occurrence.name))
    let missing = Set(edition.members.filter(\.isTraced).map(\.eventName)).subtracting(shown)
    XCTAssertEqual(missing.sorted(), [], line: line)
  }

  func testATraceShowsEveryMemberOfAppsFlyerThatIsUsed() throws {
    let run = try run(.appsFlyer(unifiedDeepLinking: true)) {
      let surface = AppsFlyerSurface()
      surface.useVersion6()
      return surface
    }
    try assertShown(edition("AppsFlyerLib", "6.15.3"), in: run)
  }

  func testATraceShowsEveryMemberOfVersion7OfAppsFlyerThatIsUsed() throws {
    let run = try run(.appsFlyer(version: .named("7.0.2"), unifiedDeepLinking: true)) {
      let surface = AppsFlyerSurface()
      surface.useVersion7()
      return surface
    }
    try assertShown(edition("AppsFlyerLib", "7.0.2"), in: run)
  }

  func testATraceShowsEveryMemberOfVersion5OfAppsFlyerThatIsUsed() throws {
    let run = try run(.appsFlyer(version: .named("5.4.4"))) {
      let surface = AppsFlyerVersion5Surface()
      surface.use()
      return surface
    }
    try assertShown(edition("AppsFlyerLib", "5.4.4"), in: run)
    XCTAssertFalse(run.trace.events.contains { $0.rule.text == "SIM-INT-2" && $0.occurrence.name.contains("rack") })
  }

  func testATraceShowsEveryMemberOfAdjustThatIsUsed() throws {
    let run = try run(.adjust(version: .named("5.6.2"))) {
      let surface = AdjustSurface()
      surface.use()
      return surface
    }
    try assertShown(edition("AdjustSdk", "5.6.2"), in: run)
    try assertShown(edition("AdjustSdk", "5.7.0"), in: run)
    try assertShown(edition("AdjustSdk", "5.8.0"), in: run)
  }

  func testATraceShowsEveryMemberOfVersion4OfAdjustThatIsUsed() throws {
    let run = try run(.adjust(version: .named("4.38.4"))) {
      let surface = AdjustVersion4Surface()
      surface.use()
      return surface
    }
    try assertShown(edition("Adjust", "4.38.4"), in: run)
  }

  // MARK: Other versions

  func testAMemberOfAnotherVersionIsNamedAsSuch() throws {
    let run = try run(.adjust(version: .named("5.2.0"))) {
      let manager = AdjustManager()
      manager.start(delaysFirstSession: true)
      return manager
    }
    let call = run.trace.events.first { $0.occurrence.name == "ADJConfig.enableFirstSessionDelay" }
    XCTAssertEqual(call?.occurrence.argument, "not in 5.2.0, since 5.3.0")
    XCTAssertEqual(call?.rule.text, "SIM-INT-2")
    let known = run.trace.events.first { $0.occurrence.name == "Adjust.initSdk" }
    XCTAssertEqual(known?.rule.text, "SIM-INT-1")
  }

  func testVersion5CodeOfAppsFlyerInAnAppWithVersion6IsNamedAsSuch() throws {
    let run = try run(.appsFlyer(version: .named("6.15"))) {
      let manager = AppsFlyerVersion5Manager()
      manager.start()
      return manager
    }
    let call = run.trace.events.first { $0.occurrence.name == "AppsFlyerTracker.trackAppLaunch" }
    XCTAssertEqual(call?.occurrence.argument, "not in 6.15, until 5.4")
    XCTAssertEqual(call?.rule.text, "SIM-INT-2")
  }

  func testVersion4CodeInAnAppWithVersion5IsNamedAsSuch() throws {
    let run = try run(.adjust(version: .named("5.5.2"))) {
      let manager = AdjustVersion4Manager()
      manager.start()
      return manager
    }
    let call = run.trace.events.first { $0.occurrence.name == "Adjust.appDidLaunch" }
    XCTAssertEqual(call?.occurrence.argument, "not in 5.5.2, until 4.38")
  }
}
