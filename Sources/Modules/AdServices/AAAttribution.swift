import Foundation

/// Stands in for the access to an install's attribution by Apple Ads.
public final class AAAttribution: NSObject {
  /// Returns the token with which a server asks Apple for the attribution; it is the same on each simulated device.
  public class func attributionToken() throws -> String { "attribution-token" }
}
