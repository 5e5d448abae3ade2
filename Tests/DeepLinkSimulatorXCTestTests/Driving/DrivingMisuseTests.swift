import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// What a device that is driven by hand says where it cannot do what a test wants.
final class DrivingMisuseTests: ReportingTestCase {
  func testAStepThatIsNotPossibleSaysWhatToDo() async throws {
    let device = try Simulator.shop()
    var text = await complaint { try await device.launch() }
    XCTAssertEqual(text, "launch is not possible now: the app is not installed; install it first")
    text = await complaint { try await device.foreground() }
    XCTAssertEqual(
      text,
      "foreground is not possible now: the app is not running, and only an app in the background can come to the foreground"
    )
    try await device.install()
    try await device.launch()
    text = await complaint { try await device.suspend() }
    XCTAssertTrue(text.hasPrefix("suspend is not possible now: "), text)
    text = await complaint { try await device.openGate("onbording") }
    XCTAssertEqual(text, #"the app has no gate "onbording"; list it in gates:"#)
    text = await complaint { try await device.call("AppsFlyerLib.strat") }
    XCTAssertTrue(text.contains(#"did you mean "AppsFlyerLib.start"?"#), text)
    text = await complaint { try await device.tap("shop.onelink.me") }
    XCTAssertTrue(text.hasPrefix("bad URL: it has no scheme"), text)
    text = await complaint { try await device.advance(by: .seconds(-1)) }
    XCTAssertTrue(text.contains("zero or more"), text)
    var step = Step.SystemStep()
    step.process = .inactive
    text = await complaint { [step] in try await device.system(step) }
    XCTAssertTrue(text.hasPrefix("system "), text)
    // None of that has changed anything.
    try await device.background()
    let steps = await device.currentRun.trace.events.filter { if case .step = $0.occurrence { true } else { false } }
    XCTAssertEqual(steps.map(\.label), ["install", "launch", "background"])
  }

  /// A test framework may say only which test threw the error.
  func testAnErrorNamesTheLineOfTheCall() async throws {
    let device = try Simulator.shop()
    try await device.install()
    let moment = try await device.snapshot()
    try await device.finish()
    let other = try Simulator.shop()
    let calls: [(Simulator) async throws -> Void] = [
      { try await $0.launch(line: 7) }, { try await $0.answer(line: 7) }, { try await $0.perform(.launch, line: 7) },
      { try await $0.advance(by: .seconds(1), line: 7) }, { try await $0.choose(.next("launch"), line: 7) },
      { _ = try await $0.snapshot(line: 7) }, { try await $0.receive(.didResolveDeepLink, line: 7) },
      { try await $0.finish(line: 7) }, { _ in try await other.restore(moment, line: 7) },
      { try await $0.explore(line: 7) { _ in } },
      { _ in try await other.explore(order: "99", maximumDifferences: 0, line: 7) { try await $0.finish() } },
      { _ in try await other.explore(order: "soon", line: 7) { _ in } },
      { _ in try await other.explore(budget: 0, line: 7) { _ in } },
    ]
    for (number, call) in calls.enumerated() {
      do {
        try await call(device)
        XCTFail("call \(number) throws nothing")
      } catch let error as SimulatorError {
        XCTAssertEqual(
          "\(error)", "\(error.message) (DeepLinkSimulatorXCTestTests/DrivingMisuseTests.swift:7)", "call \(number)")
      }
    }
  }

  func testAnAnswerOfAnSDKThatTheAppDoesNotHaveIsRefused() async throws {
    let device = try Simulator.shop()
    let text = await complaint { try await device.answer(.adjust(.attribution, after: .seconds(1))) }
    XCTAssertEqual(text, "the app does not have Adjust; pass sdks: [.adjust(…)]")
    let steps = await device.currentRun.trace.events
    XCTAssertEqual(steps.count, 0)
    let made = await complaint { _ = try Simulator.shop(backend: [.adjust(.attribution, after: .seconds(1))]) }
    // Here the complaint shows the scenario as a file has it.
    XCTAssertTrue(made.contains(#"error: the app does not have Adjust; add "adjust" to "app""#), made)
    let file = #"{"version":1,"name":"A","app":{"appsflyer":{}},"steps":[{"install":{}}]}"#
    let opened = try Simulator(ScenarioTest(text: file))
    let ofFile = await complaint { try await opened.answer(.adjust(.attribution, after: .seconds(1))) }
    XCTAssertEqual(ofFile, #"the app does not have Adjust; add "adjust" to "app""#)
  }

  func testADeviceIsNotDrivenAfterItsEnd() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.finish()
    let text = await complaint { try await device.launch() }
    XCTAssertEqual(
      text,
      "the device was used after finish(), which ends its run; make another Simulator, or finish later")
    let state = await device.state
    XCTAssertTrue(state.isInstalled)
  }

  func testADeviceIsNotDrivenFromTheAppsOwnCode() async throws {
    let complaints = Complaints()
    let device = try Simulator.shop(.delegate { MeddlingShop($0, complaints) }, isExhaustive: false)
    await complaints.use(device)
    try await device.install()
    try await device.launch()
    let found = try await reports { _ = try await device.finish() }
    let texts = await complaints.texts
    XCTAssertEqual(texts.count, 1)
    XCTAssertTrue(texts.first?.hasPrefix("the device was driven from inside app code") == true, "\(texts)")
    // The app may ignore the error, and would then look as if it had done nothing wrong.
    XCTAssertEqual(found.count, 1)
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("actual    the app's own code drives its device, and gets an error"), text)
  }

  func testAnAppThatGoesThroughTheEventsOfItsDeviceIsAFailureAtTheEnd() async throws {
    let complaints = Complaints()
    let device = try Simulator.shop(.delegate { WatchingShop($0, complaints) }, isExhaustive: false)
    await complaints.use(device)
    try await device.install()
    try await device.launch()
    let found = try await reports { _ = try await device.finish() }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("expected  the test drives the device"), text)
    XCTAssertTrue(text.contains("the device was driven from inside app code that it is calling"), text)
    let seen = await complaints.texts
    XCTAssertEqual(seen, ["0 events"])
  }

  func testAPrewarmedAppIsRemovedWithItsProcess() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.prewarm()
    try await device.uninstall()
    let process = await device.state.process
    XCTAssertEqual(process, .notRunning)
    try await device.install()
    try await device.launch()
    let file = try await device.record()
    try await device.finish()
    let replayed = try await ScenarioTest(text: file, app: .delegate { FruitShop($0) }).run()
    XCTAssertEqual(replayed.failures(of: .count("uninstall", 1)), [])
  }

  func testATaskThatIsCancelledDrivesNothing() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let calls: [@Sendable () async throws -> Void] = [
      { try await device.launch() }, { try await device.receive(.didResolveDeepLink) },
      { try await device.advance(by: .seconds(1)) }, { try await device.choose(.first(.didResolveDeepLink)) },
      { _ = try await device.snapshot() }, { try await device.finish() }, { try await device.explore { _ in } },
    ]
    for call in calls {
      let result = await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await call()
      }.result
      XCTAssertThrowsError(try result.get()) { XCTAssertTrue("\($0)".contains("is cancelled"), "\($0)") }
    }
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for await event in device.events { XCTFail(event.label) }
    }.value
    let labels = await device.currentRun.trace.events.map(\.label)
    XCTAssertEqual(labels, ["install"])
  }

  func testAServerRefusesARequestWithTheStatusThatTheTestSays() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.answer(.appsFlyer(.launch, status: 400))
    try await device.launch()
    try await device.finish()
    try await device.check(.never(.onConversionDataSuccess))
    let events = await device.currentRun.trace.events.map(\.label)
    XCTAssertTrue(events.contains("answer launch 400"), "\(events)")
    let file = try await device.record()
    XCTAssertTrue(file.contains(#"{ "launch": { "status": 400 } }"#), file)
  }

  func testHowLateAnAnswerIsAtMostCanBeSaidAlone() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.answer(.appsFlyer(.conversionData, upTo: .seconds(9)))
    let file = try await device.record()
    XCTAssertTrue(file.contains(#", "9s"] }"#), file)
  }

  func testATestWithBlanksInItsNameIsReplayed() {
    XCTAssertEqual(
      TestFilter(function: "test a link opens its screen (really)()").line,
      #"swift test --filter 'test a link opens its screen \(really\)'"#)
  }

  func testACallFromAHelperIsReplayedByTheTest() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let found = try await reports { try await receiveConversionData(of: device) }
    let text = found.first?.text ?? ""
    #if os(Linux)
      let test = " --filter DrivingMisuseTests/testACallFromAHelperIsReplayedByTheTest"
    #else
      let test = ""
    #endif
    XCTAssertTrue(text.hasSuffix("replay    swift test\(test)"), text)
  }

  private func receiveConversionData(of device: Simulator) async throws {
    try await device.receive(.onConversionDataSuccess)
  }
}

/// What a device says to an app that drives it.
private actor Complaints {
  private(set) var device: Simulator?
  private(set) var texts: [String] = []

  func use(_ device: Simulator) { self.device = device }
  func add(_ text: String) { texts.append(text) }
}

/// Goes through the events of the device that it runs on.
@MainActor
private final class WatchingShop: AppsFlyerLibDelegate {
  private let complaints: Complaints

  init(_ environment: AppEnvironment, _ complaints: Complaints) { self.complaints = complaints }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    Task {
      var count = 0
      if let events = await complaints.device?.events {
        for await _ in events { count += 1 }
      }
      await complaints.add("\(count) events")
    }
  }

  func onConversionDataFail(_ error: any Error) {}
}

/// Drives the device that it runs on.
@MainActor
private final class MeddlingShop: AppsFlyerLibDelegate {
  private let complaints: Complaints

  init(_ environment: AppEnvironment, _ complaints: Complaints) { self.complaints = complaints }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    Task {
      do {
        try await complaints.device?.background()
      } catch {
        await complaints.add("\(error)")
      }
    }
  }

  func onConversionDataFail(_ error: any Error) {}
}
