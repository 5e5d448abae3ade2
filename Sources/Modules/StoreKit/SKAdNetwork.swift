import Foundation

/// Stands in for the system's attribution: it accepts conversion values.
open class SKAdNetwork: NSObject {
  /// A rough conversion value.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A high value.
    public static let high = CoarseConversionValue(rawValue: "high")
    /// A middle value.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// A low value.
    public static let low = CoarseConversionValue(rawValue: "low")
  }

  /// Says that the app was launched.
  open class func registerAppForAdNetworkAttribution() {}
  /// Sets a conversion value.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Sets a conversion value.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Sets a conversion value and a rough one.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Sets a conversion value and a rough one, and ends the window.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}
