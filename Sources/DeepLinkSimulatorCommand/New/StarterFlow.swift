import DeepLinkSimulator

/// A candidate flow for a wish: a kind of link, the state in which it finds the app, and a variation.
struct StarterFlow {
  let wish: StarterWish
  let link: LinkForm
  let state: StartState
  let variations: [StarterVariation]

  private static let scheme = "example"
  private static let domain = "example.com"
  private static let route = AppDescription.Route("shoes", "Shoes")

  /// The link that is tapped.
  var url: String {
    switch link {
    case .long: wish.example(.long)?.link.url ?? "https://\(Self.domain)/\(Self.route.destination)"
    case .short: wish.example(.short)?.link.url ?? "https://\(Self.domain)/\(Self.route.destination)"
    case .universal: "https://\(Self.domain)/\(Self.route.destination)"
    case .scheme: "\(Self.scheme)://\(Self.route.destination)"
    }
  }

  /// The scenario without expectations.
  var scenario: Scenario {
    var app = AppDescription(scheme: Self.scheme, domains: [Self.domain] + linkDomains)
    app.routes = [Self.route]
    app.sdks = wish.sdks.map { SDKDescription($0.key) }
    var scenario = Scenario(
      name: wish.name ?? "", platform: PlatformDescription(style: wish.style), app: app, steps: steps)
    if link == .short, let example = wish.example(.short) {
      scenario.backend[sdk: example.sdk.key].settings = example.link.serverSettings.sorted { $0.key < $1.key }
        .map { SettingEntry($0.key, $0.value) }
    }
    for variation in variations { variation.apply(to: &scenario, link: url) }
    return scenario
  }

  /// The domains of the SDKs' link services, each once.
  private var linkDomains: [String] {
    var domains: [String] = []
    for example in wish.sdks.flatMap(\.linkExamples) {
      let domain = Link(example.url).host
      if !domains.contains(domain) { domains.append(domain) }
    }
    return domains
  }

  private var steps: [Step] {
    let tap = Step(.tap(url: url, from: nil))
    let pause = Step(.wait(.seconds(60)))
    return switch state {
    case .notInstalled: [tap, Step(.install), Step(.launch)]
    case .notRunning: [Step(.install), Step(.launch), pause, Step(.kill(.forceQuit)), tap]
    case .background: [Step(.install), Step(.launch), pause, Step(.background), pause, tap]
    case .foreground: [Step(.install), Step(.launch), pause, tap]
    }
  }
}

extension LinkForm {
  /// The link as part of a sentence.
  var phrase: String {
    switch self {
    case .short: "a short link"
    case .long: "a long link"
    case .universal: "a universal link"
    case .scheme: "a link with the app's scheme"
    }
  }
}

extension StartState {
  /// The state of the app as part of a sentence.
  var phrase: String {
    switch self {
    case .notInstalled: "not installed"
    case .notRunning: "closed"
    case .background: "in the background"
    case .foreground: "in front"
    }
  }
}
