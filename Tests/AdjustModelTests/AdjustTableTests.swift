import SDKContract
import AdjustModel
import XCTest

/// Profiles, switches and names: what documentation and scenario files are made from.
final class AdjustTableTests: XCTestCase {
  func testVersionsAreOrderedAndFoundByName() {
    XCTAssertEqual(AdjustProfile.all.map(\.version), ["4.38", "5.0", "5.2", "5.4.1", "5.4.4", "5.5.2", "5.6"])
    XCTAssertEqual(AdjustProfile.all.sorted(), AdjustProfile.all)
    for profile in AdjustProfile.all {
      XCTAssertEqual(AdjustProfile.named(profile.version), profile)
    }
    XCTAssertNil(AdjustProfile.named("5.4"))
    XCTAssertLessThan(AdjustProfile.v4_38, .v5_0)
  }

  func testEachVersionDiffersFromTheOneBefore() {
    let features: [(String, (AdjustProfile) -> Bool, String)] = [
      ("referrer", \.hasReferrer, "5.2"), ("repeated activation", \.ignoresRepeatedActivation, "5.2"),
      ("resolved links", \.completesResolvedLinksAtOnce, "5.4.1"), ("session delay", \.hasFirstSessionDelay, "5.4.1"),
      ("session link", \.readsLinkOfSessionAnswer, "5.4.4"), ("retry_in", \.obeysRetryIn, "5.5.2"),
      ("redirects", \.followsRedirectsByHand, "5.5.2"), ("names", { !$0.isVersion4 }, "5.0"),
      ("triggers", \.hasRemoteTriggers, "5.6"), ("wait", { $0.longestATTWait == .seconds(360) }, "5.0"),
    ]
    for (name, has, since) in features {
      XCTAssertEqual(AdjustProfile.all.first(where: has)?.version, since, name)
    }
  }

  func testTheDeferredCallbackHasTwoNames() {
    let callbacks: [AdjustCallback] = [
      .adjustDeferredDeeplinkReceived("example://a"), .adjustDeeplinkResponse("example://a"),
    ]
    for callback in callbacks {
      XCTAssertTrue(AdjustCallback.allNames.contains(callback.name))
      XCTAssertEqual(callback.url, "example://a")
    }
    XCTAssertNotEqual(callbacks[0].name, callbacks[1].name)
  }

  private let switches = AdjustSetup.declaration.allSwitches

  func testEverySwitchTakesItsDefaultAndRefusesOtherTypes() {
    for entry in switches {
      var setup = AdjustSetup()
      if let value = entry.specification.defaultValue {
        XCTAssertTrue(entry.set(value, in: &setup), entry.name)
        XCTAssertEqual(setup, AdjustSetup(), "the stated default of \(entry.name) is not the default")
      }
      let wrong: SettingValue = entry.specification.kind == .bool ? .word("yes") : .bool(true)
      XCTAssertFalse(entry.set(wrong, in: &setup), entry.name)
      XCTAssertFalse(entry.set(.word("no such word"), in: &setup), entry.name)
      XCTAssertFalse(entry.set(.duration(.seconds(-1)), in: &setup), entry.name)
      XCTAssertEqual(switches.named(entry.name)?.specification.explanation, entry.specification.explanation)
    }
    XCTAssertEqual(Set(switches.map(\.name)).count, switches.count)
    XCTAssertNil(switches.named("noSuchSwitch"))
  }

  func testSwitchesReachWhatTheySet() {
    var setup = AdjustSetup()
    let values: [(String, SettingValue)] = [
      ("sendsInBackground", .bool(true)), ("retryJitter", .word("longest")), ("invalidLinks", .word("escaped")),
      ("linkPlacement", .word("both")), ("repeatsLink", .bool(false)), ("sessionCarriesAttribution", .bool(true)),
      ("echoesResolvedLinks", .bool(false)), ("hasSignatureLibrary", .bool(false)),
      ("attConsentWaitingInterval", .duration(.seconds(5))), ("delaysFirstSession", .bool(true)),
      ("answersReinstalls", .bool(false)), ("delayStart", .duration(.seconds(6))), ("readsPasteboard", .bool(true)),
      ("reportsSKAN", .bool(true)),
      ("sessionAskIn", .duration(.milliseconds(2500))), ("attributionAskIn", .duration(.seconds(4))),
    ]
    for (name, value) in values {
      XCTAssertEqual(switches.named(name)?.set(value, in: &setup), true, name)
    }
    XCTAssertTrue(setup.configuration.sendsInBackground)
    XCTAssertEqual(setup.configuration.retryJitterPermille, 995)
    XCTAssertEqual(setup.configuration.invalidLinks, .escaped)
    XCTAssertEqual(setup.servers.linkPlacement, .both)
    XCTAssertFalse(setup.servers.repeatsLink)
    XCTAssertFalse(setup.servers.echoesResolvedLinks)
    XCTAssertFalse(setup.configuration.hasSignatureLibrary)
    XCTAssertEqual(setup.configuration.attConsentWaitingInterval, .seconds(5))
    XCTAssertTrue(setup.configuration.delaysFirstSession)
    XCTAssertEqual(setup.configuration.delayStart, .seconds(6))
    XCTAssertTrue(setup.configuration.readsPasteboard)
    XCTAssertTrue(setup.configuration.reportsSKAN)
    XCTAssertFalse(setup.servers.answersReinstalls)
    XCTAssertTrue(setup.servers.sessionCarriesAttribution)
    XCTAssertEqual(setup.servers.sessionAskIn, 2500)
    XCTAssertEqual(setup.servers.attributionAskIn, 4000)
  }

  func testNotesUseTheWordsOfTheSDK() throws {
    let texts = try AdjustVectors.rows("log_lines.tsv").map { $0[2] }
    var run = AdjustRun()
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.activate()
    run.activate()
    run.answer(AdjustAnswers.session(askIn: 2000))
    run.resign()
    run.fire(.attribution)
    run.setOffline(true)
    run.setOffline(false)
    let known = [
      "Wait for the app to go to the foreground to start the sdk", "Subsession start", "Subsession end",
      "Attribution timer fired", "Attribution handler is paused", "Pausing handlers to put SDK offline mode",
    ]
    let notes = run.notes()
    for text in known {
      XCTAssertTrue(texts.contains(text), text)
      XCTAssertTrue(notes.contains(text), text)
    }
  }
}
