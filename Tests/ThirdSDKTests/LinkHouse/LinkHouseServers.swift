import DeepLinkSimulator

/// What the servers of LinkHouse know and answer.
struct LinkHouseServers: SDKServers {
  /// What they are asked; the raw values stand in scenario files and in traces.
  enum Endpoint: String, CaseIterable {
    case match
    case expand
  }

  /// Where short links lead, as the dashboard lists them.
  var destinations: [String: String] = [:]
  var rules = RuleSwitches()
  /// The link that a browser opened last.
  private var clicked: Link?
  private var fixed: [Endpoint: FixedAnswer] = [:]

  init() {}

  mutating func fix(_ answer: FixedAnswer?, of endpoint: Endpoint) { fixed[endpoint] = answer }

  mutating func click(_ link: Link) {
    if rules.isOn(.click) { clicked = link }
  }

  mutating func answer(to request: LinkHouseRequest) -> LinkHouseAnswer {
    switch fixed[request.endpoint] {
    case .failure, .status: return .failure
    case .body(let payload): return .destination(payload, rules: [])
    case nil: break
    }
    switch request {
    case .expand(let link, _): return destination(of: link, rules: [])
    case .match:
      guard let link = clicked else { return .nothing }
      if rules.isOn(.clickOnce) { clicked = nil }
      return destination(of: link, rules: [RuleID(LinkHouseRule.click), RuleID(LinkHouseRule.clickOnce)])
    }
  }

  /// The key in which the scenario has no destination for the short link of a request.
  func keyWithoutEntry(for request: LinkHouseRequest) -> String? {
    guard case .expand(let link, _) = request, fixed[.expand] == nil else { return nil }
    return destinations[link.text] == nil ? LinkHouseSetup.links.name : nil
  }

  private func destination(of link: Link, rules applied: [RuleID]) -> LinkHouseAnswer {
    if let destination = link.ownDestination {
      return .destination(link.payload(leadingTo: destination), rules: applied)
    }
    guard rules.isOn(.table), let destination = destinations[link.text] else { return .nothing }
    return .destination(link.payload(leadingTo: destination), rules: applied + [RuleID(LinkHouseRule.table)])
  }
}

extension Link {
  /// Where a long link says that it leads: `to` in its query.
  var ownDestination: String? {
    query?.split(separator: "&").first { $0.hasPrefix("to=") }.map { String($0.dropFirst("to=".count)) }
  }

  /// What the app gets of a link.
  func payload(leadingTo destination: String) -> Payload {
    Payload([PayloadEntry("destination", .string(destination)), PayloadEntry("link", .string(text))])
  }
}
