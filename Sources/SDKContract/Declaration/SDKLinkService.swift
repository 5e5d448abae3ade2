/// An SDK's link service, whose links on the service's own domain contain their parameters or stand for them.
///
/// A long link has a template as its path and the parameters in its query. A short link has another path component, by
/// which the servers find the parameters. The links of some services have the destination as their path instead, and
/// the servers know the long form of a short one.
public struct SDKLinkService: Hashable, Sendable {
  /// The name of such a link for people, such as `OneLink`.
  package let name: String
  /// The domain of which every link is a subdomain, such as `onelink.me`.
  package let domain: String
  /// The template of a link that is made without an example.
  package let template: String
  /// The SDK's key under `app` that lists further domains of the service; nil if there are none.
  package let domainsKey: String?
  /// The SDK's key under `backend` that has the parameters behind each short link.
  package let shortLinksKey: String
  /// The prefixes of parameters that have a meaning only for the service.
  package let parameterPrefixes: [String]
  /// The full names of such parameters.
  package let parameters: [String]
  /// The parameters that name a destination in the app, the first one first.
  package let destinationKeys: [String]

  /// Whether the path of a long link is its destination, so that it has no template.
  package private(set) var hasDestinationInPath = false
  /// More domains of which links are subdomains.
  package private(set) var otherDomains: [String] = []
  /// The SDK's switch that lists further domains of the service; nil if there is none.
  package private(set) var domainsSwitch: String?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - name: The name of such a link for people.
  ///   - domain: The domain of which every link is a subdomain.
  ///   - template: The template of a link that is made without an example.
  ///   - domainsKey: The SDK's key under `app` that lists further domains.
  ///   - shortLinksKey: The SDK's key under `backend` that has the parameters behind each short link.
  ///   - parameterPrefixes: The beginnings of the names of parameters that mean something to the service alone.
  ///   - parameters: The whole names of such parameters.
  ///   - destinationKeys: The parameters that name a destination in the app; the described app looks for them in
  ///     payloads.
  public init(
    name: String, domain: String, template: String, domainsKey: String? = nil, shortLinksKey: String,
    parameterPrefixes: [String] = [], parameters: [String] = [], destinationKeys: [String] = []
  ) {
    self.name = name
    self.domain = domain
    self.template = template
    self.domainsKey = domainsKey
    self.shortLinksKey = shortLinksKey
    self.parameterPrefixes = parameterPrefixes
    self.parameters = parameters
    self.destinationKeys = destinationKeys
  }

  /// Creates a service whose links have their destination as their path.
  ///
  /// - Parameters:
  ///   - name: The name of such a link for people.
  ///   - domains: The domains of which every link is a subdomain, the usual one first.
  ///   - domainsSwitch: The SDK's switch that lists further domains.
  ///   - longLinksKey: The SDK's key under `backend` that has the long form of each short link.
  ///   - parameterPrefixes: The beginnings of the names of parameters that mean something to the service alone.
  package init(
    name: String, domains: [String], domainsSwitch: String, longLinksKey: String, parameterPrefixes: [String]
  ) {
    self.init(
      name: name, domain: domains.first ?? "", template: "", shortLinksKey: longLinksKey,
      parameterPrefixes: parameterPrefixes)
    hasDestinationInPath = true
    otherDomains = Array(domains.dropFirst())
    self.domainsSwitch = domainsSwitch
  }

  /// Returns whether a host, in lowercase, is a subdomain of the service.
  package func owns(host: String) -> Bool {
    ([domain] + otherDomains).contains { host.hasSuffix("." + $0) }
  }

  /// Returns whether a parameter has a meaning only for the service.
  package func owns(_ parameter: String) -> Bool {
    parameters.contains(parameter) || parameterPrefixes.contains { parameter.hasPrefix($0) }
  }
}
