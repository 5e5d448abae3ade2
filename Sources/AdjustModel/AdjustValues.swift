import SDKContract

extension AdjustSDK.Request: SDKRequestValue {
  /// What a trace calls the request.
  package var name: String {
    switch self {
    case .package(let request): request.endpoint.rawValue
    case .linkResolution: "link resolution"
    }
  }

  /// What the request is about; nil if its name says it all.
  package var detail: String? {
    switch self {
    case .package(let request): request.kind.detail
    case .linkResolution(_, let url, _): url
    }
  }

  /// What a click, a session or an event says.
  package var content: [PayloadEntry] {
    switch self {
    case .package(let request): request.content
    case .linkResolution: []
    }
  }

  /// The position of its endpoint among those of the servers.
  package var service: Int {
    switch self {
    case .package(let request): AdjustEndpoint.allCases.firstIndex(of: request.endpoint) ?? 0
    case .linkResolution: AdjustEndpoint.allCases.firstIndex(of: .linkResolution) ?? 0
    }
  }
}

extension AdjustRequest {
  /// The parameters of the package, as far as a simulation knows them, and where it goes.
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
    case .forgetDevice, .thirdPartySharing, .measurementConsent, .pushToken, .adRevenue: break
    }
    return entries
  }
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
    case .adRevenue(let source): "ad revenue \(source)"
    }
  }
}

extension AdjustSDK.Answer: SDKAnswerValue {
  /// What a trace says of the answer.
  package var summary: String {
    switch self {
    case .package(.json): "200"
    case .package(.rejected): "rejected"
    case .package(.failure): "failed"
    case .linkResolution(.redirect(let url)): "302 \(url)"
    case .linkResolution(.final): "200"
    case .linkResolution(.failure): "failed"
    }
  }

  /// The rules by which the servers came to the answer.
  package var rules: [RuleID] {
    switch self {
    case .package(let answer): answer.rules
    case .linkResolution: []
    }
  }
}

extension AdjustTimer: SDKTimerValue {
  /// What a trace calls the timer.
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
    }
  }
}

extension AdjustCallback: SDKCallbackValue {
  /// The link that the callback carries.
  package var argument: String? { url }

  /// Whether the app is asked for nothing but to listen: it may open the deferred link, and then the system acts.
  package var isIndependentOfOtherSDKs: Bool { isAskedForFirst }

  /// What the SDK's object has as members beside the answer, and the members of the answer.
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
    // Which call of the app gave the completion: all that have one are counted, from 1.
    add("completion", completion.map { .integer($0.value) })
    return entries
  }
}
