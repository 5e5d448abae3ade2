import AdjustModel
import SDKContract
import TestSupport
import XCTest

/// No rule is there for nothing, and no sequence of inputs traps.
final class AdjustRuleCoverageTests: XCTestCase {
  func testEveryRuleIsCited() {
    var cited: Set<AdjustRule> = []
    for row in AdjustLinkConversionTests.table {
      for rule in AdjustLinkConversion.convert(row.link, scheme: "example").rules.compactMap({ $0.as(AdjustRule.self) })
      {
        cited.insert(rule)
      }
    }
    cited.formUnion(AdjustUniversalLinkConverterTests.table.map(\.rule))
    cited.formUnion(AdjustLinkResolutionTests.citedRules)
    for seed in 1...8000 { cited.formUnion(Self.randomRun(seed: UInt64(seed)).rules) }
    // Random runs are of versions whose source was read; an older one begins its session at once.
    if let old = AdjustProfile.named("4.12.2") { cited.formUnion(AdjustRun.launched(old).rules) }
    // No random run sets a push token twice.
    var told = AdjustRun.settled()
    for _ in 1...2 { told.perform { $0.track(.pushToken("t"), at: $1) } }
    cited.formUnion(told.rules)
    // No random run speaks of consent during a delay.
    var delayed = AdjustRun { $0.delaysFirstSession = true }
    delayed.perform { $0.initSdk(isActive: true, at: $1) }
    delayed.perform { $0.track(.measurementConsent(isGiven: true), at: $1) }
    cited.formUnion(delayed.rules)
    // No random run is on an old system.
    cited.formUnion(AdjustRun.launched { $0.systemVersion = VersionNumber(12, 0, 0) }.rules)
    // No random run restores a backup.
    var restored = AdjustRun.settled()
    restored.machine.install(fromBackup: true)
    restored.relaunch()
    cited.formUnion(restored.rules)
    // Time-outs are cited by those who wait, and what the servers decide by the servers: the shipped scenarios have
    // both.
    cited.formUnion([
      .pauses(.requestTimesOut), .resolution(.resolutionTimesOut), .links(.browserGoesOnToScheme),
      .links(.shortLinkIsLengthened), .pauses(.hostIsKept), .directLinks(.nearestVersion), .sessions(.knownDevice),
      .sessions(.tooFrequentSession), .attribution(.isDated), .attribution(.knownDeviceIsReattributed),
      .attribution(.linkNamesCampaign), .delays(.linkMeBringsLink),
    ])
    cited.formUnion(AdjustRefusal.allCases.compactMap(\.rule))
    let missing = AdjustRule.allCases.filter { !cited.contains($0) }.map(\.id)
    XCTAssertEqual(missing, [])
  }

  func testTheSameInputsGiveTheSameActions() {
    for seed in 1...100 {
      var first = Self.randomRun(seed: UInt64(seed))
      var second = Self.randomRun(seed: UInt64(seed))
      XCTAssertEqual(first.lines(), second.lines())
    }
  }

  func testStatementsAndIDsAreDistinct() {
    let rules = AdjustRule.allCases.map(\.rule)
    XCTAssertEqual(Set(rules.map(\.statement)).count, rules.count)
    for rule in rules {
      XCTAssertTrue(rule.statement.hasSuffix("."), rule.statement)
      XCTAssertFalse(rule.source.isEmpty, rule.statement)
    }
    for id in AdjustRule.allCases {
      XCTAssertNotNil(id.id.firstMatch(of: /^ADJ-[A-Z]+-[1-9][0-9]?$/), id.id)
    }
  }

  /// A launch with random inputs, in any version and set-up.
  private static func randomRun(seed: UInt64) -> AdjustRun {
    var random = SeededRandom(seed: seed)
    let profile = AdjustProfile.all[random.next(AdjustProfile.all.count)]
    var run = AdjustRun(profile) {
      $0.hasSignatureLibrary = random.next(20) > 0
      $0.hasValidToken = seed % 20 > 0
      if random.next(8) == 0 { $0.domains.append("adjust.io") }
      $0.reportsSKAN = random.next(2) == 0
      $0.readsPasteboard = random.next(3) == 0
      $0.appleAds = random.next(3) == 0 ? .always : .never
      $0.appleAdsTokenFails = random.next(2) == 0
      $0.delaysFirstSession = random.next(5) == 0
      $0.delayStart = random.next(3) == 0 ? .seconds(3) : .zero
      $0.buffersEvents = random.next(3) == 0
      $0.attConsentWaitingInterval = random.next(4) == 0 ? .seconds(random.next(4)) : .zero
      $0.usesTrackingTransparency = random.next(8) != 0
      $0.sendsInBackground = random.next(4) == 0
      $0.invalidLinks = random.next(2) == 0 ? .dropped : .escaped
      $0.compliesWithCOPPA = random.next(6) == 0
    }
    if random.next(2) == 0 { run.machine.setPasteboard(random.next(4) == 0 ? "text" : "a://board") }
    for _ in 0..<(10 + random.next(30)) { step(&run, &random) }
    return run
  }

  private static func step(_ run: inout AdjustRun, _ random: inout SeededRandom) {
    switch random.next(25) {
    case 0: run.perform { $0.initSdk(isActive: random.next(2) == 0, at: $1) }
    case 1: run.activate()
    case 2: run.resign()
    case 3: run.setOffline(random.next(2) == 0)
    case 4: run.setEnabled(random.next(3) > 0)
    case 5:
      run.fire(
        [.attribution, .packageRetry, .click(random.next(4) + 1), .attStatus(random.next(3) + 1), .delayStart][
          random.next(5)])
    case 6:
      guard !run.callbacks.isEmpty else { return }
      let callback = run.callbacks[random.next(run.callbacks.count)]
      run.deliver(callback, responded: random.next(2) == 0, returned: random.next(2) == 0)
    case 7: run.wait(.seconds([0, 1, 2, 120, 2000, -10][random.next(6)]))
    case 8:
      switch random.next(8) {
      case 0, 1: run.relaunch()
      case 2:
        run.machine.endProcess()
        run.machine.startProcess()
      default: break
      }
    case 9: run.perform { $0.opened("example://a", successfully: false, at: $1) }
    case 10: run.process(link(&random))
    case 11, 12: run.resolve(link(&random), random.next(100))
    case 13: run.perform { $0.lastDeeplink(CompletionID(random.next(9)), at: $1) }
    case 14:
      let timeOut: Duration? = random.next(2) == 0 ? .seconds(1) : nil
      run.perform { $0.attribution(CompletionID(random.next(9)), timeOut: timeOut, at: $1) }
      if random.next(2) == 0 { run.fire(.getter(CompletionID(random.next(9)))) }
    case 15:
      run.perform { $0.adid(CompletionID(random.next(9)), at: $1) }
      if random.next(4) == 0 { run.perform { $0.isEnabled(CompletionID(1), at: $1) } }
      run.perform { $0.track(.thirdPartySharing(isEnabled: true), at: $1) }
    case 16: run.track("e", random.next(2) == 0 ? "id" : nil)
    case 17: if random.next(4) == 0 { run.forgetMe() }
    case 18: run.perform { $0.endFirstSessionDelay(at: $1) }
    case 19: run.fire([.attStatus(1), .attStatus(2), .appleAds][random.next(3)])
    case 20: run.perform { $0.setATTStatus(ATTStatus.allCases[random.next(4)], at: $1) }
    case 21: run.perform { $0.sendFirstPackages(at: $1) }
    case 22: run.machine.moveClock(by: .seconds(random.next(100) - 50))
    default: run.answer(answer(&random), toLastBut: random.next(3))
    }
  }

  private static func link(_ random: inout SeededRandom) -> String? {
    [nil, "", "a://b", "a://b?adj_t=1&adjust_x=y", "fb12345://authorize?access_token=x"][random.next(5)]
  }

  private static func answer(_ random: inout SeededRandom) -> AdjustAnswer {
    var members: [PayloadEntry] = []
    func maybe(_ key: String, _ value: PayloadValue, _ rarity: Int) {
      if random.next(rarity) == 0 { members.append(PayloadEntry(key, value)) }
    }
    if random.next(4) == 0 { return .failure(message: "offline") }
    maybe("ask_in", .integer([0, 1500, 5000][random.next(3)]), 3)
    maybe("retry_in", .integer(100), 9)
    maybe("continue_in", .integer(100), 9)
    maybe("tracking_state", .string("opted_out"), 30)
    maybe("resolved_click_url", .string("a://resolved"), 3)
    maybe("skadn_conv_value", .integer(1), 4)
    maybe(
      "remote_triggers",
      .array([.object([PayloadEntry("label", .string("l")), PayloadEntry("payload", .object([]))]), .integer(1)]), 4)
    maybe("adid", .string("adid"), 2)
    let link = ["example://a", "example://b/c d"][random.next(2)]
    maybe("deeplink", .string(link), 4)
    let attribution = AdjustAnswers.object(tracker: ["t", "u"][random.next(2)], link: random.next(2) == 0 ? link : nil)
    maybe("attribution", random.next(20) == 0 ? .null : attribution, 2)
    return random.next(10) == 0 ? .rejected(Payload(members)) : .json(Payload(members))
  }
}
