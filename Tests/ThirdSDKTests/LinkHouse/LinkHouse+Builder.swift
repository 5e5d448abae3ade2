import DeepLinkSimulator

// LinkHouse in scenarios, tests and devices that are written in Swift.
extension SDKDescription {
  /// LinkHouse in an app; what is nil is as the SDK declares it.
  static func linkHouse(
    version: LinkHouseVersion? = nil, domains: [String]? = nil, matchTimeOut: Duration? = nil,
    integration: IntegrationDescription = IntegrationDescription()
  ) -> SDKDescription {
    SDKDescription(
      LinkHouseSDK.name.rawValue, version: version?.version,
      settings: domains.map { [SettingEntry(LinkHouseSetup.domains.name, .words($0))] } ?? [],
      integration: integration,
      switches: matchTimeOut.map { [SettingEntry(LinkHouseSetup.matchTimeOut.name, .duration($0))] } ?? [])
  }
}

extension BackendAnswer {
  /// How LinkHouse's servers answer a request.
  static func linkHouse(
    _ request: LinkHouseServers.Endpoint, after: Duration? = nil, upTo: Duration? = nil,
    failure: RequestFailure? = nil
  ) -> BackendAnswer {
    answer(LinkHouseSetup.declaration, request, after: after, upTo: upTo, failure: failure)
  }

  /// Where a short link of LinkHouse leads.
  static func houseLink(_ link: String, to destination: String) -> BackendAnswer {
    entry(LinkHouseSDK.name.rawValue, LinkHouseSetup.links.name, link, .string(destination))
  }
}

extension EventPattern {
  /// A link leads somewhere.
  static let linkHouseDidOpen = EventPattern("linkHouseDidOpen")
  /// There is no link to follow.
  static let linkHouseDidFindNoLink = EventPattern("linkHouseDidFindNoLink")
}
