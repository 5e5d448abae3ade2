import Foundation

/// Stands in for the system's ad attribution, which accepts conversion values.
open class SKAdNetwork: NSObject {
  /// A coarse conversion value.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The high value.
    public static let high = CoarseConversionValue(rawValue: "high")
    /// The medium value.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// The low value.
    public static let low = CoarseConversionValue(rawValue: "low")
  }

  /// Registers the app for ad attribution.
  open class func registerAppForAdNetworkAttribution() {}
  /// Sets a conversion value.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Sets a conversion value.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Sets a fine and a coarse conversion value.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Sets a fine and a coarse conversion value, and whether to lock the window.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

/// Why the system did not accept a conversion value. A simulation accepts all of them.
public struct SKANError: Error, Hashable, Sendable {
  /// A code.
  public enum Code: Int, Sendable {
    /// The impression lacks a value.
    case impressionMissingRequiredValue = 0
    /// The system does not support the call.
    case unsupported = 1
    /// The identifier of the network is not valid.
    case adNetworkIdMissing = 2
    /// The signature does not match.
    case mismatchedSourceAppId = 3
    /// There is no impression.
    case impressionNotFound = 4
    /// The campaign is not valid.
    case invalidCampaignId = 5
    /// The conversion value is not valid.
    case invalidConversionValue = 6
    /// The source of the app is not valid.
    case invalidSourceAppId = 7
    /// The advertised app is not valid.
    case invalidAdvertisedAppId = 8
    /// The version is not valid.
    case invalidVersion = 9
    /// The reason is not known.
    case unknown = 10
  }
  /// The code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
