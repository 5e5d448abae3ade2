import DeepLinkSimulator

/// What the SDK asks its servers.
enum LinkHouseRequest: SDKRequestValue {
  /// Which link led to the installation.
  case match
  /// Where a short link leads, and how many links were handed over before it.
  case expand(Link, number: Int)

  var endpoint: LinkHouseServers.Endpoint {
    switch self {
    case .match: .match
    case .expand: .expand
    }
  }

  var name: String { endpoint.rawValue }

  var detail: String? {
    switch self {
    case .match: nil
    case .expand(let link, _): link.text
    }
  }
}

/// What the servers answer.
enum LinkHouseAnswer: SDKAnswerValue {
  case destination(Payload, rules: [RuleID])
  case nothing
  case failure

  var summary: String {
    switch self {
    case .destination: "200"
    case .nothing: "404"
    case .failure: "failed"
    }
  }

  var rules: [RuleID] {
    if case .destination(_, let rules) = self { rules } else { [] }
  }
}

/// What the SDK tells the app.
enum LinkHouseCallback: SDKCallbackValue {
  case didOpen(Payload)
  case didFindNoLink

  var name: String {
    switch self {
    case .didOpen: "linkHouseDidOpen"
    case .didFindNoLink: "linkHouseDidFindNoLink"
    }
  }

  var payload: Payload? {
    if case .didOpen(let payload) = self { payload } else { nil }
  }

  /// The delegate belongs to the app, and nothing else of the SDK's reaches further than itself.
  var isIndependentOfOtherSDKs: Bool { true }
}

/// What the SDK waits for.
enum LinkHouseTimer: SDKTimerValue {
  case match

  var name: String { "match time-out" }
}

/// What happens inside the SDK.
enum LinkHouseNote: SDKNoteValue {
  case started
  case askedBefore
  case gaveUp
  case lateAnswer
  case foreignLink(Link)
  case overtaken(Link)

  var text: String {
    switch self {
    case .started: "started"
    case .askedBefore: "the link of the installation was asked for before"
    case .gaveUp: "no answer in time"
    case .lateAnswer: "the answer is too late"
    case .foreignLink(let link): "\(link) is no link of LinkHouse"
    case .overtaken(let link): "\(link) is not the last link any more"
    }
  }
}
