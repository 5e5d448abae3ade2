// Exit tests came with Swift 6.2.
#if canImport(Testing) && compiler(>=6.2) && (os(Linux) || os(macOS))
  import DeepLinkSimulatorXCTest
  import Foundation
  import Testing

  /// Asks for one value in two ways, and resumes the continuation for each answer.
  @MainActor
  final class ImpatientShop: AppsFlyerLibDelegate, DeepLinkDelegate {
    private let environment: AppEnvironment
    private var waiter: CheckedContinuation<String?, Never>?

    init(_ environment: AppEnvironment) {
      self.environment = environment
      Task { [environment] in
        if let value = await firstValue() { environment.show(value) }
      }
    }

    private func firstValue() async -> String? { await withCheckedContinuation { waiter = $0 } }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      // The mistake is here: nobody has looked whether the deep link came first.
      waiter?.resume(returning: data["deep_link_value"] as? String)
    }

    func onConversionDataFail(_ error: any Error) {}

    func didResolveDeepLink(_ result: DeepLinkResult) {
      waiter?.resume(returning: result.deepLink?.deeplinkValue)
      waiter = nil
    }
  }

  /// What standard error says about the run in which an app has crashed.
  struct CrashNoteTests {
    private static var scenario: Scenario {
      Scenario(
        name: "A shop", app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
        steps: [.tap(Simulator.link), .install, .launch])
    }

    @Test func everyOrderNamesTheOrder() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let test = try ScenarioTest(Self.scenario, app: .delegate { ImpatientShop($0) })
        _ = await test.failuresInOrders(of: .count("route shoes", 1))
      }
      try expect(
        result?.standardErrorContent,
        replay: "assertTrace(try test.run(order: \"answer conversionData#1 before answer deferredDeepLink#1\"), …)")
    }

    @Test func aDrivenDeviceNamesTheOrder() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let device = try Simulator.shop(.delegate { ImpatientShop($0) })
        try await device.tap(Simulator.link)
        try await device.install()
        try await device.explore { device in
          try await device.launch()
          try await device.finish()
          try await device.check(.count("route shoes", 1))
        }
      }
      try expect(
        result?.standardErrorContent,
        replay: "try await device.explore(order: \"answer conversionData#1 before answer deferredDeepLink#1\") "
          + "{ device in … }")
    }

    private func expect(_ standardError: [UInt8]?, replay: String) throws {
      let text = String(decoding: try #require(standardError), as: UTF8.self)
      #expect(text.contains("tried to resume its continuation more than once"))
      let start = try #require(text.range(of: "DeepLinkSimulator:"), "\(text)").lowerBound
      let lines = text[start...].split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(11) == [
          "DeepLinkSimulator: the app has crashed in this run:",
          "✘ A shop",
          "  expected  the app goes on",
          "  actual    it crashes",
          "            ^ in event 24, didResolveDeepLink found, at 1.2s",
          "  because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.",
          "  flow      tap > opens browser > opens App Store > install > launch > onConversionDataSuccess > route shoes >",
          "            didResolveDeepLink",
          "  last      #24 didResolveDeepLink {\"deep_link_value\":\"shoes\",\"click_event\":{…},\"match_type\":\"probabilistic\",…}",
          "  order     answer conversionData#1 before answer deferredDeepLink#1",
          "  replay    \(replay)",
        ])
    }
  }
#endif
