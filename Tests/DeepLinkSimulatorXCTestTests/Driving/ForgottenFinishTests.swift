import DeepLinkSimulatorXCTest
import XCTest

/// What standard error says of a test that ends without `finish()`.
final class ForgottenFinishTests: ReportingTestCase {
  func testATestThatReceivesAndDoesNotFinishIsToldWhatItHasNotChecked() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try await launched()
      try await device.receive(.didResolveDeepLink, line: 7)
    }
    XCTAssertEqual(
      text,
      "DeepLinkSimulator: DeepLinkSimulatorXCTestTests/ForgottenFinishTests.swift:7: note: the test ended without finish() "
        + "after this call, so nothing checked what was left: answer conversionData; call finish(), or make the device with "
        + "isExhaustive: false\n")
  }

  func testACallbackThatTheTestHasPassedOverIsNamed() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try await launched()
      try await device.receive(.didResolveDeepLink)
      try await device.advance(by: .seconds(5))
    }
    XCTAssertTrue(text.contains("what was left: onConversionDataSuccess; call"), text)
  }

  func testATestThatSaysNothingOfTheRestIsNotTold() async throws {
    let text = try await StandardErrorCapture.text {
      // Finished, not exhaustive, with nothing left, without a callback that it received, or failed anyway.
      let finished = try await launched()
      try await finished.receive(.didResolveDeepLink)
      try await finished.receive(.onConversionDataSuccess)
      try await finished.finish()
      let open = try await launched(isExhaustive: false)
      try await open.receive(.didResolveDeepLink)
      let done = try await launched()
      try await done.receive(.didResolveDeepLink)
      try await done.receive(.onConversionDataSuccess)
      _ = try await launched()
      let failed = try await launched()
      let found = try await reports { try await failed.receive(.onConversionDataSuccess) }
      XCTAssertEqual(found.count, 1)
      let explored = try Simulator.shop(isExhaustive: false)
      try await explored.tap(Simulator.link)
      try await explored.install()
      try await explored.explore(maximumDifferences: 0) { device in
        try await device.launch()
        try await device.receive(.didResolveDeepLink)
      }
    }
    XCTAssertEqual(text, "")
  }

  func testATestThatACallHasEndedIsNotTold() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try await launched()
      try await device.receive(.didResolveDeepLink)
      let complaint = await complaint { try await device.launch() }
      XCTAssertTrue(complaint.contains("in front already"), complaint)
    }
    XCTAssertEqual(text, "")
    let other = try await StandardErrorCapture.text {
      let device = try await launched()
      try await device.receive(.didResolveDeepLink)
      _ = await complaint { try await device.launch() }
      try await device.background()
    }
    XCTAssertTrue(other.contains("the test ended without finish()"), other)
  }

  private func launched(isExhaustive: Bool = true) async throws -> Simulator {
    let device = try Simulator.shop(isExhaustive: isExhaustive)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    return device
  }
}
