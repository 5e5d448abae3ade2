import DeepLinkSimulatorXCTest
import Foundation
import TestSupport
import XCTest

/// What standard error says of a driven test that passes and has not checked something.
final class DrivenNoteTests: XCTestCase {
  private static let beginning = "DeepLinkSimulator: DeepLinkSimulatorXCTestTests/DrivenNoteTests.swift:7: note: "

  func testTimesInTheBodyOfAnExplorationAreNamed() async throws {
    let text = try await StandardErrorCapture.text {
      try await Self.device().explore(maximumDifferences: 0, line: 7) { device in
        try await device.launch()
        try await device.check(.whenever("launch", eventually: "sceneDidBecomeActive", within: .seconds(1)))
      }
    }
    XCTAssertEqual(
      text,
      Self.beginning
        + "assertions in the body have times, which do not count in causal orders; mode: .timed checks them\n")
  }

  func testABodyThatExpectsNothingIsNamed() async throws {
    let text = try await StandardErrorCapture.text {
      try await Self.device().explore(line: 7) { device in
        try await device.launch()
        try await device.finish()
      }
    }
    XCTAssertTrue(
      text.hasPrefix(Self.beginning + "the body called neither receive() nor check() and read nothing of its device"),
      text)
    XCTAssertTrue(
      text.hasSuffix(
        " in 1 order; say with check() what must hold in each order: what the app's own objects show, too, in "
          + "check(.run(…))\n"), text)
  }

  func testABodyThatLooksAtItsDeviceOrAtAnotherOneIsNotNamed() async throws {
    let bodies: [@Sendable (Simulator) async throws -> Void] = [
      { try await $0.check(.never("route")) }, { try await $0.receive(.onConversionDataSuccess) },
      { _ = await $0.screen }, { _ = try await $0.pending }, { for await _ in $0.events {} },
      { _ in _ = await (try Self.device()).state }, { _ = try await $0.finish().trace },
      { _ = try await $0.finish().finalState }, { _ = try await $0.finish().failures(of: .never("route")) },
    ]
    for body in bodies {
      let text = try await StandardErrorCapture.text {
        try await Self.device().explore(maximumDifferences: 0) { device in
          try await device.launch()
          try await body(device)
        }
      }
      XCTAssertEqual(text, "")
    }
  }

  func testAnAssertionThatAsksForNothingInAnyOrderIsNamedOnce() async throws {
    let text = try await StandardErrorCapture.text {
      try await Self.device().explore { device in
        try await device.launch()
        try await device.finish()
        try await device.check(
          .never("route", while: ["process": "background"]), .never("route", while: ["process": "active"]), line: 7)
      }
    }
    XCTAssertEqual(
      text, Self.beginning + "never route while process = \"background\" asked for nothing: this never held\n")
  }

  func testWhatAnExhaustiveAssertionSkipsInSomeOrderIsNamedOnce() async throws {
    let text = try await StandardErrorCapture.text {
      try await Self.device().explore { device in
        try await device.launch()
        try await device.finish()
        try await device.check(
          .exhaustively(.sequence("install", "launch"), skipping: ["onConversionDataSuccess", "route"]), line: 7)
      }
    }
    XCTAssertEqual(text, Self.beginning + "skipped in some order: onConversionDataSuccess\n")
  }

  func testAnAssertionThatAsksForSomethingInOneOrderIsNotNamed() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try Simulator.shop(isExhaustive: false)
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.explore { device in
        try await device.launch()
        try await device.finish()
        // The look-up takes too long in some orders, and then nothing opens.
        try await device.check(.never("onConversionDataFail", from: "didResolveDeepLink failure", to: "background"))
      }
    }
    XCTAssertEqual(text, "")
  }

  func testACheckSaysWhatItSkipsAndWhereItAskedForNothing() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try await Self.device()
      try await device.launch()
      try await device.finish()
      try await device.check(
        .exhaustively(.sequence("install", "launch"), skipping: ["onConversionDataSuccess"]),
        .whenever("background", eventually: "route"), line: 7)
    }
    XCTAssertTrue(text.contains(Self.beginning + "A shop: skipped "), text)
    XCTAssertTrue(
      text.hasSuffix(Self.beginning + "A shop: whenever background asked for nothing: background did not come\n"), text)
  }

  #if os(Linux)
    func testWorkThatADelegateGivesToTheRealSystemIsNamed() async throws {
      let text = try await StandardErrorCapture.text {
        let app = TestedApp.delegate { environment in
          let timer = DispatchSource.makeTimerSource()
          timer.activate()
          timer.cancel()
          _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in }
          DispatchQueue(label: "shop").async(flags: .barrier) {}
          DispatchQueue.global().async(group: DispatchGroup()) {}
          return FruitShop(environment)
        }
        let device = try Simulator.shop(app, isExhaustive: false)
        try await device.install()
        try await device.launch()
        try await device.finish()
      }
      let notes = ["timer", "queue, itself or through OperationQueue, URLSession and the like"].map { receiver in
        "DeepLinkSimulator: note: an app that is passed as .delegate uses a real \(receiver): no run waits for the work; "
          + "use SimulatedQueue or the clock of the environment, or pass the app as .integrated\n"
      }
      XCTAssertEqual(text, notes.joined())
    }
  #endif

  private static func device() async throws -> Simulator {
    let device = try Simulator(app: .described, name: "A shop", sdks: [.appsFlyer()], isExhaustive: false)
    try await device.install()
    return device
  }
}
