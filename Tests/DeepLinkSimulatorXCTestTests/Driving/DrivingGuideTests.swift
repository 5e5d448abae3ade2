import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// The tests that docs/driving.md shows.
final class DrivingGuideTests: ReportingTestCase {
  let link = "https://shop.onelink.me/Ab1C?pid=Email&deep_link_value=shoes"

  func testALinkOpensItsScreen() async throws {
    let device = try Simulator(
      app: .delegate { FruitShop($0) }, domains: ["shop.onelink.me"],
      sdks: [.appsFlyer(unifiedDeepLinking: true)])
    try await device.tap(link)
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink) { $0.payload["deep_link_value"] == "shoes" }
    let screen = await device.screen
    XCTAssertEqual(screen, "shoes")
    try await device.receive(.onConversionDataSuccess)
    try await device.finish()
  }

  func testTimeAndServers() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.answer(.appsFlyer(.conversionData, after: .seconds(4)))
    try await device.network(isOnline: false)
    try await device.launch()
    try await device.advance(by: .seconds(3))
    try await device.network(isOnline: true)
    try await device.background()
    try await device.foreground()
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .seconds(3))
  }

  func testAssertionsOnWhatHasHappenedSoFar() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.finish()
    try await device.check(.count("onConversionDataSuccess", 1), .finally(\.screen, nil))
  }

  func testEventsAsTheyHappen() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    var callbacks: [String] = []
    for await event in device.events where event.occurrence.isCallback {
      callbacks.append(event.label)
    }
    XCTAssertEqual(callbacks, ["didResolveDeepLink notFound", "onConversionDataSuccess"])
    try await device.finish()
  }

  func testAnotherOrder() async throws {
    let device = try Simulator.shop()
    try await device.tap(link)
    try await device.install()
    try await device.launch()
    try await device.choose(.first("onConversionDataSuccess"))
    try await device.receive(.onConversionDataSuccess)
    try await device.receive(.didResolveDeepLink)
    try await device.finish()
  }

  func testBackAndForward() async throws {
    let device = try Simulator.shop()
    try await device.install()
    try await device.launch()
    let launched = try await device.snapshot()
    try await device.receive(.didResolveDeepLink)
    try await device.restore(launched)
    try await device.kill(.forceQuit)
    try await device.finish()
  }

  func testEveryOrder() async throws {
    let device = try Simulator.shop(.delegate { HalfFixedShop($0) })
    try await device.tap(link)
    try await device.install()
    let found = try await reports {
      try await device.explore { device in
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route shoes", 1))
      }
    }
    XCTAssertEqual(found.count, 1)
    let shown = try Guide("docs/driving.md").blocks(in: "text")
    let method = "testAFailureAsTheGuideShowsIt"
    let text = (found.first?.text ?? "").replacing(
      "--filter \(filter(of: method))", with: "--filter DrivingGuideTests/\(method)")
    XCTAssertTrue(shown.contains(text), text)
  }

  func testEveryOrderThatTheLatenciesAllow() async throws {
    let found = try await reports {
      let device = try Simulator.shop(
        .delegate { HalfFixedShop($0) },
        backend: [
          .appsFlyer(.conversionData, after: .seconds(1), upTo: .seconds(3)),
          .appsFlyer(.deferredDeepLink, after: .milliseconds(500), upTo: .seconds(2)),
        ])
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.explore(mode: .timed) { device in
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route shoes", 1))
      }
    }
    XCTAssertEqual(found.count, 1)
  }

  func testAFileOfWhatWasDone() async throws {
    let device = try Simulator.shop(.described)
    try await device.tap(link)
    try await device.install()
    try await device.launch()
    try await device.choose(.first("onConversionDataSuccess"))
    let file = try await device.record()
    let again = try Simulator(ScenarioTest(text: file))
    try await again.receive(.onConversionDataSuccess)
    XCTAssertEqual(file, try Guide("docs/driving.md").blocks(in: "json").first.map { $0 + "\n" })
  }

  func testAFailureAsTheGuideShowsIt() async throws {
    let device = try Simulator.shop()
    try await device.tap(link)
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.receive(.onConversionDataSuccess)
    }
    let text = try XCTUnwrap(found.first).text
    let blocks = try Guide("docs/driving.md").blocks(in: "text")
    #if os(Linux)
      let shown = blocks
    #else
      // Only on Linux is the running test observed, whose class the line names.
      let shown = blocks.map { $0.replacing("--filter DrivingGuideTests/", with: "--filter ") }
    #endif
    XCTAssertTrue(shown.contains(text), text)
  }
}
