import AppsFlyerModel
import SDKContract
import XCTest

/// Links that come from elsewhere than a tap.
final class AppsFlyerLinkOriginTests: XCTestCase {
  private let link = "https://a.onelink.me/b?pid=x&deep_link_value=apples"

  private func push(_ value: PayloadValue) -> Payload {
    Payload([
      PayloadEntry("aps", .object([])),
      PayloadEntry("deeply", .object([PayloadEntry("nested", .object([PayloadEntry("link", value)]))])),
    ])
  }

  func testAPushWithALinkAtAnAddedPathOpensIt() {
    var configuration = AppsFlyerConfiguration()
    configuration.pushDeepLinkPaths = [["absent"], ["deeply", "nested", "link"]]
    let cases: [(value: PayloadValue, names: [String])] = [
      (.string(link), ["onAppOpenAttribution"]),
      (.string("https://example.com/?pid=x"), []),
      (.string("no link"), []),
      (.integer(1), []),
    ]
    for (value, names) in cases {
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      rig.perform(rig.machine.handlePushNotification(push(value), at: rig.now))
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names, names, value.json)
      XCTAssertEqual(rig.notes, names.isEmpty ? [.push(.pushWithoutLink)] : [], value.json)
    }
  }

  /// AppsFlyerTracker.h (5.x); CHANGELOG of the Unity plugin (6.1.3).
  func testBefore6_1_3NoPathLeadsToALink() throws {
    for (version, names) in [("5.4.3", []), ("6.1.2", []), ("6.1.3", ["onAppOpenAttribution"])] {
      var configuration = AppsFlyerConfiguration()
      configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
      configuration.pushDeepLinkPaths = [["deeply", "nested", "link"]]
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      rig.perform(rig.machine.handlePushNotification(push(.string(link)), at: rig.now))
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names, names, version)
      XCTAssertEqual(rig.notes.contains(.push(.noPushPaths)), names.isEmpty, version)
    }
  }

  func testAPushWithoutPathsIsOnlyNoted() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.perform(rig.machine.handlePushNotification(push(.string(link)), at: rig.now))
    XCTAssertEqual(rig.notes, [])
    rig.perform(
      rig.machine.handlePushNotification(Payload([PayloadEntry("af", .string("{\"pid\":\"x\"}"))]), at: rig.now))
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, [])
    XCTAssertEqual(rig.notes, [.push(.pushPayload)])
  }

  func testALinkResolvedByHandIsDirectAndCountsNoSession() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.perform(rig.machine.performOnAppAttribution(Link(link), at: rig.now))
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.requests, [.deferredDeepLink])
    XCTAssertEqual(rig.deepLinks.map(\.deepLink?.isDeferred), [false, nil])
  }

  func testAWrappedLinkIsFollowed() {
    var configuration = AppsFlyerConfiguration()
    configuration.resolveDeepLinkURLs = ["mail.example.com"]
    let wrapped = "https://mail.example.com/c/123"
    let short = "https://a.onelink.me/b/c"
    for target in [link, short] {
      var rig = AppsFlyerRig(configuration)
      rig.backend.registerRedirect(wrapped, to: target)
      rig.backend.registerShortLink(
        short, parameters: Payload([PayloadEntry("deep_link_value", .string("apples"))]))
      rig.startProcess(deepLinkDelegate: true)
      rig.open(wrapped)
      rig.wait(.seconds(1))
      let found = rig.deepLinks.last?.deepLink
      XCTAssertEqual(found?.deeplinkValue, "apples")
      XCTAssertEqual(found?.clickEvent["link"] as? String, target)
      XCTAssertEqual(found?.clickEvent["original_link"] as? String, wrapped)
    }
  }

  func testAWrappedLinkThatLeadsElsewhereIsFoundNearlyEmpty() {
    var configuration = AppsFlyerConfiguration()
    configuration.resolveDeepLinkURLs = ["mail.example.com"]
    for target in ["https://example.com/shop", nil] {
      var rig = AppsFlyerRig(configuration)
      if let target { rig.backend.registerRedirect("https://mail.example.com/c/123", to: target) }
      rig.startProcess(deepLinkDelegate: true)
      rig.open("https://mail.example.com/c/123")
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.requests.filter { $0.endpoint == .redirect }.count, 1)
      XCTAssertEqual(rig.deepLinks.last?.status, .found)
      XCTAssertNil(rig.deepLinks.last?.deepLink?.deeplinkValue)
    }
  }

  func testAWrappedLinkThatCannotBeFollowedFails() {
    var configuration = AppsFlyerConfiguration()
    configuration.resolveDeepLinkURLs = ["mail.example.com"]
    for answer in [
      AppsFlyerAnswer.urlError(.timedOut), .status(500), .malformedBody, .success(Payload([])),
    ] {
      var rig = AppsFlyerRig(configuration)
      rig.backend.setAnswer(answer, for: .redirect)
      rig.startProcess()
      rig.open("https://mail.example.com/c/123")
      rig.wait(.seconds(61))
      XCTAssertEqual(rig.names, ["onAppOpenAttributionFailure"])
    }
  }

  func testTheLaunchLinkIsResolvedOnceOrTwice() {
    let cases: [(choice: LaunchLinkResolution, count: Int)] = [(.none, 1), (.resolveAndSkip, 1), (.double, 2)]
    for (choice, count) in cases {
      var configuration = AppsFlyerConfiguration()
      configuration.launchLinkResolution = choice
      var rig = AppsFlyerRig(configuration)
      rig.startProcess()
      let launchLink = Link(link)
      rig.perform(rig.machine.didFinishLaunching(link: launchLink, at: rig.now))
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names.count, count, choice.rawValue)
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.names.count, count + 1, choice.rawValue)
    }
  }

  func testAnotherLinkIsNotSkipped() {
    var configuration = AppsFlyerConfiguration()
    configuration.launchLinkResolution = .resolveAndSkip
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.perform(rig.machine.didFinishLaunching(link: Link(link), at: rig.now))
    rig.open(link + "2")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names.count, 2)
  }

  func testWithoutALaunchLinkNothingIsResolved() {
    var configuration = AppsFlyerConfiguration()
    configuration.launchLinkResolution = .double
    var machine = AppsFlyerMachine(configuration: configuration)
    XCTAssertTrue(machine.didFinishLaunching(link: nil, at: .zero).isEmpty)
  }
}
