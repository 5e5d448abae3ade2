import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// A device that is driven by hand: that it does what a scenario with the same steps does, and what it says if it cannot.
final class DrivingTests: ReportingTestCase {
  // MARK: The same as a scenario

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

  /// Does a step, and what must have been done before it.
  private func drive(_ device: Simulator, _ verb: StepVerb) async throws {
    switch verb {
    case .tap: try await device.tap(Simulator.link, from: .safari)
    case .install: try await device.install()
    case .uninstall: try await device.uninstall()
    case .launch:
      try await device.install()
      try await device.launch()
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
      ("system: ", { try await device.system(Step.SystemStep()) }),
      (
        "wait takes a duration of at most 36500d, not 9223372036854775807s",
        { try await device.advance(by: .seconds(Int64.max)) }
      ),
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

  // MARK: Receiving

  func testTheNextCallbackIsReceivedWheneverItComes() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let received = try await device.receive("didResolveDeepLink")
    XCTAssertEqual(received?.payload["deep_link_value"], "shoes")
    try await device.receive("onConversionDataSuccess")
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .milliseconds(1200))
    try await device.finish()
  }

  func testAnotherCallbackIsAFailureAtTheLineOfTheCall() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let line = #line + 2
    let found = try await reports {
      try await device.receive(.onConversionDataSuccess)
    }
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertEqual(
      found.first?.text.withoutContext,
      """
      ✘ A shop
        expected  onConversionDataSuccess
        actual    didResolveDeepLink notFound
                  ^ event 17 at 300ms is the next callback
        because   AF-DDL-4: If the look-up matches no click, as on a first organic launch, didResolveDeepLink gets
                  notFound, and the install counts as looked up (switch deferredLookupEnds).
        replay    swift test --filter testAnotherCallbackIsAFailureAtTheLineOfTheCall
      """)
  }

  func testAPayloadThatIsNotAsExpectedIsShown() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "hats" }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("expected  didResolveDeepLink for which the closure holds"), text)
    XCTAssertTrue(text.contains(#"actual    didResolveDeepLink {"af_sub1":"","#), text)
    XCTAssertTrue(text.contains("  last      #21 didResolveDeepLink {"), text)
    XCTAssertTrue(text.contains("  flow      tap > opens browser > opens App Store > install > launch"), text)
  }

  func testACallbackThatNeverComesIsNamedWithTheLastOne() async throws {
    let device = try Simulator.shop(.described)
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    let found = try await reports { try await device.receive(.onAppOpenAttribution) }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("actual    no callback"), text)
    XCTAssertTrue(text.contains("nothing more comes; event"), text)
  }

  func testAMisspeltCallbackHasItsNearestName() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.receive("onConversionDataSucess") }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains(#"did you mean "onConversionDataSuccess"?"#), text)
  }

  func testACheckSpeaksOfTheEndOfARunThatIsOver() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let assertions: [TraceAssertion] = [.nothingPending, .finally(\.isInstalled, false), .finally(["pending": []])]
    for moment in ["when it was checked", "when the run ended"] {
      let found = try await reports {
        for assertion in assertions { try await device.check(assertion) }
      }
      for report in found { XCTAssertTrue(report.text.contains(moment), report.text) }
      XCTAssertEqual(found.count, moment == "when it was checked" ? 3 : 1)
      if moment == "when it was checked" { try await device.finish() }
    }
  }

  func testWhatWasNeverAssertedIsAFailureAtTheEnd() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let line = #line + 2
    let found = try await reports {
      _ = try await device.finish()
    }
    XCTAssertEqual(found.map(\.line), [line])
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("expected  nothing but what the test received"), text)
    XCTAssertTrue(text.contains("onConversionDataSuccess"), text)
  }

  func testWhatACheckSpeaksOfIsAsserted() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(10))
    try await device.check(.sequence("didResolveDeepLink", "onConversionDataSuccess"))
    try await device.finish()
  }

  func testATaskThatIsNeverDoneIsAFailureAtTheEnd() async throws {
    let device = try Simulator.shop(
      .delegate {
        AsyncDelegate($0) { _ in Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
      },
      isExhaustive: false)
    try await device.install()
    try await device.tap("https://shop.onelink.me/Ab1C?pid=Email&deep_link_value=shoes")
    let found = try await reports { _ = try await device.finish() }
    XCTAssertTrue(found.contains { $0.text.contains("has not finished") }, "\(found)")
  }

  func testADelegateOfAnSDKThatTheAppLacksIsToldWhichItHas() async throws {
    let device = try Simulator(app: .delegate { FruitShop($0) }, sdks: [.adjust()], isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports { try await device.finish() }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("nothing can call it: the app has no SDK but adjust, so give it the SDK whose"), text)
  }

  // MARK: Bad use

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
    XCTAssertEqual(text, #"the app has no gate "onbording"; list it under "gates" in "app""#)
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
    try await device.finish()
    let texts = await complaints.texts
    XCTAssertEqual(texts.count, 1)
    XCTAssertTrue(texts.first?.hasPrefix("the device was driven from inside app code") == true, "\(texts)")
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

  func testATestWithBlanksInItsNameIsReplayed() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.receive(.onConversionDataSuccess, function: "test a link opens its screen (really)()")
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.hasSuffix(#"replay    swift test --filter 'test a link opens its screen \(really\)'"#), text)
  }

  func testACallFromAHelperIsNotReplayedByTheNameOfTheHelper() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let found = try await reports { try await receiveConversionData(of: device) }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.hasSuffix("replay    swift test"), text)
  }

  private func receiveConversionData(of device: Simulator) async throws {
    try await device.receive(.onConversionDataSuccess)
  }

  // MARK: Orders

  func testTheCallbackThatIsChosenIsTheFirstOne() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let pending = try await device.pending
    XCTAssertEqual(pending, ["answer launch", "answer deferredDeepLink", "timer deepLinkTimeout"])
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.choose(.next("didResolveDeepLink"))
    try await device.receive(.didResolveDeepLink)
    try await device.finish()
  }

  func testAnOrderThatThereIsNotIsRefused() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.next("answer lauch")) }
    XCTAssertTrue(text.contains(#""answer lauch" cannot come next; did you mean "answer launch"?"#), text)
    text = await complaint { try await device.choose(.first(.onAppOpenAttribution)) }
    XCTAssertTrue(text.contains("cannot be the first callback"), text)
  }

  func testANumberBehindAChosenEventIsThatOfTheNextOne() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.next("answer launch#2")) }
    XCTAssertTrue(text.contains("the next answer launch is number 1"), text)
    text = await complaint { try await device.choose(.first("didResolveDeepLink#9")) }
    XCTAssertTrue(text.contains("the next didResolveDeepLink is number 1"), text)
    try await device.choose(.first("didResolveDeepLink#1"))
    text = await complaint { try await device.choose(.first("didResolveDeepLink#2")) }
    XCTAssertTrue(text.contains("the next didResolveDeepLink is number 1"), text)
    try await device.choose(.first("didResolveDeepLink#1"))
    try await device.receive("didResolveDeepLink#1")
  }

  func testACallbackThatHasComeIsTheFirstOneOrStandsInTheWay() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .milliseconds(400))
    let text = await complaint { try await device.choose(.first(.onConversionDataSuccess)) }
    XCTAssertTrue(
      text.hasPrefix(
        #""onConversionDataSuccess" cannot be the first callback: event 17, didResolveDeepLink notFound, "#),
      text)
    try await device.choose(.first(.didResolveDeepLink))
    try await device.receive(.didResolveDeepLink)
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
  }

  func testACallbackThatThereIsNotIsNotLookedFor() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    var text = await complaint { try await device.choose(.first("onConversionDataSucces")) }
    XCTAssertTrue(text.contains(#"did you mean "onConversionDataSuccess"?"#), text)
    text = await complaint { try await device.choose(.first("route")) }
    XCTAssertTrue(text.contains("only an SDK callback is possible here"), text)
    text = await complaint { try await device.choose(.first("")) }
    XCTAssertTrue(text.contains("callback"), text)
  }

  func testGoingBackMakesTheAppAgain() async throws {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let launched = try await device.snapshot()
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink)
    let first = try await device.finish().trace.events.map(JSONLines.record)
    try await device.restore(launched)
    let screen = await device.screen
    XCTAssertNil(screen)
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink)
    let second = try await device.finish().trace.events.map(JSONLines.record)
    XCTAssertEqual(first, second)
  }

  func testARecordedFileReplaysWhatWasDriven() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.choose(.first(.onConversionDataSuccess))
    try await device.background()
    try await device.advance(by: .seconds(2))
    try await device.foreground()
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .delegate { FruitShop($0) }).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
    XCTAssertEqual(replayed.failures(of: .count("tap", 1)), [])
  }

  func testEveryOrderIsTriedAsOftenAsOfTheScenario() async throws {
    let device = try Simulator.shop()
    let orders = try await device.explore { device in
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.launch()
      try await device.finish()
    }
    XCTAssertEqual(orders, 423)
  }

  func testAnOrderThatFailsIsShownAsAssertEveryOrderDoes() async throws {
    let device = try Simulator.shop(.delegate { HalfFixedShop($0) })
    let found = try await reports {
      try await device.explore { device in
        try await device.tap(Simulator.link)
        try await device.install()
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    XCTAssertEqual(
      found.map(\.text.withoutContext),
      [
        """
        ✘ A shop
          fails     in 2 of 423 orders; order 3, with 1 difference, is the closest to the default order
          expected  route once
          actual    route twice
                          ^ event 25, route shoes, is one too many; event 24, didResolveDeepLink, set it off
          because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.
          order     answer conversionData#1 before answer deferredDeepLink#1
          allowed   SIM-NET-1: A backend answers each request once, after the latency that the scenario gives.
          lost at   answer deferredDeepLink#1
          replay    try await device.explore(order: "answer conversionData#1 before answer deferredDeepLink#1") { device in … }
        """
      ])
    let again = try await reports {
      try await device.explore(order: "answer conversionData#1 before answer deferredDeepLink#1") { device in
        try await device.tap(Simulator.link)
        try await device.install()
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    XCTAssertEqual(again.count, 1)
  }

  func testABudgetThatDoesNotSufficeIsAFailureThatSaysWhatToDo() async throws {
    let device = try Simulator.shop()
    let found = try await reports {
      try await device.explore(budget: 300) { device in
        try await device.install()
        try await device.launch()
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("raise explore(budget:)"), text)
  }

  func testWhatABodyThrowsIsAFailureOfItsOrder() async throws {
    let device = try Simulator.shop()
    let found = try await reports {
      try await device.explore { device in
        try await device.install()
        try await device.launch()
        try await device.install()
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("install is not possible now: the app is installed already"), text)
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
