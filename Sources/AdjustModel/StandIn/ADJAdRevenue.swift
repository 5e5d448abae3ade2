import Foundation

/// Revenue of an advertisement, with the members of the SDK's class.
public final class ADJAdRevenue: NSObject {
  /// Who chose the network.
  public let source: String
  /// The amount; zero if none was set.
  public private(set) var revenue = NSNumber(value: 0)
  /// The currency, three letters; empty if none was set.
  public private(set) var currency = ""
  /// How often the advertisement was seen; zero if that was not set.
  public private(set) var adImpressionsCount = NSNumber(value: 0)
  /// The network that paid; empty if none was set.
  public private(set) var adRevenueNetwork = ""
  /// The unit of the advertisement; empty if none was set.
  public private(set) var adRevenueUnit = ""
  /// The place of the advertisement; empty if none was set.
  public private(set) var adRevenuePlacement = ""
  /// The parameters for the app's own servers.
  public private(set) var callbackParameters: [AnyHashable: Any] = [:]
  /// The parameters for partners.
  public private(set) var partnerParameters: [AnyHashable: Any] = [:]

  /// Creates revenue; nil if there is no source.
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

  /// Sets how often the advertisement was seen.
  public func setAdImpressionsCount(_ adImpressionsCount: Int32) {
    self.adImpressionsCount = NSNumber(value: adImpressionsCount)
  }

  /// Sets the network that paid.
  public func setAdRevenueNetwork(_ adRevenueNetwork: String) { self.adRevenueNetwork = adRevenueNetwork }

  /// Sets the unit of the advertisement.
  public func setAdRevenueUnit(_ adRevenueUnit: String) { self.adRevenueUnit = adRevenueUnit }

  /// Sets the place of the advertisement.
  public func setAdRevenuePlacement(_ adRevenuePlacement: String) { self.adRevenuePlacement = adRevenuePlacement }

  /// Adds a parameter for the app's own servers.
  public func addCallbackParameter(_ key: String, value: String) { callbackParameters[key] = value }

  /// Adds a parameter for partners.
  public func addPartnerParameter(_ key: String, value: String) { partnerParameters[key] = value }
}
