/// Writes a link of a scenario in another form, with the same destination and parameters.
struct LinkRewriter {
  private let app: AppDescription
  private let link: String
  private let components: LinkComponents
  /// What the link carries, by key, in its order.
  private var parameters: [(key: String, value: ScenarioValue)]
  /// The form that the link has.
  let form: LinkForm

  init(_ link: String, in scenario: Scenario) {
    self.link = link
    app = scenario.app
    components = LinkComponents(link)
    let known = Self.shortLinks(scenario.backend).first { $0.key == link }?.value
    if case .object(let members) = known {
      parameters = members.map { ($0.key, $0.value) }
    } else {
      parameters = components.parameters.map { ($0.key, .string($0.value)) }
    }
    if components.scheme != "http" && components.scheme != "https" {
      form = .scheme
    } else if !Self.isOneLink(components.host, app) {
      form = .universal
    } else {
      form = components.segments.count > 1 ? .short : .long
    }
  }

  private static func isOneLink(_ host: String, _ app: AppDescription) -> Bool {
    let settings = app[sdk: AppsFlyerSetup.declaration.key]?.settings ?? []
    guard case .words(let customDomains) = settings.first(where: { $0.name == "customDomains" })?.value else {
      return host.hasSuffix(".onelink.me")
    }
    return host.hasSuffix(".onelink.me") || customDomains.contains { $0.lowercased() == host }
  }

  private static func shortLinks(_ backend: BackendDescription) -> [PayloadEntry] {
    let settings = backend[sdk: AppsFlyerSetup.declaration.key].settings
    guard case .object(let links) = settings.first(where: { $0.name == "shortLinks" })?.value else { return [] }
    return links
  }

  private var isOneLink: Bool { form == .short || form == .long }

  /// The link in another form.
  ///
  /// - Parameter backend: Gets to know a short link that is made.
  func rewritten(as wanted: LinkForm, _ backend: inout BackendDescription) throws(VariantRefusal) -> String {
    if wanted == form { return link }
    switch wanted {
    case .long: return try oneLink() + Self.query(oneLinkParameters)
    case .short:
      let short = try oneLink() + "/matrix"
      let members = oneLinkParameters.map { ScenarioValue.Member($0.key, $0.value) }
      BackendAnswer.shortLink(short, .object(members)).add(to: &backend)
      return short
    case .universal:
      let domains = app.domains.filter { !$0.hasPrefix("*") && !$0.contains("?") && !Self.isOneLink($0.lowercased(), app) }
      guard let domain = domains.first else {
        throw VariantRefusal(reason: "the app has no associated domain besides those of OneLink")
      }
      return "https://\(domain)/\(path)" + Self.query(ownParameters)
    case .scheme:
      guard let scheme = app.scheme else { throw VariantRefusal(reason: "the app has no URL scheme") }
      return "\(scheme)://\(path)" + Self.query(parameters)
    }
  }

  /// The beginning of a OneLink: domain and template.
  private func oneLink() throws(VariantRefusal) -> String {
    guard app[sdk: AppsFlyerSetup.declaration.key] != nil else {
      throw VariantRefusal(reason: "the app does not have AppsFlyer, and so no OneLink")
    }
    let domains = app.domains.filter { !$0.hasPrefix("*") && !$0.contains("?") && Self.isOneLink($0.lowercased(), app) }
    guard let domain = domains.first else {
      throw VariantRefusal(reason: "none of the app's associated domains is one of OneLink")
    }
    let template = isOneLink ? components.segments.first.map(String.init) : nil
    return "https://\(isOneLink ? components.host : domain)/\(template ?? "H5hv")"
  }

  /// What names the destination: the path of a link of the app's own, or a parameter of a OneLink.
  private var path: String {
    guard isOneLink else { return LinkDestination(Link(link)).text }
    for key in app.destinationKeys {
      if case .string(let value) = parameters.first(where: { $0.key == key })?.value { return value }
    }
    return ""
  }

  private var oneLinkParameters: [(key: String, value: ScenarioValue)] {
    guard !isOneLink, let key = app.destinationKeys.first, !parameters.contains(where: { $0.key == key }) else {
      return parameters
    }
    return parameters + [(key, .string(path))]
  }

  /// The parameters that are not for AppsFlyer.
  private var ownParameters: [(key: String, value: ScenarioValue)] {
    parameters.filter { parameter in
      let key = parameter.key
      return !(isOneLink && (key.hasPrefix("af_") || key.hasPrefix("deep_link_") || key == "pid" || key == "c"))
    }
  }

  private static func query(_ parameters: [(key: String, value: ScenarioValue)]) -> String {
    let pairs = parameters.map { parameter in
      let value = if case .string(let text) = parameter.value { text } else { parameter.value.json }
      return "\(escaped(parameter.key))=\(escaped(value))"
    }
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "~"):
          true
        default: false
        }
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
