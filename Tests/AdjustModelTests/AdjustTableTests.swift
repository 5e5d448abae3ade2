import AdjustModel
import SDKContract
import XCTest

/// Profiles, switches and names: what documentation and scenario files are made from.
final class AdjustTableTests: XCTestCase {
  func testVersionsAreOrderedAndFoundByName() {
    XCTAssertEqual(AdjustProfile.all.sorted(), AdjustProfile.all)
    for profile in AdjustProfile.all {
      XCTAssertEqual(AdjustProfile.named(profile.version), profile)
      XCTAssertNil(profile.note)
    }
    XCTAssertLessThan(AdjustProfile.v4_38, .v5_0)
  }

  func testAnyVersionCanBeNamedAndBehavesAsTheNearestKnownOne() {
    let table: [(version: String, behaviour: String, clientSDK: String, isKnown: Bool)] = [
      ("4.38", "4.38.4", "4.38.4", true), ("4.33.0", "4.38.4", "4.33.0", false), ("5.0", "5.0.2", "5.0.2", true),
      ("5.0.1", "5.0.1", "5.0.1", true), ("5.1.1", "5.0.2", "5.1.1", false), ("5.2.0", "5.2.0", "5.2.0", true),
      ("5.3", "5.3.0", "5.3.0", true), ("5.4", "5.4.6", "5.4.6", true), ("5.4.3", "5.4.1", "5.4.3", false),
      ("5.6", "5.6.2", "5.6.2", true), ("5.6.1", "5.6.0", "5.6.1", false), ("6.1", "5.6.2", "6.1", false),
    ]
    for row in table {
      let profile = AdjustProfile.named(row.version)
      XCTAssertEqual(profile?.version, row.version)
      XCTAssertEqual(profile?.behaviour.text, row.behaviour, row.version)
      XCTAssertEqual(profile?.clientSDK, row.clientSDK, row.version)
      XCTAssertEqual(profile?.note == nil, row.isKnown, row.version)
    }
    XCTAssertEqual(
      AdjustProfile.named("5.1.1")?.note, "Adjust 5.1.1 behaves as 5.0.2, the nearest version that is known")
    XCTAssertEqual(
      AdjustProfile.named("4.33.0")?.note,
      "Adjust 4.33.0 behaves as 4.38.4, apart from what is known to have changed since")
    for text in ["", "5", "five", "5.", "5.1.", "5.1.2.3", "-5.1", "3.4.0", "5.4.1-beta", "5.999999"] {
      XCTAssertNil(AdjustProfile.named(text), text)
    }
  }

  func testEachChangeHoldsFromItsVersionOn() {
    for change in AdjustVersionChange.allCases {
      XCTAssertFalse(change.change.source.isEmpty)
      for profile in AdjustProfile.all {
        XCTAssertEqual(profile.has(change), profile.behaviour >= change.change.since, "\(change) \(profile.version)")
      }
      let first = AdjustProfile.named(change.change.since.text)
      let lacking = AdjustProfile.all.contains { !$0.has(change) } || AdjustProfile.named("4.8")?.has(change) == false
      XCTAssertEqual(first?.has(change), true, "\(change)")
      XCTAssertTrue(lacking, "no known version lacks \(change)")
    }
    XCTAssertEqual(AdjustProfile.v4_38.longestATTWait, .seconds(120))
    XCTAssertEqual(AdjustProfile.v5_0.longestATTWait, .seconds(360))
  }

  func testTheDeferredCallbackHasTwoNames() {
    let callbacks: [AdjustCallback] = [
      .adjustDeferredDeeplinkReceived("example://a"), .adjustDeeplinkResponse("example://a"),
    ]
    for callback in callbacks {
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
      ("sendsInBackground", .bool(true)), ("retryJitter", .word("longest")), ("invalidLinks", .word("dropped")),
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
    XCTAssertEqual(setup.configuration.invalidLinks, .dropped)
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
