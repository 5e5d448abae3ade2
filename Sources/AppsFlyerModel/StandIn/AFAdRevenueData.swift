import Foundation

/// Who chooses the network of an advertisement, with the raw values of the SDK.
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

/// The name that the type has in the headers.
public typealias AppsFlyerAdRevenueMediationNetworkType = MediationNetworkType

/// Revenue of an advertisement, with the members of the SDK's class.
public final class AFAdRevenueData: NSObject {
  /// The network that paid.
  public var monetizationNetwork: String
  /// Who chose the network.
  public var mediationNetwork: MediationNetworkType
  /// The currency, three letters.
  public var currencyIso4217Code: String
  /// The amount.
  public var eventRevenue: NSNumber

  /// Creates revenue.
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

/// The key of the network that paid for revenue of an advertisement.
public let kAppsFlyerAdRevenueMonetizationNetwork = "monetization_network"
/// The key of who chose the network of an advertisement.
public let kAppsFlyerAdRevenueMediationNetwork = "mediation_network"
/// The key of the revenue of an advertisement.
public let kAppsFlyerAdRevenueEventRevenue = "event_revenue"
/// The key of the currency of the revenue of an advertisement.
public let kAppsFlyerAdRevenueEventRevenueCurrency = "event_revenue_currency"
/// The key of the app's own parameters of an advertisement.
public let kAppsFlyerAdRevenueCustomParameters = "custom_parameters"
/// The key of the kind of wrapper of an advertisement.
public let kAFADRWrapperTypeGeneric = "adrevenue_sdk"
/// The key of the country of an advertisement.
public let kAppsFlyerAdRevenueCountry = "country"
/// The key of the unit of an advertisement.
public let kAppsFlyerAdRevenueAdUnit = "ad_unit"
/// The key of the type of an advertisement.
public let kAppsFlyerAdRevenueAdType = "ad_type"
/// The key of the place of an advertisement.
public let kAppsFlyerAdRevenuePlacement = "placement"
