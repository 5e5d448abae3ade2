import SDKContract

/// A call of the app, or a notification of the system, that is delayed until the end of the first session delay.
enum AdjustCallByApp: Hashable, Sendable {
  case becameActive
  case becameInactive
  case deeplink(String?, referrer: String?, completion: CompletionID?, clickedAt: VirtualInstant)
  case event(AdjustTrackedEvent)
  case enabled(Bool)
  case offline(Bool)
  case forgetMe
  case isEnabled(CompletionID)
  case package(AdjustRequest.Kind)
  /// The answer to the tracking prompt, for which the app asked with the SDK's own method.
  case trackingStatus(ATTStatus)

  /// The line that the SDK logs when it delays the call.
  var enqueuingNote: AdjustNote {
    switch self {
    case .becameActive: Self.note("application became active")
    case .becameInactive: Self.note("application became inactive")
    case .deeplink(_, _, nil, _): Self.note("process deeplink")
    case .deeplink: Self.note("process and resolve deeplink")
    case .event: Self.note("track event")
    case .enabled(true): Self.note("enable SDK")
    case .enabled(false): Self.note("disable SDK")
    case .offline(true): Self.note("put SDK to offline mode")
    case .offline(false): Self.note("put SDK back to online mode")
    case .forgetMe: Self.note("GDPR forget device")
    case .isEnabled: Self.note("is SDK enabled")
    case .package(let kind): Self.note(kind.callName)
    case .trackingStatus: Self.note("request app tracking authorization")
    }
  }

  /// The line that the SDK logs of the call before `initSdk`; nil for none, and for links and events, which say more.
  var noteBeforeInit: AdjustNote? {
    switch self {
    case .becameActive, .becameInactive, .deeplink, .event: nil
    case .enabled(true): .logged(.callSaved, "enable SDK")
    case .enabled(false): .logged(.callSaved, "disable SDK")
    case .offline(true): .logged(.callSaved, "switch to offline mode")
    case .offline(false): .logged(.callSaved, "switch back to online mode")
    case .forgetMe: .logged(.callSaved, "GDPR forget me")
    case .package(.pushToken): .logged(.callSaved, "push token")
    case .package(.thirdPartySharing), .package(.measurementConsent): .logged(.callSaved, name)
    case .trackingStatus: .logged(.callSaved, "request Tracking Authorization")
    case .isEnabled, .package: .logged(.notInitialized)
    }
  }

  private var name: String {
    if case .package(let kind) = self { kind.callName } else { "" }
  }

  private static func note(_ name: String) -> AdjustNote { .logged(.enqueued, name) }
}
