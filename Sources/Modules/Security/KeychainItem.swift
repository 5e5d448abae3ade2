import Foundation
import SDKContract

/// An item of the keychain: its attributes, and its data.
struct KeychainItem {
  private var attributes: [String: Any]

  /// What a query says of the answer, and not of the items.
  private static let ofAnswers: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseAuthenticationUI, kSecUseOperationPrompt,
  ]
  /// What tells one item from another.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrServer,
    kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrAuthenticationType,
  ]

  /// Creates the item that a call adds.
  init(adding attributes: CFDictionary) {
    self.attributes = attributes.filter { !Self.ofAnswers.contains($0.key) }
  }

  /// Reads an item of the device.
  init(text: String) { attributes = StoredValue(text: text).value as? [String: Any] ?? [:] }

  /// The item as the device keeps it; what property lists do not know is left out.
  var text: String {
    let values = attributes.filter { StoredValue($0.value) != nil }
    return StoredValue(values)?.text ?? ""
  }

  /// Whether both are one item to the keychain.
  func isSame(as other: KeychainItem) -> Bool {
    Self.identity.allSatisfy { Self.areEqual(attributes[$0], other.attributes[$0]) }
  }

  /// Whether the item has all that a query says.
  func fits(_ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in
      if Self.ofAnswers.contains(key) || key == kSecValueData { return true }
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
      return Self.areEqual(attributes[key], value)
    }
  }

  /// Changes the item.
  mutating func update(_ changes: CFDictionary) { attributes.merge(changes) { $1 } }

  /// What a query wants to be returned of the item; nil if it wants nothing.
  func result(for query: CFDictionary) -> AnyObject? {
    let data = attributes[kSecValueData] as? Data
    guard query[kSecReturnAttributes] as? Bool == true else {
      return query[kSecReturnData] as? Bool == true ? data as AnyObject? : nil
    }
    var answer = attributes
    if query[kSecReturnData] as? Bool != true { answer[kSecValueData] = nil }
    return answer as AnyObject
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    one.flatMap { StoredValue($0)?.text } == other.flatMap { StoredValue($0)?.text }
  }
}
