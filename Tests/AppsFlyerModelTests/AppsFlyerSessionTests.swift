import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerSessionTests: XCTestCase {
  private func isFirstLaunch(_ rig: AppsFlyerRig) -> [Bool] {
    rig.callbacks.compactMap { callback in
      guard case .bool(let flag) = callback.payload?["is_first_launch"] else { return nil }
      return flag
    }
  }

  func testEveryCountedSessionBringsConversionDataOnceAndOnlyTheFirstIsFirst() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(10))
    rig.start()
    rig.wait(.seconds(10))
    rig.machine.endProcess()
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, Array(repeating: "onConversionDataSuccess", count: 3))
    XCTAssertEqual(isFirstLaunch(rig), [true, false, false])
    XCTAssertEqual(
      rig.requests, [.launch(counter: 1), .conversionData, .launch(counter: 2), .launch(counter: 3)])
  }

  func testTheGateCountsFromTheLastLaunchThatWasSent() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(3))
    rig.start()
    rig.wait(.milliseconds(1999))
    rig.start()
    XCTAssertEqual(rig.notes, [.sessions(.startSkipped), .sessions(.startSkipped)])
    rig.wait(.milliseconds(1))
    rig.start()
    XCTAssertEqual(rig.requests.last, .launch(counter: 2))
  }

  func testTheGateOutlivesTheProcessButNotTheInstall() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(1))
    rig.launch()
    XCTAssertEqual(rig.notes, [.sessions(.startSkipped)])
    rig.machine.uninstall()
    rig.machine.install()
    rig.launch()
    XCTAssertEqual(rig.requests.last, .launch(counter: 1))
  }

  func testTheGateCanBeSet() {
    var configuration = AppsFlyerConfiguration()
    configuration.minTimeBetweenSessions = .zero
    var rig = AppsFlyerRig(configuration)
    rig.launch()
    rig.start()
    rig.wait(.seconds(1))
    XCTAssertEqual(isFirstLaunch(rig), [true, false])
  }

  func testBefore6_14_6EverySessionAsksAgain() throws {
    for (version, asks) in [("6.14.5", 2), ("6.14.6", 1), ("5.4.1", 2), ("6.15", 1), ("7.0", 1)] {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      var rig = AppsFlyerRig(configuration)
      rig.launch()
      rig.wait(.seconds(10))
      rig.start()
      rig.wait(.seconds(10))
      XCTAssertEqual(rig.requests.filter { $0 == .conversionData }.count, asks, version)
      XCTAssertEqual(isFirstLaunch(rig), [true, false], version)
    }
  }

  func testExpiredConversionDataIsAskedForAgain() {
    var configuration = AppsFlyerConfiguration()
    configuration.conversionDataExpiry = .seconds(60)
    var rig = AppsFlyerRig(configuration)
    rig.launch()
    rig.wait(.seconds(30))
    rig.start()
    rig.wait(.seconds(60))
    rig.start()
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.requests.filter { $0 == .conversionData }.count, 2)
    XCTAssertEqual(rig.notes, [.conversionData(.conversionDataExpired)])
    XCTAssertEqual(isFirstLaunch(rig), [true, false, false])
  }

  func testALaunchWithoutNetworkIsKeptAndSentWithTheNextStart() {
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.urlError(.notConnectedToInternet), for: .launch)
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, [])
    XCTAssertEqual(rig.notes, [.sessions(.launchKept)])
    rig.backend.setAnswer(nil, for: .launch)
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(
      rig.requests.filter { $0 != .conversionData },
      [.launch(counter: 1), .launch(counter: 1), .launch(counter: 2)])
    XCTAssertEqual(isFirstLaunch(rig), [true, false])
  }

  func testALaunchInFlightIsNotSentTwiceByTheSameProcess() {
    var rig = AppsFlyerRig()
    rig.latency = .seconds(20)
    rig.launch()
    rig.wait(.seconds(6))
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1), .launch(counter: 2)])
  }

  func testAnAnswerToAnEarlierProcessDoesNothing() {
    var machine = AppsFlyerMachine(configuration: AppsFlyerConfiguration())
    machine.install()
    machine.startProcess()
    _ = machine.setKeys()
    guard case .send(let request, _) = machine.start(at: .zero)[0] else { return XCTFail("not sent") }
    machine.endProcess()
    machine.startProcess()
    XCTAssertTrue(machine.answered(request, .success(Payload([])), at: .zero).isEmpty)
  }

  func testARefusedLaunchFailsAndIsDropped() {
    for status in [400, 403, 404] {
      var rig = AppsFlyerRig()
      rig.backend.setAnswer(.status(status), for: .launch)
      rig.launch()
      rig.wait(.seconds(10))
      XCTAssertEqual(rig.names, ["onConversionDataFail"])
      XCTAssertEqual(rig.callbacks.first?.error?.message, "Launch status code: \(status)")
      rig.backend.setAnswer(nil, for: .launch)
      rig.start()
      XCTAssertEqual(rig.requests, [.launch(counter: 1), .launch(counter: 2)])
    }
  }

  func testConversionDataErrorsByVersion() throws {
    let unreadable = "The data couldn’t be read because it isn’t in the correct format."
    let cases: [(version: String, answer: AppsFlyerAnswer, domain: String, code: Int, message: String)] = [
      ("5.4.1", .malformedBody, "com.appsflyer.sdk.network", 0, "JSON deserialization failed"),
      ("6.1.3", .malformedBody, "NSCocoaErrorDomain", 3840, unreadable),
      ("6.1.3", .status(403), "NSCocoaErrorDomain", 3840, unreadable),
      ("6.7.0", .status(403), "NSCocoaErrorDomain", 3840, "Unable to parse empty data."),
      (
        "6.15", .status(404), "com.appsflyer.sdk.gcd", 0,
        "Attribution data for this AppsFlyer ID is not available"
      ),
      ("6.15", .urlError(.timedOut), "com.appsflyer.sdk.network", 0, "Request failed"),
    ]
    for (version, answer, domain, code, message) in cases {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      var rig = AppsFlyerRig(configuration)
      rig.backend.setAnswer(answer, for: .conversionData)
      rig.launch()
      rig.wait(.seconds(70))
      XCTAssertEqual(rig.names, ["onConversionDataFail"], version)
      let error = rig.callbacks.first?.error
      XCTAssertEqual([error?.domain, error?.message], [domain, message], version)
      XCTAssertEqual(error?.code, code, version)
    }
  }

  func testARestoredBackupMakesAReinstallLookLikeALaterLaunch() {
    for (restores, flags) in [(false, [true, true]), (true, [true, false])] {
      var configuration = AppsFlyerConfiguration()
      configuration.restoresBackup = restores
      var rig = AppsFlyerRig(configuration)
      for _ in 1...2 {
        rig.launch()
        rig.wait(.seconds(10))
        rig.machine.uninstall()
        rig.machine.install()
      }
      XCTAssertEqual(isFirstLaunch(rig), flags)
    }
  }

  func testABackupOfTheDeviceMakesAReinstallALaterLaunch() {
    for (hasBackup, flags) in [(false, [true, true]), (true, [true, false])] {
      var rig = AppsFlyerRig()
      for _ in 1...2 {
        rig.launch()
        rig.wait(.seconds(10))
        rig.machine.uninstall(hasBackup: hasBackup)
        rig.machine.install(fromBackup: hasBackup)
      }
      XCTAssertEqual(isFirstLaunch(rig), flags)
    }
  }

  func testTheTextOfAnUnknownDeviceIsThatOfTheServer() throws {
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.status(404), for: .conversionData)
    rig.launch()
    rig.wait(.seconds(10))
    let message = try XCTUnwrap(rig.callbacks.first?.error?.message)
    XCTAssertEqual(try AppsFlyerVector.object("server-gcd-404")["error_reason"], .string(message))
  }

  func testConversionDataWithoutDelegateIsLostAndNotRepeatedWhenOneIsSet() {
    var rig = AppsFlyerRig()
    rig.launch(delegate: false)
    rig.wait(.seconds(1))
    rig.perform(rig.machine.setDelegate(isPresent: true))
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, [])
    XCTAssertEqual(rig.notes, [.delivery(.conversionDataLost)])
  }

  func testAReleasedDelegateLosesTheResult() {
    var rig = AppsFlyerRig()
    rig.responds = false
    rig.launch()
    rig.open("https://a.onelink.me/b?pid=x")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.notes, [.delivery(.linkResultLost), .delivery(.conversionDataLost)])
  }

  func testStartWithoutKeysIsASwitch() {
    var rig = AppsFlyerRig()
    rig.startProcess(keys: false)
    rig.start()
    XCTAssertEqual(rig.notes, [.sessions(.startWithoutKeys)])
    XCTAssertEqual(rig.requests, [])

    var configuration = AppsFlyerConfiguration()
    configuration.startWithoutKeys = .sent
    rig = AppsFlyerRig(configuration)
    rig.startProcess(keys: false)
    rig.start()
    XCTAssertEqual(rig.requests, [.launch(counter: 1)])
  }

  func testALinkOpenedWithinTheGateBringsOnlyTheLinkCallback() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(3))
    rig.open("https://a.onelink.me/b?pid=x")
    rig.start()
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, ["onConversionDataSuccess", "onAppOpenAttribution"])
  }

  func testTheFirstOfTwoLinksMayArriveLast() {
    var rig = AppsFlyerRig()
    rig.backend.registerShortLink("https://a.onelink.me/b/c", parameters: Payload([]))
    rig.startProcess()
    rig.open("https://a.onelink.me/b/c")
    rig.open("https://a.onelink.me/b?pid=second")
    rig.wait(.seconds(1))
    XCTAssertEqual(
      rig.callbacks.map { $0.payload?["link"] },
      [.string("https://a.onelink.me/b?pid=second"), .string("https://a.onelink.me/b/c")])
  }

  func testALinkFailsWithTheErrorOfItsRequest() {
    let unreadable = "The data couldn’t be read because it isn’t in the correct format."
    let cases: [(answer: AppsFlyerAnswer?, message: String)] = [
      (nil, "Status code failure: 404"), (.status(403), "Authentication Failed"),
      (.urlError(.timedOut), "Request failed"), (.malformedBody, unreadable),
    ]
    for (answer, message) in cases {
      var rig = AppsFlyerRig()
      rig.backend.setAnswer(answer, for: .shortLink)
      rig.startProcess()
      rig.open("https://a.onelink.me/b/unknown")
      rig.wait(.seconds(61))
      XCTAssertEqual(rig.names, ["onAppOpenAttributionFailure"])
      XCTAssertEqual(rig.callbacks.first?.error?.message, message)
    }
  }

  func testARequestThatIsAnsweredTooLateTimesOutAndTheLookUpHasATimeOfItsOwn() {
    for (latency, failed) in [(60, false), (61, true)] {
      var rig = AppsFlyerRig()
      rig.latency = .seconds(latency)
      rig.backend.registerShortLink("https://a.onelink.me/b/c", parameters: Payload([]))
      rig.startProcess()
      rig.start(completion: true)
      rig.open("https://a.onelink.me/b/c")
      rig.wait(.seconds(60))
      XCTAssertEqual(
        rig.names.sorted(),
        failed
          ? ["onAppOpenAttributionFailure", "startWithCompletionHandler"]
          : ["onAppOpenAttribution", "startWithCompletionHandler"])
      XCTAssertEqual(rig.callbacks.contains { $0.error?.underlying?.code == -1001 }, failed)
    }
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.urlError(.timedOut), for: .deferredDeepLink)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.milliseconds(2999))
    XCTAssertEqual(rig.names, [])
    rig.wait(.milliseconds(1))
    XCTAssertEqual(rig.deepLinks.map(\.status), [.failure])
    for endpoint in AppsFlyerEndpoint.allCases {
      XCTAssertTrue(rig.backend.answers(endpoint) == (endpoint != .deferredDeepLink), endpoint.rawValue)
    }
  }

  func testParametersAppendedToAShortLinkAreASwitch() {
    let cases: [(ShortLinkQuery, PayloadValue?)] = [(.dropped, .none), (.merged, .string("appended"))]
    for (query, expected) in cases {
      var configuration = AppsFlyerConfiguration()
      configuration.shortLinkQuery = query
      var rig = AppsFlyerRig(configuration)
      rig.backend.registerShortLink(
        "https://a.onelink.me/b/c", parameters: Payload([PayloadEntry("pid", .string("resolver"))]))
      rig.startProcess()
      rig.open("https://a.onelink.me/b/c?pid=appended&af_dp=appended")
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.callbacks.first?.payload?["af_dp"], expected)
      XCTAssertEqual(rig.callbacks.first?.payload?["pid"], .string("resolver"))
    }
  }

  func testOldVersionsAddTheCachedInstallTime() {
    var configuration = AppsFlyerConfiguration()
    configuration.addsCachedAttribution = true
    var rig = AppsFlyerRig(configuration)
    rig.launch()
    rig.wait(.seconds(1))
    rig.open("https://a.onelink.me/b?pid=x")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.callbacks.last?.payload?["install_time"], .string("2026-01-01 00:00:00.100"))
    XCTAssertNil(rig.callbacks.last?.payload?["is_first_launch"])
  }

  func testVersion7HasNoOpenAttribution() throws {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("7.0"))
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.open("https://a.onelink.me/b?pid=x")
    rig.open("https://a.onelink.me/b/c")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, [])
    XCTAssertEqual(rig.notes, [.openAttribution(.openAttributionRemoved), .openAttribution(.openAttributionRemoved)])
  }
}
