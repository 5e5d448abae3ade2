import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// A device that is driven by hand does what a scenario with the same steps does.
final class DrivingTests: ReportingTestCase {
  func testADrivenDeviceHasTheTraceOfTheScenario() async throws {
    let device = try Simulator.shop(gates: ["login"], isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(5))
    try await device.openGate("login")
    try await device.background()
    try await device.advance(by: .seconds(10))
    try await device.foreground()
    let driven = try await device.finish()
    let scenario = Scenario(
      name: "A shop",
      app: AppDescription(
        domains: ["shop.onelink.me"], gates: ["login"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [
        .tap(Simulator.link), .install, .launch, .wait(.seconds(5)), .openGate("login"), .background,
        .wait(.seconds(10)), .foreground,
      ])
    let replayed = try await ScenarioTest(scenario, app: .delegate { FruitShop($0) }).run()
    XCTAssertEqual(driven.trace.events.map(JSONLines.record), replayed.trace.events.map(JSONLines.record))
    XCTAssertEqual(driven.finalState, replayed.finalState)
  }

  func testEveryStepOfAScenarioIsACall() async throws {
    let device = try Simulator.shop(gates: ["login"], isExhaustive: false)
    for verb in StepVerb.allCases { try await drive(device, verb) }
    let done = await device.currentRun.trace.events.compactMap { event in
      if case .step(let verb, _) = event.occurrence { verb } else { nil }
    }
    XCTAssertEqual(Set(done), Set(StepVerb.allCases))
  }

  func testMailAndMessagesAreOtherApps() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.tap("https://shop.onelink.me/Ab1C", from: .mail)
    try await device.tap("https://shop.onelink.me/Ab1C", from: .messages)
    let file = try await device.record()
    XCTAssertEqual(file.components(separatedBy: #""from": "other-app""#).count, 3, file)
    try await device.finish()
  }

  /// Does a step, and what must have been done before it.
  private func drive(_ device: Simulator, _ verb: StepVerb) async throws {
    switch verb {
    case .tap: try await device.tap(Simulator.link, from: .safari)
    case .install: try await device.install()
    case .update: try await device.update()
    case .uninstall: try await device.uninstall()
    case .launch:
      try await device.install()
      try await device.launch()
    case .receiveNotification: try await device.receiveNotification(["aps": ["alert": "shoes"]])
    case .openNotification: try await device.openNotification(["aps": ["alert": "shoes"]])
    case .backgroundLaunch:
      try await device.kill()
      try await device.backgroundLaunch()
    case .prewarm:
      try await device.kill(.forceQuit)
      try await device.prewarm()
    case .foreground:
      try await device.launch()
      try await device.background()
      try await device.foreground()
    case .background: try await device.background()
    case .suspend: try await device.suspend()
    case .kill: try await device.kill(.system)
    case .reclaimScene:
      try await device.launch()
      try await device.background()
      try await device.reclaimScene()
    case .alert:
      try await device.foreground()
      try await device.alert()
    case .dismissAlert: try await device.dismissAlert()
    case .wait: try await device.advance(by: .seconds(1))
    case .openGate: try await device.openGate("login")
    case .closeGate: try await device.closeGate("login")
    case .releaseDelegate: try await device.releaseDelegate(.appsFlyer)
    case .trackingAuthorization: try await device.trackingAuthorization(.denied)
    case .adClick: try await device.adClick(["campaign": "summer"])
    case .system:
      try await device.background()
      var step = Step.SystemStep()
      step.process = .suspended
      try await device.system(step)
      try await device.foreground()
    case .pasteboard: try await device.pasteboard("shoes")
    case .clockBack: try await device.clockBack(.seconds(60))
    case .associationFile:
      var file = Step.AssociationFileDescription()
      file.state = .missing
      try await device.associationFile(file)
    case .network: try await device.network(isOnline: false)
    case .call: try await device.call("AppsFlyerLib.start")
    case .backend: try await device.answer(.appsFlyer(.launch, after: .seconds(1)))
    }
  }

  func testAStepThatNoFileMayHaveIsRefused() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let cases: [(String, () async throws -> Void)] = [
      ("adClick: expected an object with a member for each parameter", { try await device.adClick("x") }),
      ("openNotification: expected an object, found a string", { try await device.openNotification("x") }),
      ("openNotification: ", { try await device.openNotification(action: "") }),
      ("receiveNotification: expected an object, found a string", { try await device.receiveNotification("x") }),
      ("backgroundLaunch: expected an object, found a string", { try await device.backgroundLaunch("x") }),
      ("system: ", { try await device.system(Step.SystemStep()) }),
      (
        "wait takes a duration of at most 36500d, not 9223372036854775807s",
        { try await device.advance(by: .seconds(Int64.max)) }
      ),
      ("wait takes a duration of whole microseconds, not 0.3us", { try await device.advance(by: .nanoseconds(300)) }),
      ("0.004us", { try await device.answer(.appsFlyer(.launch, after: .nanoseconds(4))) }),
      ("clockBack takes a duration of zero or more, not -1s", { try await device.clockBack(.seconds(-1)) }),
      ("backend: ", { try await device.answer(.appsFlyer(.conversionData, after: .seconds(-5))) }),
      ("backend: ", { try await device.answer(.appsFlyer(.launch, after: .seconds(5), upTo: .seconds(1))) }),
    ]
    for (message, step) in cases {
      do {
        try await step()
        XCTFail("nothing was refused: \(message)")
      } catch {
        XCTAssertTrue("\(error)".contains(message), "\(error)")
      }
    }
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .zero)
    let recorded = try await device.record()
    XCTAssertNoThrow(try ScenarioTest(text: recorded, app: .described))
  }

  func testADeviceAndWhatItReturnsArePrintedInWords() async throws {
    let device = try Simulator.shop(gates: ["login"], isExhaustive: false)
    XCTAssertEqual("\(device)", #"device "A shop""#)
    let state = await device.state
    XCTAssertEqual(
      "\(state)",
      "app not running · scene unattached · not installed · screen none · stored link none · closed gates login")
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let callback = try await device.receive(.didResolveDeepLink)
    let text = try "\(XCTUnwrap(callback))"
    XCTAssertTrue(text.hasPrefix(#"#21 300ms appsflyer: didResolveDeepLink found (AF-DDL-3) {"af_sub1":"","#), text)
    XCTAssertEqual("\(try XCTUnwrap(callback).event.occurrence)", "didResolveDeepLink found")
    XCTAssertTrue("\(try XCTUnwrap(callback).payload)".hasPrefix(#"{"af_sub1":"","#))
    let later = await device.state
    XCTAssertEqual(
      "\(later)",
      "app active · scene foregroundActive · screen shoes · stored link none · closed gates login · pending answer conversionData"
    )
    let snapshot = try await device.snapshot()
    XCTAssertEqual("\(snapshot)", "snapshot after 6 acts")
    XCTAssertEqual("\(EventChoice.first(.didResolveDeepLink))", #".first("didResolveDeepLink")"#)
    XCTAssertEqual("\(EventChoice.next("answer launch#2"))", #".next("answer launch#2")"#)
  }

  func testWhatARunHasIsReadableWhenPrinted() async throws {
    let run = try await ScenarioTest(
      Scenario(name: "A shop", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
    ).run()
    let lines = "\(run.trace)".split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, run.trace.events.count + 1)
    XCTAssertTrue(lines[0].hasPrefix(" #   time  user"), lines[0])
    XCTAssertEqual("\(run)", "A shop\n\(run.trace)")
    XCTAssertEqual("\(run.result)", "\(run.trace)\n\(run.finalState)")
    let steps: [(Step, String)] = [
      (.launch, "launch"), (.tap("https://shop.example/a", from: .safari), "tap https://shop.example/a from safari"),
      (.wait(.seconds(2.5)), "wait 2.5s"), (.kill(.forceQuit), "kill force-quit"), (.pasteboard(""), #"pasteboard """#),
    ]
    for (step, text) in steps { XCTAssertEqual("\(step)", text) }
  }

  func testACallbackIsReceivedByItsNumber() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let reports = try await reports { try await device.receive("didResolveDeepLink#2") }
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.text.contains("didResolveDeepLink#2") == true, "\(reports)")
    XCTAssertTrue(reports.first?.text.contains("found#1") == true, "\(reports)")
    try await device.tap(Simulator.link)
    try await device.advance(by: .seconds(5))
    try await device.receive("didResolveDeepLink#2")
    try await device.receive("onConversionDataSuccess#1")
  }

  func testAnAssertionAboutOneCallbackDoesNotSpeakOfTheNext() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(5))
    try await device.tap(Simulator.link)
    try await device.advance(by: .seconds(5))
    try await device.check(.sequence("didResolveDeepLink#1", "onConversionDataSuccess#1"))
    let reports = try await reports { try await device.finish() }
    XCTAssertEqual(reports.count, 1, "\(reports)")
    XCTAssertTrue(reports.first?.text.contains("didResolveDeepLink") == true, "\(reports)")
  }

  func testAScenarioIsOpenedAndDrivenOn() async throws {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch, .wait(.milliseconds(100))])
    let device = try Simulator(ScenarioTest(scenario))
    try await device.background()
    try await device.check(.sequence("install", "launch", "wait", "background"), .never("onConversionDataSuccess"))
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .milliseconds(100))
  }

  func testDevicesInParallelDoNotNoticeEachOther() async throws {
    let traces = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          let device = try Simulator.shop()
          try await device.tap(Simulator.link)
          try await device.install()
          try await device.launch()
          try await device.receive(.didResolveDeepLink)
          await Task.yield()
          try await device.receive(.onConversionDataSuccess)
          return try await device.finish().trace.events.map(JSONLines.record)
        }
      }
      return try await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    XCTAssertEqual(Set(traces).count, 1)
    XCTAssertEqual(traces.count, 16)
  }

  func testTasksOfTheAppGoOnFromCallToCall() async throws {
    let device = try Simulator.shop(.delegate { PatientShop($0) })
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    let before = await device.screen
    try await device.advance(by: .seconds(10))
    let after = await device.screen
    XCTAssertEqual([before, after], [nil, "late"])
    try await device.finish()
  }

  func testWorkThatHasLeftTheSimulationIsWaitedForWhereNothingElseComes() async throws {
    let app = TestedApp.delegate { AbsentShop($0) }
    var test = try ScenarioTest(
      Scenario(
        name: "A shop", app: AppDescription(scheme: "shop", sdks: [.appsFlyer(unifiedDeepLinking: true)]),
        steps: [.install, .launch]), app: app)
    test.plan.appWork.realTime = .isWaitedFor(.seconds(10))
    let device = Simulator(test)
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "absent" }
    let returned = try await device.snapshot()
    let seen = await device.currentRun.trace.events.map(JSONLines.record)
    let file = try await device.record()
    try await device.restore(returned)
    let restored = await device.currentRun.trace.events.map(JSONLines.record)
    XCTAssertEqual(restored, seen)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    var again = try ScenarioTest(text: file, app: app)
    again.plan.appWork = test.plan.appWork
    let replayed = await again.run().trace.events.map(JSONLines.record)
    XCTAssertEqual(replayed, driven)
    // A replay waits when all its steps are done.
    try await device.restore(returned)
    try await device.background()
    let text = await complaint { _ = try await device.record() }
    XCTAssertTrue(text.hasSuffix("a replay does so only after the last step"), text)
  }

  func testEventsGoOnWithWorkThatHasLeftTheSimulation() async throws {
    var test = try ScenarioTest(
      Scenario(
        name: "A shop", app: AppDescription(scheme: "shop", sdks: [.appsFlyer(unifiedDeepLinking: true)]),
        steps: [.install, .launch]), app: .delegate { AbsentShop($0) })
    test.plan.appWork.realTime = .isWaitedFor(.seconds(10))
    var callbacks: [String] = []
    for await event in Simulator(test).events where event.occurrence.isCallback {
      callbacks.append(event.occurrence.name)
    }
    XCTAssertEqual(callbacks, ["didResolveDeepLink", "onConversionDataSuccess", "didResolveDeepLink"])
  }

  @MainActor func testTheMainActorOfATestDrivesADevice() async throws {
    let device = try Simulator.shop()
    try await device.install()
    MainActor.preconditionIsolated()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    MainActor.preconditionIsolated()
    try await device.receive(.onConversionDataSuccess)
    try await device.finish()
  }
}

/// Shows a screen some time after a callback.
@MainActor
private final class PatientShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    Task {
      try await environment.clock.sleep(for: .seconds(5))
      environment.show("late")
    }
  }

  func onConversionDataFail(_ error: any Error) {}
  func didResolveDeepLink(_ result: DeepLinkResult) {}
}

/// Opens a link after some real time.
@MainActor
private final class AbsentShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    let environment = environment
    Task {
      try await ContinuousClock().sleep(for: .milliseconds(20))
      if let url = URL(string: "shop://x?deep_link_value=absent") { environment.open(url) }
    }
  }

  func onConversionDataFail(_ error: any Error) {}
  func didResolveDeepLink(_ result: DeepLinkResult) {}
}
