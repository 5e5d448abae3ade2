import AppsFlyerModel
import SDKContract
import XCTest

/// What the documentation of the plug-ins, and reports about them, show of links on iOS.
final class AppsFlyerPlugInPayloadTests: XCTestCase {
  /// Opens a link in an app with the legacy API, and returns its data.
  private func opened(
    _ link: String, version: String, stored: [String: String]? = nil
  ) throws -> [String: PayloadValue] {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
    var rig = AppsFlyerRig(configuration)
    if let stored {
      let entries = stored.sorted { $0.key < $1.key }.map { PayloadEntry($0.key, .string($0.value)) }
      rig.backend.registerShortLink(link, parameters: Payload(entries))
    }
    rig.startProcess()
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, ["onAppOpenAttribution"], link)
    let entries = rig.callbacks.first?.payload?.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The guide of the Flutter plug-in: a link of another company brings itself alone.
  func testALinkOfAnotherCompany() throws {
    for version in ["6.2.5", "6.15"] {
      XCTAssertEqual(
        try opened("https://flutter.demo", version: version), ["link": .string("https://flutter.demo")], version)
    }
  }

  /// The guide of the React Native plug-in, and AppsFlyerSDK/appsflyer-react-native-plugin#182.
  func testShortLinksBringWhatIsStored() throws {
    for (link, stored) in [
      (
        "https://rndemotest.onelink.me/7y5s/f78c46d5",
        ["af_sub1": "some custom data", "c": "my campaign", "pid": "my media source"]
      ),
      (
        "https://myapp.onelink.me/wZZ4/MD",
        [
          "af_dp": "br.com.myapp://app-section", "af_force_deeplink": "true",
          "af_ios_url": "https://www.appsflyer.com/",
        ]
      ),
    ] {
      var expected = stored.mapValues { PayloadValue.string($0) }
      expected["link"] = .string(link)
      XCTAssertEqual(try opened(link, version: "6.0", stored: stored), expected, link)
    }
  }

  /// AppsFlyerSDK/appsflyer-react-native-plugin#182: Firebase opens another link before it passes the one of the user
  /// on.
  func testAFirebaseLinkBringsItselfAlone() throws {
    let link = "br.com.myapp://google/link/?dismiss=1&is_weak_match=1"
    XCTAssertEqual(try opened(link, version: "5.2.0"), ["link": .string(link)])
  }
}
