/// The rules of the AppsFlyer SDK and of its servers.
public enum AppsFlyerRule: String, RuleBook {
  // Sessions
  case startSends = "AF-SES-1"
  case startSkipped = "AF-SES-2"
  case launchKept = "AF-SES-3"
  case launchResent = "AF-SES-4"
  case startWithoutKeys = "AF-SES-5"
  case startCompleted = "AF-SES-6"
  case startWhileStopped = "AF-SES-7"
  case restoredBackup = "AF-SES-8"

  // The wait for the answer to the tracking prompt
  case trackingWait = "AF-ATT-1"
  case startQueued = "AF-ATT-2"
  case trackingAnswered = "AF-ATT-3"
  case trackingTimedOut = "AF-ATT-4"
  case trackingKnown = "AF-ATT-5"
  case trackingWaitRemoved = "AF-ATT-6"

  // Conversion data
  case conversionDataAfterLaunch = "AF-GCD-1"
  case conversionDataOfFirstSession = "AF-GCD-2"
  case conversionDataOfEverySession = "AF-GCD-3"
  case conversionDataCached = "AF-GCD-4"
  case conversionDataExpired = "AF-GCD-5"
  case conversionDataAskedAgain = "AF-GCD-6"
  case conversionDataOfInstall = "AF-GCD-7"

  // Direct links with the legacy API
  case longLinkOpens = "AF-OAOA-1"
  case schemeLinkOpens = "AF-OAOA-2"
  case shortLinkOpens = "AF-OAOA-3"
  case shortLinkFails = "AF-OAOA-4"
  case openAttributionRemoved = "AF-OAOA-5"

  // Direct links with unified deep linking
  case localLinkFound = "AF-UDL-1"
  case shortLinkFound = "AF-UDL-2"
  case shortLinkNotResolved = "AF-UDL-3"
  case noUnifiedDeepLinking = "AF-UDL-4"

  // The deferred look-up
  case deferredLookup = "AF-DDL-1"
  case deferredLookupOnce = "AF-DDL-2"
  case deferredLinkFound = "AF-DDL-3"
  case deferredLinkNotFound = "AF-DDL-4"
  case deferredLookupFails = "AF-DDL-5"
  case deferredLookupTimeout = "AF-DDL-6"
  case deferredLookupWithoutKeys = "AF-DDL-7"
  case deferredLookupWaits = "AF-DDL-8"
  case deferredLookupStopped = "AF-DDL-9"
  case deferredLookupAfterStart = "AF-DDL-10"
  case deferredAfterDirect = "AF-DDL-11"

  // What the SDK takes a link for, and where it comes from
  case shortLinkAsked = "AF-LINK-1"
  case customDomain = "AF-LINK-2"
  case shortLinkWithQuery = "AF-LINK-3"
  case unlistedDomain = "AF-LINK-4"
  case foreignLink = "AF-LINK-5"
  case wrappedLink = "AF-LINK-6"
  case redirectedLink = "AF-LINK-7"
  case performedLink = "AF-LINK-8"
  case launchLinkResolved = "AF-LINK-9"
  case launchLinkSkipped = "AF-LINK-10"
  case linkWhileStopped = "AF-LINK-11"
  case schemeLinkParsed = "AF-LINK-12"

  // Push notifications
  case pushLink = "AF-PUSH-1"
  case pushWithoutLink = "AF-PUSH-2"
  case pushPayload = "AF-PUSH-3"

  // The session-ready listener of version 7
  case sessionReady = "AF-SRD-1"
  case sessionReadyWaitsForLink = "AF-SRD-2"
  case sessionReadyTimeout = "AF-SRD-3"
  case sessionReadyLate = "AF-SRD-4"
  case sessionReadyWithoutKeys = "AF-SRD-5"

  // Delivery
  case conversionDataLost = "AF-DEL-1"
  case linkResultLost = "AF-DEL-2"
  case deepLinkResultLost = "AF-DEL-3"

  // Failures
  case launchRefused = "AF-ERR-1"
  case unreadableConversionData = "AF-ERR-2"
  case emptyConversionData = "AF-ERR-3"
  case unknownDevice = "AF-ERR-4"
  case conversionDataRequestFailed = "AF-ERR-5"
  case startThrottled = "AF-ERR-6"
  case startRefused = "AF-ERR-7"
  case startNotSent = "AF-ERR-8"

  // Payloads
  case localPayload = "AF-PAY-1"
  case decodedOnce = "AF-PAY-2"
  case resolvedPayload = "AF-PAY-3"
  case valueTypes = "AF-PAY-4"
  case cachedAttribution = "AF-PAY-5"
  case organicPayload = "AF-PAY-6"
  case nonOrganicPayload = "AF-PAY-7"
  case reservedName = "AF-PAY-8"
  case restrictedPayload = "AF-PAY-9"
  case retargetingPayload = "AF-PAY-10"
  case payloadTimes = "AF-PAY-11"
  case directClickEvent = "AF-PAY-12"
  case clickEventAdditions = "AF-PAY-13"
  case deferredClickEvent = "AF-PAY-14"
  case linkPath = "AF-PAY-15"
  case directMatchType = "AF-PAY-16"
  case shownAttribution = "AF-PAY-17"
  case selfReportedPayload = "AF-PAY-18"

  // How the servers match clicks
  case clickLookback = "AF-CLICK-1"
  case lastClick = "AF-CLICK-2"
  case reinstallWithoutClick = "AF-CLICK-3"
  case deferredLookback = "AF-CLICK-4"
  case deferredPrivacy = "AF-CLICK-5"
  case selfReportedClick = "AF-CLICK-6"
  case attributionLink = "AF-CLICK-7"
  case brandedLink = "AF-CLICK-8"
  case lookupWithoutScheme = "AF-CLICK-9"

  /// The statement behind the id, with its source.
  public var rule: Rule {
    switch self {
    case .startSends: Sessions.startSends
    case .startSkipped: Sessions.startSkipped
    case .launchKept: Sessions.launchKept
    case .launchResent: Sessions.launchResent
    case .startWithoutKeys: Sessions.startWithoutKeys
    case .startCompleted: Sessions.startCompleted
    case .startWhileStopped: Sessions.startWhileStopped
    case .restoredBackup: Sessions.restoredBackup
    case .trackingWait: Tracking.trackingWait
    case .startQueued: Tracking.startQueued
    case .trackingAnswered: Tracking.trackingAnswered
    case .trackingTimedOut: Tracking.trackingTimedOut
    case .trackingKnown: Tracking.trackingKnown
    case .trackingWaitRemoved: Tracking.trackingWaitRemoved
    case .conversionDataAfterLaunch: ConversionData.conversionDataAfterLaunch
    case .conversionDataOfFirstSession: ConversionData.conversionDataOfFirstSession
    case .conversionDataOfEverySession: ConversionData.conversionDataOfEverySession
    case .conversionDataCached: ConversionData.conversionDataCached
    case .conversionDataExpired: ConversionData.conversionDataExpired
    case .conversionDataAskedAgain: ConversionData.conversionDataAskedAgain
    case .conversionDataOfInstall: ConversionData.conversionDataOfInstall
    case .longLinkOpens: OpenAttribution.longLinkOpens
    case .schemeLinkOpens: OpenAttribution.schemeLinkOpens
    case .shortLinkOpens: OpenAttribution.shortLinkOpens
    case .shortLinkFails: OpenAttribution.shortLinkFails
    case .openAttributionRemoved: OpenAttribution.openAttributionRemoved
    case .localLinkFound: UnifiedDeepLinking.localLinkFound
    case .shortLinkFound: UnifiedDeepLinking.shortLinkFound
    case .shortLinkNotResolved: UnifiedDeepLinking.shortLinkNotResolved
    case .noUnifiedDeepLinking: UnifiedDeepLinking.noUnifiedDeepLinking
    case .deferredLookup: DeferredLookup.deferredLookup
    case .deferredLookupOnce: DeferredLookup.deferredLookupOnce
    case .deferredLinkFound: DeferredLookup.deferredLinkFound
    case .deferredLinkNotFound: DeferredLookup.deferredLinkNotFound
    case .deferredLookupFails: DeferredLookup.deferredLookupFails
    case .deferredLookupTimeout: DeferredLookup.deferredLookupTimeout
    case .deferredLookupWithoutKeys: DeferredLookup.deferredLookupWithoutKeys
    case .deferredLookupWaits: DeferredLookup.deferredLookupWaits
    case .deferredLookupStopped: DeferredLookup.deferredLookupStopped
    case .deferredLookupAfterStart: DeferredLookup.deferredLookupAfterStart
    case .deferredAfterDirect: DeferredLookup.deferredAfterDirect
    case .shortLinkAsked: Links.shortLinkAsked
    case .customDomain: Links.customDomain
    case .shortLinkWithQuery: Links.shortLinkWithQuery
    case .unlistedDomain: Links.unlistedDomain
    case .foreignLink: Links.foreignLink
    case .wrappedLink: Links.wrappedLink
    case .redirectedLink: Links.redirectedLink
    case .performedLink: Links.performedLink
    case .launchLinkResolved: Links.launchLinkResolved
    case .launchLinkSkipped: Links.launchLinkSkipped
    case .linkWhileStopped: Links.linkWhileStopped
    case .schemeLinkParsed: Links.schemeLinkParsed
    case .pushLink: Push.pushLink
    case .pushWithoutLink: Push.pushWithoutLink
    case .pushPayload: Push.pushPayload
    case .sessionReady: SessionReady.sessionReady
    case .sessionReadyWaitsForLink: SessionReady.sessionReadyWaitsForLink
    case .sessionReadyTimeout: SessionReady.sessionReadyTimeout
    case .sessionReadyLate: SessionReady.sessionReadyLate
    case .sessionReadyWithoutKeys: SessionReady.sessionReadyWithoutKeys
    case .conversionDataLost: Delivery.conversionDataLost
    case .linkResultLost: Delivery.linkResultLost
    case .deepLinkResultLost: Delivery.deepLinkResultLost
    case .launchRefused: Errors.launchRefused
    case .unreadableConversionData: Errors.unreadableConversionData
    case .emptyConversionData: Errors.emptyConversionData
    case .unknownDevice: Errors.unknownDevice
    case .conversionDataRequestFailed: Errors.conversionDataRequestFailed
    case .startThrottled: Errors.startThrottled
    case .startRefused: Errors.startRefused
    case .startNotSent: Errors.startNotSent
    case .localPayload: Payloads.localPayload
    case .decodedOnce: Payloads.decodedOnce
    case .resolvedPayload: Payloads.resolvedPayload
    case .valueTypes: Payloads.valueTypes
    case .cachedAttribution: Payloads.cachedAttribution
    case .organicPayload: Payloads.organicPayload
    case .nonOrganicPayload: Payloads.nonOrganicPayload
    case .reservedName: Payloads.reservedName
    case .restrictedPayload: Payloads.restrictedPayload
    case .retargetingPayload: Payloads.retargetingPayload
    case .payloadTimes: Payloads.payloadTimes
    case .directClickEvent: Payloads.directClickEvent
    case .clickEventAdditions: Payloads.clickEventAdditions
    case .deferredClickEvent: Payloads.deferredClickEvent
    case .linkPath: Payloads.linkPath
    case .directMatchType: Payloads.directMatchType
    case .shownAttribution: Payloads.shownAttribution
    case .selfReportedPayload: Payloads.selfReportedPayload
    case .clickLookback: Clicks.clickLookback
    case .lastClick: Clicks.lastClick
    case .reinstallWithoutClick: Clicks.reinstallWithoutClick
    case .deferredLookback: Clicks.deferredLookback
    case .deferredPrivacy: Clicks.deferredPrivacy
    case .selfReportedClick: Clicks.selfReportedClick
    case .attributionLink: Clicks.attributionLink
    case .brandedLink: Clicks.brandedLink
    case .lookupWithoutScheme: Clicks.lookupWithoutScheme
    }
  }
}
