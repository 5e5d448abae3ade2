#if canImport(Testing)
  import DeepLinkSimulatorXCTest
  import Testing

  struct ShopLinkTests {
    @Test(arguments: ["shoes", "hats", "coats"])
    func aLinkOpensItsScreen(product: String) async throws {
      let device = try Simulator(
        app: .delegate { FruitShop($0) }, domains: ["shop.onelink.me"],
        sdks: [.appsFlyer(unifiedDeepLinking: true)])
      try await device.tap("https://shop.onelink.me/Ab1C?pid=Email&deep_link_value=\(product)")
      try await device.install()
      try await device.launch()
      try await device.receive(.didResolveDeepLink)
      #expect(await device.screen == product)
      try await device.receive(.onConversionDataSuccess)
      try await device.finish()
    }

    @Test func whatDoesNotHoldIsAnIssueOfTheTest() async throws {
      let device = try Simulator.shop()
      try await device.install()
      try await device.launch()
      try await withKnownIssue {
        try await device.receive(.onConversionDataSuccess)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("actual    didResolveDeepLink notFound") }
      }
    }
  }
#endif
