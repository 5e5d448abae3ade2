import Foundation

/// The revenue of an ad, with the members of the SDK's class.
public final class ADJAdRevenue: NSObject {
  /// The source of the revenue, such as the mediation SDK.
  public let source: String
  /// The amount; zero if not set.
  public private(set) var revenue = NSNumber(value: 0)
  /// The currency, as a three-letter code; empty if not set.
  public private(set) var currency = ""
  /// The number of ad impressions; zero if not set.
  public private(set) var adImpressionsCount = NSNumber(value: 0)
  /// The ad network; empty if not set.
  public private(set) var adRevenueNetwork = ""
  /// The ad unit; empty if not set.
  public private(set) var adRevenueUnit = ""
  /// The ad placement; empty if not set.
  public private(set) var adRevenuePlacement = ""
  /// The callback parameters, for the app's own servers.
  public private(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The partner parameters.
  public private(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates ad revenue; nil if the source is empty.
  public init?(source: String) {
    guard !source.isEmpty else { return nil }
    self.source = source
  }

  /// Whether the revenue can be reported.
  public func isValid() -> Bool { !source.isEmpty }

  /// Sets the amount.
  public func setRevenue(_ amount: Double, currency: String) {
    revenue = NSNumber(value: amount)
    self.currency = currency
  }

  /// Sets the number of ad impressions.
  public func setAdImpressionsCount(_ adImpressionsCount: Int32) {
    self.adImpressionsCount = NSNumber(value: adImpressionsCount)
  }

  /// Sets the ad network.
  public func setAdRevenueNetwork(_ adRevenueNetwork: String) { self.adRevenueNetwork = adRevenueNetwork }

  /// Sets the ad unit.
  public func setAdRevenueUnit(_ adRevenueUnit: String) { self.adRevenueUnit = adRevenueUnit }

  /// Sets the ad placement.
  public func setAdRevenuePlacement(_ adRevenuePlacement: String) { self.adRevenuePlacement = adRevenuePlacement }

  /// Adds a callback parameter, for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a partner parameter.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }
}
