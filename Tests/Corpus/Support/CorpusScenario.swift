import DeepLinkSimulatorSwiftUI

/// The scenarios in which each integration of the corpus is run.
public enum CorpusScenario {
  /// Where an app is when a link is tapped.
  public enum Start: String, CaseIterable, Sendable {
    case notRunning
    case background
    case foreground
  }

  /// A link of AppsFlyer's service, for the app with that SDK.
  public static let oneLink = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"
  /// A link with that app's own scheme.
  public static let fruitLink = "fruit://apples?deep_link_value=apples"
  /// A branded link of Adjust's service, for the app with that SDK.
  public static let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  /// A link with that app's own scheme.
  public static let shopLink = "example://summer-clothes?promo=beach"

  /// An app with AppsFlyer's SDK.
  public static func fruit(
    _ app: TestedApp, style: AppStyle = .uikitAppDelegate, version: AppsFlyerProfile? = nil,
    waitForATT: Duration? = nil,
    backend: [BackendAnswer] = [], steps: [Step]
  ) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "A link of the fruit app", platform: PlatformDescription(style: style),
        app: AppDescription(
          scheme: "fruit", domains: ["example.onelink.me"],
          sdks: [.appsFlyer(version: version, unifiedDeepLinking: true, waitForATT: waitForATT)]),
        backend: backend, steps: steps), app: app)
  }

  /// An app with Adjust's SDK.
  public static func shop(
    _ app: TestedApp, style: AppStyle = .uikitAppDelegate, version: AdjustProfile? = nil,
    backend: [BackendAnswer] = [], steps: [Step]
  ) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "A link of the shop", platform: PlatformDescription(style: style),
        app: AppDescription(
          scheme: "example", domains: ["brandname.go.link"], gates: ["onboarding"], sdks: [.adjust(version: version)]),
        backend: backend, steps: steps), app: app)
  }

  /// An app with both SDKs.
  public static func market(_ app: TestedApp, steps: [Step]) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "A link of the market", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(
          scheme: "example", domains: ["example.onelink.me", "brandname.go.link"],
          sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()]),
        steps: steps), app: app)
  }

  /// An app that was used before gets a link.
  public static func direct(_ link: String, from start: Start, by origin: TapOrigin? = nil) -> [Step] {
    let used: [Step] = [.install, .launch, .wait(.seconds(20))]
    switch start {
    case .notRunning: return used + [.background, .kill(), .tap(link, from: origin), .wait(.seconds(20))]
    case .background: return used + [.background, .tap(link, from: origin), .wait(.seconds(20))]
    case .foreground: return used + [.tap(link, from: origin), .wait(.seconds(20))]
    }
  }

  /// A user who does not have the app taps a link, installs the app and opens it.
  public static func deferred(_ link: String) -> [Step] { [.tap(link), .install, .launch, .wait(.seconds(20))] }
}
