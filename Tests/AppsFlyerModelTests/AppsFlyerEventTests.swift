import AppsFlyerModel
import SDKContract
import XCTest

/// In-app events: before start, while stopped, without a network.
final class AppsFlyerEventTests: XCTestCase {
  private func completions(_ rig: AppsFlyerRig) -> [Int?] {
    rig.callbacks.compactMap { callback in
      if case .logEventWithCompletionHandler = callback { callback.error?.code ?? 0 } else { nil }
    }
  }

  func testEventsBeforeStartAreSentAfterTheLaunch() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.logEvent("a")
    rig.logEvent("b")
    XCTAssertEqual(rig.requests, [])
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .event("a"), .event("b")])
    rig.wait(.seconds(1))
    rig.logEvent("c")
    XCTAssertEqual(rig.requests.last, .event("c"))
  }

  func testEventsWaitWithTheStartsForTheTrackingPrompt() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    rig.logEvent("a")
    XCTAssertEqual(rig.requests, [])
    rig.perform(rig.machine.trackingAuthorizationAnswered(at: rig.now))
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .event("a")])
  }

  func testEventsOfASkippedStartAreSentAllTheSame() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(1))
    rig.startProcess()
    rig.logEvent("a")
    rig.start()
    XCTAssertEqual(rig.notes.last, .sessions(.startSkipped))
    XCTAssertEqual(rig.requests.last, .event("a"))
  }

  func testWhatWasNotAnsweredIsSentWithTheNextEventOrStart() {
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .launch)
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .event)
    rig.launch()
    rig.logEvent("a", completion: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(completions(rig), [0])
    XCTAssertEqual(rig.callbacks.last?.error?.underlying?.code, -1009)
    rig.backend.setAnswer(nil, for: .launch)
    rig.backend.setAnswer(nil, for: .event)
    let before = rig.requests.count
    rig.logEvent("b")
    XCTAssertEqual(Array(rig.requests[before...]), [.launch(counter: 1), .event("a"), .event("b")])
    rig.wait(.seconds(10))
    rig.start()
    XCTAssertEqual(rig.requests.last, .launch(counter: 2))
  }

  func testAStartTakesKeptEventsAlong() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(10))
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .event)
    rig.logEvent("a")
    rig.wait(.seconds(10))
    rig.backend.setAnswer(nil, for: .event)
    rig.start()
    XCTAssertEqual(Array(rig.requests.suffix(2)), [.launch(counter: 2), .event("a")])
  }

  func testAKeptEventSurvivesTheProcessButNotTheApp() {
    for isReinstalled in [false, true] {
      var rig = AppsFlyerRig()
      rig.launch()
      rig.wait(.seconds(10))
      rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .event)
      rig.logEvent("a")
      rig.wait(.seconds(10))
      if isReinstalled { rig.machine.install() }
      rig.launch()
      XCTAssertEqual(rig.requests.last == .event("a"), !isReinstalled)
    }
  }

  func testARefusedEventIsDropped() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(1))
    rig.backend.setAnswer(.status(404), for: .event)
    rig.logEvent("a", completion: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(completions(rig), [50])
    rig.logEvent("b")
    XCTAssertEqual(rig.requests.filter { $0 == .event("a") }.count, 1)
  }

  func testStoppedAndWithoutKeysNothingIsSent() {
    var rig = AppsFlyerRig()
    rig.startProcess(keys: false)
    rig.logEvent("a", completion: true)
    rig.perform(rig.machine.setKeys())
    rig.perform(rig.machine.setStopped(true, at: rig.now))
    rig.logEvent("b", completion: true)
    rig.perform(rig.machine.setStopped(false, at: rig.now))
    rig.start()
    rig.wait(.seconds(1))
    XCTAssertEqual(completions(rig), [41, 11])
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .conversionData])
  }

  func testTheCompletionHandlersOfStartSayWhyNothingWasSent() throws {
    for (version, codes) in [("6.15", [41, 11]), ("7.0", [11])] {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      var rig = AppsFlyerRig(configuration)
      rig.startProcess(keys: false)
      rig.start(completion: true)
      rig.perform(rig.machine.setKeys())
      rig.perform(rig.machine.setStopped(true, at: rig.now))
      rig.start(completion: true)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.callbacks.map { $0.error?.code }, codes, version)
    }
  }

  func testTheCompletionHandlerOfStartGetsTheStatusAndTheBody() {
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.success(Payload([PayloadEntry("retries", .integer(2))])), for: .launch)
    rig.startProcess()
    rig.start(completion: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.callbacks.first?.payload?.json, #"{"retries":2,"statusCode":200}"#)
  }
}
