/// The rules of the AppsFlyer SDK and of its servers.
public enum AppsFlyerRule: String, RuleBook {
  case startSends = "AF-SES-1"
  case startSkipped = "AF-SES-2"
  case launchKept = "AF-SES-3"
  case launchResent = "AF-SES-4"
  case startWithoutKeys = "AF-SES-5"

  case conversionDataAfterLaunch = "AF-GCD-1"
  case conversionDataOfFirstSession = "AF-GCD-2"
  case conversionDataOfEverySession = "AF-GCD-3"
  case conversionDataCached = "AF-GCD-4"
  case conversionDataExpired = "AF-GCD-5"
  case conversionDataAskedAgain = "AF-GCD-6"

  case longLinkOpens = "AF-OAOA-1"
  case schemeLinkOpens = "AF-OAOA-2"
  case shortLinkOpens = "AF-OAOA-3"
  case shortLinkFails = "AF-OAOA-4"
  case openAttributionRemoved = "AF-OAOA-5"

  case shortLinkAsked = "AF-LINK-1"
  case customDomain = "AF-LINK-2"
  case shortLinkWithQuery = "AF-LINK-3"
  case unlistedDomain = "AF-LINK-4"
  case foreignLink = "AF-LINK-5"

  case conversionDataLost = "AF-DEL-1"
  case linkResultLost = "AF-DEL-2"

  case launchRefused = "AF-ERR-1"
  case unreadableConversionData = "AF-ERR-2"
  case emptyConversionData = "AF-ERR-3"
  case unknownDevice = "AF-ERR-4"
  case conversionDataRequestFailed = "AF-ERR-5"

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

  case clickLookback = "AF-ATT-1"
  case lastClick = "AF-ATT-2"
  case reinstallWithoutClick = "AF-ATT-3"

  /// The statement behind the id, with its source.
  public var rule: Rule {
    switch self {
    case .startSends: Sessions.startSends
    case .startSkipped: Sessions.startSkipped
    case .launchKept: Sessions.launchKept
    case .launchResent: Sessions.launchResent
    case .startWithoutKeys: Sessions.startWithoutKeys
    case .conversionDataAfterLaunch: ConversionData.conversionDataAfterLaunch
    case .conversionDataOfFirstSession: ConversionData.conversionDataOfFirstSession
    case .conversionDataOfEverySession: ConversionData.conversionDataOfEverySession
    case .conversionDataCached: ConversionData.conversionDataCached
    case .conversionDataExpired: ConversionData.conversionDataExpired
    case .conversionDataAskedAgain: ConversionData.conversionDataAskedAgain
    case .longLinkOpens: OpenAttribution.longLinkOpens
    case .schemeLinkOpens: OpenAttribution.schemeLinkOpens
    case .shortLinkOpens: OpenAttribution.shortLinkOpens
    case .shortLinkFails: OpenAttribution.shortLinkFails
    case .openAttributionRemoved: OpenAttribution.openAttributionRemoved
    case .shortLinkAsked: Links.shortLinkAsked
    case .customDomain: Links.customDomain
    case .shortLinkWithQuery: Links.shortLinkWithQuery
    case .unlistedDomain: Links.unlistedDomain
    case .foreignLink: Links.foreignLink
    case .conversionDataLost: Delivery.conversionDataLost
    case .linkResultLost: Delivery.linkResultLost
    case .launchRefused: Errors.launchRefused
    case .unreadableConversionData: Errors.unreadableConversionData
    case .emptyConversionData: Errors.emptyConversionData
    case .unknownDevice: Errors.unknownDevice
    case .conversionDataRequestFailed: Errors.conversionDataRequestFailed
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
    case .clickLookback: Attribution.clickLookback
    case .lastClick: Attribution.lastClick
    case .reinstallWithoutClick: Attribution.reinstallWithoutClick
    }
  }
}
