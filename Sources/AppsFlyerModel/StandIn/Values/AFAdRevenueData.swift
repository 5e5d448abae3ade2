import Foundation

/// The mediation network of an ad, with the raw values of the SDK.
public enum MediationNetworkType: UInt, CaseIterable, Sendable {
  case googleAdMob = 1
  case ironSource
  case applovinMax
  case fyber
  case appodeal
  case admost
  case topon
  case tradplus
  case yandex
  case chartBoost
  case unity
  case toponPte
  case custom
  case directMonetization
}

/// The name of the type in the headers.
public typealias AppsFlyerAdRevenueMediationNetworkType = MediationNetworkType

/// The revenue of an ad, with the members of the SDK's class.
public final class AFAdRevenueData: NSObject {
  /// The ad network that paid.
  public var monetizationNetwork: String
  /// The mediation network.
  public var mediationNetwork: MediationNetworkType
  /// The currency, as a three-letter code.
  public var currencyIso4217Code: String
  /// The amount.
  public var eventRevenue: NSNumber

  /// Creates the revenue of an ad.
  public init(
    monetizationNetwork: String, mediationNetwork: MediationNetworkType, currencyIso4217Code: String,
    eventRevenue: NSNumber
  ) {
    self.monetizationNetwork = monetizationNetwork
    self.mediationNetwork = mediationNetwork
    self.currencyIso4217Code = currencyIso4217Code
    self.eventRevenue = eventRevenue
  }
}

/// The key of the ad network that paid.
public let kAppsFlyerAdRevenueMonetizationNetwork = "monetization_network"
/// The key of the mediation network.
public let kAppsFlyerAdRevenueMediationNetwork = "mediation_network"
/// The key of the ad revenue.
public let kAppsFlyerAdRevenueEventRevenue = "event_revenue"
/// The key of the ad revenue's currency.
public let kAppsFlyerAdRevenueEventRevenueCurrency = "event_revenue_currency"
/// The key of custom parameters for ad revenue.
public let kAppsFlyerAdRevenueCustomParameters = "custom_parameters"
/// The wrapper type of ad revenue.
public let kAFADRWrapperTypeGeneric = "adrevenue_sdk"
/// The key of the country in which the ad was shown.
public let kAppsFlyerAdRevenueCountry = "country"
/// The key of the ad unit.
public let kAppsFlyerAdRevenueAdUnit = "ad_unit"
/// The key of the ad type.
public let kAppsFlyerAdRevenueAdType = "ad_type"
/// The key of the ad's placement.
public let kAppsFlyerAdRevenuePlacement = "placement"
