import AppsFlyerLib
import DeepLinkSimulator
import Foundation
import Security
import UIKit

// An app that knows its user again by an item of the keychain, which outlives the app, and its launch by the defaults,
// which do not.

enum TokenStore {
  private static func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "com.example.fruit",
      kSecAttrAccount as String: account,
    ]
  }

  static func save(_ value: String, for account: String) -> OSStatus {
    let data = Data(value.utf8)
    let status = SecItemUpdate(query(account) as CFDictionary, [kSecValueData as String: data] as CFDictionary)
    guard status == errSecItemNotFound else { return status }
    var item = query(account)
    item[kSecValueData as String] = data
    item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(item as CFDictionary, nil)
  }

  static func value(for account: String) -> String? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  static func accounts() -> [String] {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "com.example.fruit", kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true,
    ]
    var items: AnyObject?
    guard SecItemCopyMatching(query as CFDictionary, &items) == errSecSuccess else { return [] }
    return (items as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount as String] as? String }
  }

  static func remove(_ account: String) -> Bool { SecItemDelete(query(account) as CFDictionary) == noErr }
}

final class KeychainAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isNew = !UserDefaults.standard.bool(forKey: "wasLaunched")
    UserDefaults.standard.set(true, forKey: "wasLaunched")
    let user = TokenStore.value(for: "user")
    AppEnvironment.current.record("user", "\(user ?? "none"), \(isNew ? "new" : "known") install")
    let number = Int(user ?? "0").map { $0 + 1 } ?? 0
    let saved = TokenStore.save("\(number)", for: "user") == errSecSuccess
    let again = SecItemAdd(
      [kSecClass: kSecClassGenericPassword, kSecAttrService: "com.example.fruit", kSecAttrAccount: "user"]
        as CFDictionary, nil)
    AppEnvironment.current.record(
      "keychain", "\(saved) \(again == errSecDuplicateItem) \(TokenStore.accounts()) \(TokenStore.remove("other"))")
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {}
}
