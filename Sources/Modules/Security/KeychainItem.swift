import Foundation
import SDKContract

/// A keychain item: its attributes and its data.
struct KeychainItem {
  private var attributes: [String: Any]

  /// The query keys that describe the answer or the call rather than the items.
  private static let ofAnswers: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseAuthenticationUI, kSecUseOperationPrompt,
  ]
  /// The attributes that together identify an item.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrServer,
    kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrAuthenticationType,
  ]

  /// Creates the item that `SecItemAdd` adds.
  init(adding attributes: CFDictionary) {
    self.attributes = attributes.filter { !Self.ofAnswers.contains($0.key) }
  }

  /// Creates an item from the text in which the device stores it.
  init(text: String) { attributes = StoredValue(text: text).value as? [String: Any] ?? [:] }

  /// The text in which the device stores the item. Values that a property list cannot hold are left out.
  var text: String {
    let values = attributes.filter { StoredValue($0.value) != nil }
    return StoredValue(values)?.text ?? ""
  }

  /// Returns whether the keychain treats both as the same item.
  func isSame(as other: KeychainItem) -> Bool {
    Self.identity.allSatisfy { Self.areEqual(attributes[$0], other.attributes[$0]) }
  }

  /// Returns whether the item matches a query.
  func fits(_ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in
      if Self.ofAnswers.contains(key) || key == kSecValueData { return true }
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
      return Self.areEqual(attributes[key], value)
    }
  }

  /// Merges changed attributes into the item.
  mutating func update(_ changes: CFDictionary) { attributes.merge(changes) { $1 } }

  /// Returns what a query asks for of the item; nil if it asks for nothing.
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
