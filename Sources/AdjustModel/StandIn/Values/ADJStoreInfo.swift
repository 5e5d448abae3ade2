import Foundation

/// The store that distributes an app, with the members of the SDK's class.
public final class ADJStoreInfo: NSObject {
  /// The name of the store.
  public let storeName: String
  /// The id of the app in the store.
  public var storeAppId = ""

  /// Creates a store; nil if the name is empty.
  public init?(storeName: String) {
    guard !storeName.isEmpty else { return nil }
    self.storeName = storeName
  }
}
