#if canImport(Testing)
  import DeepLinkSimulatorXCTest
  import Testing

  struct LinkTests {
    @Test func aLaunchBringsConversionDataOnce() throws {
      let scenario = Scenario(
        name: "A launch", app: AppDescription(sdks: [.appsFlyer()]),
        steps: [.install, .launch])
      let run = try ScenarioTest(scenario).run()
      #expect(run.failures(of: .count("onConversionDataSuccess", 1), .nothingPending) == [])
      #expect(run.trace.callbacks.map(\.label) == ["onConversionDataSuccess"])
    }

    @Test func aLaunchBringsConversionDataOnceInEveryOrder() async throws {
      let scenario = Scenario(
        name: "A launch", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
      let test = try ScenarioTest(scenario)
      #expect(await test.failuresInOrders(of: .count("onConversionDataSuccess", 1)) == [])
      let failures = await test.failuresInOrders(of: .never("onConversionDataSuccess"))
      #expect(failures.map(\.failures.first?.closest.number) == [1])
    }

    @Test func whatDoesNotHoldIsSaidInTheSameWords() throws {
      let scenario = Scenario(
        name: "A launch", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
      let failures = try ScenarioTest(scenario).run().failures(of: .never("onConversionDataSuccess"))
      #expect(failures.map(\.failure.actual) == [["onConversionDataSuccess"]])
    }
  }
#endif
