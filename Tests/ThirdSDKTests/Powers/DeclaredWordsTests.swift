import DeepLinkSimulatorCommand
import XCTest

/// A declaration limits what can follow the names of an SDK in a trace, so that an expectation about anything else is
/// an error.
final class DeclaredWordsTests: XCTestCase {
  private func complaint(about expectation: Expectation) -> String {
    let scenario = Scenario(
      name: "Beacon", app: AppDescription(sdks: [SDKDescription("beacon")]), steps: [.install, .launch],
      expect: [expectation])
    do {
      _ = try ScenarioTest(scenario, app: .described.knowing(BeaconSDK<Terse>.self))
      return ""
    } catch {
      return "\(error)"
    }
  }

  func testAWordThatCannotFollowACallIsAnError() {
    let text = complaint(about: .never("Beacon.setMode brigt"))
    XCTAssertTrue(text.contains(#"did you mean "bright"?"#), text)
    XCTAssertEqual(complaint(about: .never("Beacon.setMode bright")), "")
  }

  func testAWordThatCannotFollowACallbackIsAnError() {
    let text = complaint(about: .never("beaconDidAnswer fond"))
    XCTAssertTrue(text.contains(#"did you mean "found"?"#), text)
    XCTAssertEqual(complaint(about: .never("beaconDidAnswer not found")), "")
  }
}
