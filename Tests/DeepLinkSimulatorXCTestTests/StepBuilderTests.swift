import DeepLinkSimulatorXCTest
import ScenarioFormat
import XCTest

/// The steps that a scenario in Swift can name.
final class StepBuilderTests: XCTestCase {
  func testEveryStepOfTheFormatHasAName() {
    let steps: [Step] = [
      .tap("shop://shoes"), .install, .update, .uninstall, .launch, .receiveNotification(), .openNotification(),
      .backgroundLaunch,
      .prewarm, .foreground, .background, .suspend, .kill(), .reclaimScene, .alert, .dismissAlert, .wait(.seconds(1)),
      .openGate("login"),
      .closeGate("login"), .releaseDelegate(.appsFlyer), .trackingAuthorization(.denied),
      .adClick(["campaign": "sale"]), .pasteboard("https://shop.go.link/shoes"), .clockBack(.seconds(1)),
      .associationFile(Step.AssociationFileDescription()), .network(isOnline: false), .call("Adjust.disable"),
      .backend(),
      // A step with its own parts, which a test fills in one by one.
      Step(.system(Step.SystemStep())),
    ]
    XCTAssertEqual(Set(steps.map(\.kind.verb)), Set(StepVerb.allCases))
  }
}
