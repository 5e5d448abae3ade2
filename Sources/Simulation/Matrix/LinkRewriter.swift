/// A rewriter of a scenario's link into another form with the same destination and parameters.
struct LinkRewriter {
  private let app: AppDescription
  /// The SDKs with a link service.
  private let services: [SDKVocabulary]
  /// The SDK to whose link service the link belongs, or else the app's first SDK with a link service.
  private let sdk: SDKVocabulary?
  /// The names of the app's SDKs.
  private let sdkNames: [String]
  private let link: Link
  /// The long form of the link, if the servers know it for a short one; or else the link.
  private let long: Link
  private let destinationKeys: [String]
  /// The parameters of the link, in order.
  private var parameters: [(key: String, value: ScenarioValue)]
  /// The present form of the link.
  let form: LinkForm

  init(_ text: String, in scenario: Scenario, _ registry: SDKRegistry) {
    let app = scenario.app
    let link = Link(text)
    let services = registry.vocabularies.filter { $0.linkService != nil }
    let owner = services.first { Self.isOfService($0, link.host, app) }
    self.app = app
    self.services = services
    sdkNames = registry.vocabularies.filter { app[sdk: $0.key] != nil }.map(\.name)
    self.link = link
    destinationKeys = app.destinationKeys ?? registry.destinationKeys
    sdk = owner ?? services.first { app[sdk: $0.key] != nil } ?? services.first
    let known = owner.flatMap { Self.shortLinks($0, scenario.backend).first { $0.key == text } }?.value
    let long = if case .string(let text) = known { Link(text) } else { link }
    self.long = long
    if case .object(let members) = known {
      parameters = members.map { ($0.key, $0.value) }
    } else {
      parameters = long.parameters.map { ($0.key, .string($0.value)) }
    }
    if !link.isWeb {
      form = .scheme
    } else if let service = owner?.linkService {
      let isShort = service.hasDestinationInPath ? known != nil : link.path.split(separator: "/").count > 1
      form = isShort ? .short : .long
    } else {
      form = .universal
    }
  }

  /// Returns whether a host, in lowercase, belongs to an SDK's link service.
  private static func isOfService(_ sdk: SDKVocabulary, _ host: String, _ app: AppDescription) -> Bool {
    guard let service = sdk.linkService else { return false }
    if service.owns(host: host) { return true }
    guard let description = app[sdk: sdk.key] else { return false }
    let switched = description.switches.first { $0.name == service.domainsSwitch }?.value
    if case .words(let domains) = switched, domains.contains(where: { $0.lowercased() == host }) { return true }
    let given = description.settings.first { $0.name == service.domainsKey }?.value
    guard case .words(let domains) = given ?? sdk.keys.first(where: { $0.name == service.domainsKey })?.defaultValue
    else { return false }
    return domains.contains { $0.lowercased() == host }
  }

  private static func shortLinks(_ sdk: SDKVocabulary, _ backend: BackendDescription) -> [PayloadEntry] {
    let settings = backend[sdk: sdk.key].settings
    guard case .object(let links) = settings.first(where: { $0.name == sdk.linkService?.shortLinksKey })?.value
    else { return [] }
    return links
  }

  private var isOfService: Bool { form == .short || form == .long }

  /// The app's domains that can be used in a link: those without wildcards or a query.
  private var plainDomains: [String] { app.domains.filter { !$0.hasPrefix("*") && !$0.contains("?") } }

  /// Returns the link in another form.
  ///
  /// - Parameter backend: The description of the servers, to which a new short link is added.
  func rewritten(as wanted: LinkForm, _ backend: inout BackendDescription) throws(VariantRefusal) -> String {
    if wanted == form { return link.text }
    switch wanted {
    case .long: return try longLink()
    case .short:
      let (beginning, sdk, service) = try serviceLink()
      let short = beginning + "/matrix"
      let meaning: ScenarioValue =
        service.hasDestinationInPath
        ? .string(try longLink()) : .object(serviceParameters.map { PayloadEntry($0.key, $0.value) })
      backend.add(PayloadEntry(short, meaning), to: service.shortLinksKey, of: sdk.key)
      return short
    case .universal:
      guard let domain = plainDomains.first(where: { !isOfAnyService($0) }) else {
        let others = sdk?.linkService.map { " besides those of \($0.name)" } ?? ""
        throw VariantRefusal(reason: "the app has no associated domain\(others)")
      }
      return "https://\(domain)/\(path)" + Self.query(ownParameters)
    case .scheme:
      guard let scheme = app.scheme else { throw VariantRefusal(reason: "the app has no URL scheme") }
      return "\(scheme)://\(path)" + Self.query(parameters)
    }
  }

  private func isOfService(_ domain: String) -> Bool {
    sdk.map { Self.isOfService($0, domain.lowercased(), app) } ?? false
  }

  private func isOfAnyService(_ domain: String) -> Bool {
    services.contains { Self.isOfService($0, domain.lowercased(), app) }
  }

  private func longLink() throws(VariantRefusal) -> String {
    let (beginning, _, service) = try serviceLink()
    if isOfService, service.hasDestinationInPath { return long.text }
    return beginning + (service.hasDestinationInPath ? "/\(path)" : "") + Self.query(serviceParameters)
  }

  /// Returns the start of a link of the service, which is domain and template, and the SDK of the service.
  private func serviceLink() throws(VariantRefusal) -> (
    beginning: String, sdk: SDKVocabulary, service: SDKLinkService
  ) {
    guard let sdk, let service = sdk.linkService else {
      throw VariantRefusal(reason: "no SDK has a link service")
    }
    guard app[sdk: sdk.key] != nil else {
      if !sdkNames.isEmpty {
        throw VariantRefusal(reason: "there is no link service in the declaration of \(sdkNames.choices)")
      }
      throw VariantRefusal(reason: "the app does not have \(sdk.name), and so no \(service.name)")
    }
    guard let domain = plainDomains.first(where: isOfService) else {
      throw VariantRefusal(reason: "none of the app's associated domains is one of \(service.name)")
    }
    let host = isOfService ? link.host : domain
    if service.hasDestinationInPath { return ("https://\(host)", sdk, service) }
    let template = isOfService ? link.path.split(separator: "/").first.map(String.init) : nil
    return ("https://\(host)/\(template ?? service.template)", sdk, service)
  }

  /// The destination: the path of one of the app's own links, or a parameter of a link of the service.
  private var path: String {
    guard isOfService, sdk?.linkService?.hasDestinationInPath == false else { return LinkDestination(long).text }
    for key in destinationKeys {
      if case .string(let value) = parameters.first(where: { $0.key == key })?.value { return value }
    }
    return ""
  }

  private var serviceParameters: [(key: String, value: ScenarioValue)] {
    guard !isOfService, sdk?.linkService?.hasDestinationInPath == false, let key = destinationKeys.first,
      !parameters.contains(where: { $0.key == key })
    else {
      return parameters
    }
    return parameters + [(key, .string(path))]
  }

  /// The parameters that are not for the link service.
  private var ownParameters: [(key: String, value: ScenarioValue)] {
    guard isOfService, let service = sdk?.linkService else { return parameters }
    return parameters.filter { !service.owns($0.key) }
  }

  private static func query(_ parameters: [(key: String, value: ScenarioValue)]) -> String {
    let pairs = parameters.map { parameter in
      let value = if case .string(let text) = parameter.value { text } else { parameter.value.json }
      return "\(QueryText.escaped(parameter.key))=\(QueryText.escaped(value))"
    }
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }
}
