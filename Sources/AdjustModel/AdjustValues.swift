import SDKContract

extension AdjustSDK.Request: SDKRequestValue {
  /// The name of the request in a trace.
  package var name: String {
    switch self {
    case .package(let request): request.endpoint.rawValue
    case .linkResolution: "link resolution"
    }
  }

  /// The subject of the request; nil if its name says everything.
  package var detail: String? {
    switch self {
    case .package(let request): request.kind.detail
    case .linkResolution(_, let url, _): url
    }
  }

  /// What the package carries, as far as a simulation knows it; empty for the resolution of a link.
  package var content: [PayloadEntry] {
    switch self {
    case .package(let request): request.content
    case .linkResolution: []
    }
  }

  /// The service that is asked.
  package var endpoint: AdjustEndpoint {
    switch self {
    case .package(let request): request.endpoint
    case .linkResolution: .linkResolution
    }
  }
}

extension AdjustRequest {
  /// The parameters of the package that a simulation knows, and its address.
  fileprivate var content: [PayloadEntry] {
    var entries = [PayloadEntry("url", .string(url))]
    switch kind {
    case .session(let count): entries.append(PayloadEntry("session_count", .integer(count)))
    case .attribution(let initiator): entries.append(PayloadEntry("initiated_by", .string(initiator.rawValue)))
    case .event(let token, _): entries.append(PayloadEntry("event_token", .string(token)))
    case .sdkClick(let click):
      entries.append(PayloadEntry("source", .string(click.source.rawValue)))
      if click.source != .appleAds { entries.append(PayloadEntry("deeplink", .string(click.link))) }
      if let referrer = click.referrer { entries.append(PayloadEntry("referrer", .string(referrer))) }
      entries.append(PayloadEntry("params", .object(click.parameters)))
      entries += click.attribution
    case .forgetDevice, .thirdPartySharing, .measurementConsent, .pushToken, .trackingStatus, .adRevenue: break
    }
    return entries
  }
}

extension AdjustRequest {
  /// What can follow the names of requests in a trace.
  static let arguments = Dictionary(
    uniqueKeysWithValues: AdjustEndpoint.allCases.map { endpoint in
      let answered: [TraceWords] =
        endpoint == .linkResolution
        ? [.exactly("200"), .beginning("302"), .exactly("failed")] : .oneOf(["200", "rejected", "failed"])
      return (endpoint.rawValue, RequestArguments(sent: detail(of: endpoint), answered: answered))
    })

  private static func detail(of endpoint: AdjustEndpoint) -> [TraceWords] {
    switch endpoint {
    case .session: [.number]
    case .attribution: details(.attribution(initiatedBy: .sdk), .attribution(initiatedBy: .backend))
    case .event, .linkResolution: [.anything]
    case .click: [.link, .exactly(AdjustClick.Source.appleAds.rawValue)]
    case .forgetDevice: []
    case .other:
      details(
        .thirdPartySharing(isEnabled: true), .thirdPartySharing(isEnabled: false), .measurementConsent(isGiven: true),
        .measurementConsent(isGiven: false), .pushToken(""), .trackingStatus) + [.beginning("ad revenue")]
    }
  }

  private static func details(_ kinds: Kind...) -> [TraceWords] { .oneOf(kinds.compactMap(\.detail)) }
}

extension AdjustRequest.Kind {
  fileprivate var detail: String? {
    switch self {
    case .session(let count): String(count)
    case .attribution(let initiator): "initiated by \(initiator.rawValue)"
    case .event(let token, _): token
    case .sdkClick(let click): click.source == .appleAds ? click.source.rawValue : click.link
    case .forgetDevice: nil
    case .thirdPartySharing(let isEnabled): "third party sharing \(isEnabled ? "on" : "off")"
    case .measurementConsent(let isGiven): "measurement consent \(isGiven ? "given" : "refused")"
    case .pushToken: "push token"
    case .trackingStatus: "tracking status"
    case .adRevenue(let source): "ad revenue \(source)"
    }
  }
}

extension AdjustSDK.Answer: SDKAnswerValue {
  /// The text of the answer in a trace.
  package var summary: String {
    switch self {
    case .package(.json): "200"
    case .package(.rejected): "rejected"
    case .package(.failure), .package(.unanswered): "failed"
    case .linkResolution(.redirect(let url)): "302 \(url)"
    case .linkResolution(.final): "200"
    case .linkResolution(.failure): "failed"
    }
  }

  /// The rules that led the servers to the answer.
  package var rules: [RuleID] {
    switch self {
    case .package(let answer): answer.rules
    case .linkResolution: []
    }
  }
}

extension AdjustTimer: SDKTimerValue {
  /// The names of all timers in a trace.
  static let names = [
    Self.attribution, .packageRetry, .click(0), .attStatus(0), .delayStart, .buffer, .getter(CompletionID(0)),
    .appleAds, .foreground,
  ].map(\.name)

  /// The name of the timer in a trace.
  package var name: String {
    switch self {
    case .attribution: "attribution"
    case .packageRetry: "package retry"
    case .click: "click retry"
    case .attStatus: "ATT status"
    case .delayStart: "delayStart"
    case .buffer: "event buffer"
    case .getter: "getter"
    case .appleAds: "Apple Ads"
    case .foreground: "foreground"
    }
  }
}

extension AdjustCallback: SDKCallbackValue {
  /// The link in the callback's arguments.
  package var argument: String? { url }

  /// Whether the app merely listens; for a deferred link it may ask the SDK to open it, and then the system acts.
  package var isIndependentOfOtherSDKs: Bool { isAskedForFirst }

  /// The members of the SDK's object besides the answer, followed by those of the answer.
  package var content: [PayloadEntry] {
    var entries = payload?.entries ?? []
    func add(_ key: String, _ value: PayloadValue?) {
      if let value, !entries.contains(where: { $0.key == key }) { entries.append(PayloadEntry(key, value)) }
    }
    switch self {
    case .adjustSessionTrackingSucceeded(let success):
      add("message", success.message.map(PayloadValue.string))
    case .adjustSessionTrackingFailed(let failure):
      add("message", failure.message.map(PayloadValue.string))
      add("willRetry", .bool(failure.willRetry))
    case .adjustEventTrackingSucceeded(let success):
      add("message", success.message.map(PayloadValue.string))
      add("eventToken", success.eventToken.map(PayloadValue.string))
    case .adjustEventTrackingFailed(let failure):
      add("message", failure.message.map(PayloadValue.string))
      add("eventToken", failure.eventToken.map(PayloadValue.string))
      add("willRetry", .bool(failure.willRetry))
    default: add("url", url.map(PayloadValue.string))
    }
    // The number of the app's call with this completion, counted from 1 among all calls with one.
    add("completion", completion.map { .integer($0.value) })
    return entries
  }
}
