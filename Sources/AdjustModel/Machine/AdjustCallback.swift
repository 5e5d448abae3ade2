import SDKContract

/// A call of the Adjust SDK into the app, with its arguments.
package enum AdjustCallback: Hashable, Sendable {
  /// The attribution has changed.
  case adjustAttributionChanged(ADJAttribution)
  /// The servers have accepted a session.
  case adjustSessionTrackingSucceeded(ADJSessionSuccess)
  /// The servers have not accepted a session.
  case adjustSessionTrackingFailed(ADJSessionFailure)
  /// The servers have accepted an event.
  case adjustEventTrackingSucceeded(ADJEventSuccess)
  /// The servers have not accepted an event.
  case adjustEventTrackingFailed(ADJEventFailure)
  /// The link that led to the installation.
  case adjustDeferredDeeplinkReceived(String)
  /// A conversion value was set in SKAdNetwork.
  case adjustSkanUpdated(AdjustSKANUpdate)
  /// The servers have sent a trigger.
  case adjustRemoteTriggerReceived(ADJRemoteTrigger)
  /// The completion of `processAndResolve`, with the link.
  case resolvedDeeplink(CompletionID, String)
  /// The completion of `lastDeeplink`.
  case lastDeeplink(CompletionID, String?)
  /// The completion of `attribution`.
  case attribution(CompletionID, ADJAttribution?)
  /// The completion of `adid`.
  case adid(CompletionID, String?)
  /// The completion of `isEnabled`.
  case isEnabled(CompletionID, Bool)
  /// The completion of `idfa`.
  case idfa(CompletionID, String)
  /// The completion of `idfv`.
  case idfv(CompletionID, String)
  /// The completion of `sdkVersion`.
  case sdkVersion(CompletionID, String)
  /// The callback passed to `ADJLinkResolution.resolveLink`.
  case resolvedLink(CompletionID, String?)
  /// The name of `adjustDeferredDeeplinkReceived` in version 4.
  case adjustDeeplinkResponse(String)
}

extension AdjustCallback {
  /// The name of a delegate method, as the versions spell it, or of a completion handler's value.
  package enum Name: String, CaseIterable, Sendable {
    case adjustAttributionChanged, adjustSessionTrackingSucceeded, adjustSessionTrackingFailed
    case adjustEventTrackingSucceeded, adjustEventTrackingFailed, adjustDeferredDeeplinkReceived
    case adjustDeeplinkResponse, adjustSkanUpdated, adjustRemoteTriggerReceived
    case resolvedDeeplink, lastDeeplink, attribution, adid, isEnabled, idfa, idfv, sdkVersion, resolvedLink
  }

  /// What can follow the name of a callback in a trace; nil if that is a URL.
  package static func arguments(of name: Name) -> [String]? {
    switch name {
    case .adjustDeferredDeeplinkReceived, .adjustDeeplinkResponse, .resolvedDeeplink, .lastDeeplink, .resolvedLink: nil
    case .adjustAttributionChanged, .adjustSessionTrackingSucceeded, .adjustSessionTrackingFailed,
      .adjustEventTrackingSucceeded, .adjustEventTrackingFailed, .adjustSkanUpdated, .adjustRemoteTriggerReceived,
      .attribution, .adid, .isEnabled, .idfa, .idfv, .sdkVersion:
      []
    }
  }

  /// The name of the callback, whatever its arguments.
  package var kind: Name {
    switch self {
    case .adjustAttributionChanged: .adjustAttributionChanged
    case .adjustSessionTrackingSucceeded: .adjustSessionTrackingSucceeded
    case .adjustSessionTrackingFailed: .adjustSessionTrackingFailed
    case .adjustEventTrackingSucceeded: .adjustEventTrackingSucceeded
    case .adjustEventTrackingFailed: .adjustEventTrackingFailed
    case .adjustDeferredDeeplinkReceived: .adjustDeferredDeeplinkReceived
    case .adjustSkanUpdated: .adjustSkanUpdated
    case .adjustRemoteTriggerReceived: .adjustRemoteTriggerReceived
    case .resolvedDeeplink: .resolvedDeeplink
    case .lastDeeplink: .lastDeeplink
    case .attribution: .attribution
    case .adid: .adid
    case .isEnabled: .isEnabled
    case .idfa: .idfa
    case .idfv: .idfv
    case .sdkVersion: .sdkVersion
    case .resolvedLink: .resolvedLink
    case .adjustDeeplinkResponse: .adjustDeeplinkResponse
    }
  }

  /// The name of the callback in a trace.
  package var name: String { kind.rawValue }

  /// The backend's answer, or the part of it in the callback's arguments.
  package var payload: Payload? {
    switch self {
    case .adjustAttributionChanged(let attribution): attribution.payload
    case .attribution(_, let attribution): attribution?.payload
    case .adid(_, let adid): Payload([PayloadEntry("adid", adid.map { .string($0) } ?? .null)])
    case .isEnabled(_, let isEnabled): Payload([PayloadEntry("isEnabled", .bool(isEnabled))])
    case .idfa(_, let idfa): Payload([PayloadEntry("idfa", .string(idfa))])
    case .idfv(_, let idfv): Payload([PayloadEntry("idfv", .string(idfv))])
    case .sdkVersion(_, let version): Payload([PayloadEntry("sdkVersion", .string(version))])
    case .adjustSessionTrackingSucceeded(let success): success.payload
    case .adjustSessionTrackingFailed(let failure): failure.payload
    case .adjustEventTrackingSucceeded(let success): success.payload
    case .adjustEventTrackingFailed(let failure): failure.payload
    case .adjustSkanUpdated(let update): Payload(update.entries)
    case .adjustRemoteTriggerReceived(let trigger): trigger.content
    case .adjustDeferredDeeplinkReceived, .adjustDeeplinkResponse, .resolvedDeeplink, .lastDeeplink,
      .resolvedLink:
      nil
    }
  }

  /// The link in the callback's arguments.
  package var url: String? {
    switch self {
    case .adjustDeferredDeeplinkReceived(let url), .adjustDeeplinkResponse(let url), .resolvedDeeplink(_, let url): url
    case .lastDeeplink(_, let url), .resolvedLink(_, let url): url
    default: nil
    }
  }

  /// The completion handler; nil if the delegate is called.
  package var completion: CompletionID? {
    switch self {
    case .resolvedDeeplink(let id, _), .lastDeeplink(let id, _), .attribution(let id, _), .adid(let id, _),
      .isEnabled(let id, _), .idfa(let id, _), .idfv(let id, _), .sdkVersion(let id, _), .resolvedLink(let id, _):
      id
    default: nil
    }
  }

  /// Whether the SDK first checks that the delegate implements the method, so nothing happens if it does not.
  package var isAskedForFirst: Bool {
    switch self {
    case .adjustAttributionChanged, .adjustSessionTrackingSucceeded, .adjustSessionTrackingFailed,
      .adjustEventTrackingSucceeded, .adjustEventTrackingFailed, .adjustSkanUpdated, .adjustRemoteTriggerReceived:
      true
    case .adjustDeferredDeeplinkReceived, .adjustDeeplinkResponse, .resolvedDeeplink, .lastDeeplink, .attribution,
      .adid, .isEnabled, .idfa, .idfv, .sdkVersion, .resolvedLink:
      false
    }
  }
}
