import Foundation

/// A link for `Adjust.processDeeplink(_:)`, with the members of the SDK's class.
public final class ADJDeeplink: NSObject {
  /// The link that opened the app.
  public let deeplink: URL
  /// The referrer.
  public private(set) var referrer: URL?

  /// Creates the object; nil without a link.
  public init?(deeplink: URL?) {
    guard let deeplink else { return nil }
    self.deeplink = deeplink
  }

  /// Sets the referrer.
  public func setReferrer(_ referrer: URL) {
    self.referrer = referrer
  }
}
