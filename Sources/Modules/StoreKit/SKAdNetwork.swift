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
