import Foundation

/// The store that an app comes from, with the members of the SDK's class.
public final class ADJStoreInfo: NSObject {
  /// The name of the store.
  public let storeName: String
  /// The id of the app there.
  public var storeAppId = ""

  /// Creates a store; nil if there is no name.
  public init?(storeName: String) {
    guard !storeName.isEmpty else { return nil }
    self.storeName = storeName
  }
}
