import DeepLinkSimulator
import Foundation

/// A version of LinkHouse.
struct LinkHouseVersion: SDKVersion {
  /// The version, as scenarios write it.
  let version: String
  /// Whether the app is told that there is no link to follow (`LH-NONE-1`).
  let tellsOfNoLink: Bool

  static let v1_4 = LinkHouseVersion(version: "1.4", tellsOfNoLink: false)
  static let v2_0 = LinkHouseVersion(version: "2.0", tellsOfNoLink: true)
  static let all = [v1_4, v2_0]

  static func named(_ version: String) -> LinkHouseVersion? { all.first { $0.version == version } }

  static func < (left: LinkHouseVersion, right: LinkHouseVersion) -> Bool {
    left.version.compare(right.version, options: .numeric) == .orderedAscending
  }
}

/// How an app uses LinkHouse, and what its servers know.
struct LinkHouseSetup: SDKSetup {
  var version = LinkHouseVersion.v2_0
  var servers = LinkHouseServers()
  /// The domains of the company's links.
  var domains = ["link.house"]
  /// How long the SDK waits for the link that led to the installation.
  var matchTimeOut = Duration.seconds(3)
  /// Whether the app asks to be told that there is no link to follow.
  var asksForNoLink = true
  var rules = RuleSwitches() {
    didSet { servers.rules = rules }
  }

  mutating func begin(at start: UTCTime, appScheme: String?) {}
}

extension LinkHouseSetup {
  /// What scenarios can say about LinkHouse.
  static let declaration = SDKDeclaration<LinkHouseSetup>(
    key: LinkHouseSDK.name.rawValue, name: "LinkHouse", rules: LinkHouseRule.self,
    keys: [domains], switches: [matchTimeOut, asksForNoLink],
    endpoints: [
      .init(.match, "The link that led to the installation.", latency: Latency(.milliseconds(400), .seconds(2))),
      .init(.expand, "Where a short link leads.", latency: Latency(.milliseconds(200), .seconds(1))),
    ],
    serverKeys: [links],
    calls: ["start", "open"],
    methods: [SDKMethod("LinkHouse.start"), SDKMethod("LinkHouse.open", .url)],
    timers: [LinkHouseTimer.match.name],
    callbacks: [
      .init("linkHouseDidOpen"),
      .init("linkHouseDidFindNoLink") { setup in
        setup.version.tellsOfNoLink ? nil : "LinkHouse \(setup.version.version) does not have it; 2.0 does"
      },
    ],
    linkExamples: [
      SDKLinkExample(
        .short, "https://link.house/s",
        serverSettings: [links.name: .object([PayloadEntry("https://link.house/s", .string("shoes"))])])
    ])

  static let domains = Setting<LinkHouseSetup>.domains(
    "domains", \.domains, "The domains of the company's links.")

  static let matchTimeOut = Setting<LinkHouseSetup>.duration(
    "matchTimeOut", \.matchTimeOut, "How long the SDK waits for the link of an installation."
  ).deciding(LinkHouseRule.timeOut)

  static let asksForNoLink = Setting<LinkHouseSetup>.flag(
    "asksForNoLink", \.asksForNoLink, "Whether the app asks to be told that there is no link to follow."
  ).effective(since: VersionNumber(2, 0, 0))

  static let links = Setting<LinkHouseServers>(
    "links", .links("short link", to: .text), default: .object([]), "Where each short link leads."
  ) { value, servers in
    guard case .object(let links) = value else { return }
    for link in links {
      if case .string(let destination) = link.value { servers.destinations[link.key] = destination }
    }
  }
}
