import DeepLinkSimulatorCommand
import XCTest

/// A declaration that contradicts itself is refused, instead of having no effect.
final class DeclarationMistakeTests: XCTestCase {
  func testADeclarationThatContradictsItselfIsRefusedByEveryCommand() {
    for arguments in [["replay", "-"], ["schema"], ["rules"]] {
      let run = LinkHouseRun(beacon: Muddled.self, arguments, input: "{}")
      XCTAssertEqual(run.code, .internalError)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(
        run.diagnostics,
        """
        error: the declaration of Beacon: the name "os" means something else already
        error: the declaration of Beacon: the key "routes" is not the name, "os"
        error: the declaration of Beacon: two callbacks are called "twice"
        error: the declaration of Beacon: two switches are called "retries"
        error: the declaration of Beacon: the callback "two words" is not a word
        error: the declaration of Beacon: the callback "route" has the name of another event
        error: the declaration of Beacon: its endpoints have to be all cases of their enumeration, in the order ask, report
        error: the declaration of Beacon: the default of "retries" is not a whole number from 0 to 5
        error: the object "app" of scenario files has two keys "routes"
        error: the object "routes" of scenario files has two keys "version"
        error: the object "askAnswer" of scenario files has two keys "after"
        error: the object "routesBackend" of scenario files has two keys "ask"

        """)
    }
    XCTAssertEqual(LinkHouseRun(beacon: Muddled.self, ["--help"]).code, .success)
  }

  func testADeclarationThatNamesWhatIsNotThereIsRefused() {
    let run = LinkHouseRun(beacon: Astray.self, ["rules"])
    XCTAssertEqual(run.code, .internalError)
    XCTAssertEqual(
      run.diagnostics,
      """
      error: the declaration of Beacon: the trace name of a call is empty
      error: the declaration of Beacon: the call "send" has the name of another event
      error: the declaration of Beacon: the call "beaconDidAnswer" has the name of another event
      error: the declaration of Beacon: the link service has its domains in "greeting", and no key of that name is a list of domains
      error: the declaration of Beacon: the link service has its short links in "known", and no key of the servers with that name has an object for each link
      error: the declaration of Beacon: an example of a link sets "unknown", and no key of the servers has that name and kind
      error: the declaration of Beacon: the SDK has -1 queues; it can have from 0 to 254
      error: the declaration of Beacon: its rules are AstrayRule, and the SDK cites those of BeaconRule
      error: the rules AstrayRule and PlatformRule both have the id IOS-COLD-1
      error: the rules AstrayRule: "a rule" is not the ID of a rule; write it in capitals, such as "IOS-COLD-1"

      """)
  }

  func testANameThatFilesCannotHaveIsRefused() {
    let spaced = LinkHouseRun(beacon: Spaced.self, ["rules"])
    XCTAssertEqual(spaced.code, .internalError)
    XCTAssertEqual(
      spaced.diagnostics,
      """
      error: the declaration of Beacon: the name "Beacon 2" is not one of small letters, digits, hyphens and underscores

      """)
    let taken = LinkHouseRun(beacon: Device.self, ["rules"])
    XCTAssertEqual(taken.code, .internalError)
    XCTAssertEqual(
      taken.diagnostics,
      """
      error: scenario files have two objects that are called "platform"

      """)
  }

  func testAnAppCanHaveAsManyQueuesAsARunHas() {
    let callback = #"{ "callback": "beaconDidAnswer" }"#
    XCTAssertEqual(LinkHouseRun(scenarioOf: Wide.self, ["replay"], expect: callback).code, .success)
    let scenario = #"{ "version": 1, "name": "Beacon", "app": { "beacon": {}, "adjust": {} }, "steps": [] }"#
    let run = LinkHouseRun(beacon: Wide.self, ["replay", "-"], input: scenario)
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(
      run.diagnostics, "<stdin>: error: the SDKs of the app have 256 queues, and can have 254 at most\n")
  }

  func testTheDeclarationsOfThePackageHaveNoMistakes() {
    XCTAssertEqual(LinkHouseRun(["schema"], command: DeepLinkSimulatorCommand()).code, .success)
  }
}
