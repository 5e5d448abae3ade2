import Foundation
import SDKContract

/// Adds an item to the keychain of the simulated device.
///
/// - Parameters:
///   - attributes: What the item is, and what is to be returned of it.
///   - result: Gets what is to be returned; nil if it is of no interest.
/// - Returns: The result.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard attributes[kSecClass] != nil else { return errSecParam }
  return Keychain.change { items in
    let item = KeychainItem(adding: attributes)
    if items.contains(where: { $0.isSame(as: item) }) { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = item.result(for: attributes)
    return errSecSuccess
  }
}

/// Looks for items in the keychain of the simulated device.
///
/// - Parameters:
///   - query: What the items have, how many are to be found, and what is to be returned of them.
///   - result: Gets what is to be returned; nil if it is of no interest.
/// - Returns: The result.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.change { items in
    let found = items.filter { $0.fits(query) }
    guard let first = found.first else { return errSecItemNotFound }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
      result?.pointee = found.compactMap { $0.result(for: query) } as AnyObject
    } else {
      result?.pointee = first.result(for: query)
    }
    return errSecSuccess
  }
}

/// Changes items in the keychain of the simulated device.
///
/// - Parameters:
///   - query: What the items have.
///   - attributesToUpdate: What they have afterwards.
/// - Returns: The result.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.change { items in
    var isFound = false
    for index in items.indices where items[index].fits(query) {
      isFound = true
      items[index].update(attributesToUpdate)
    }
    return isFound ? errSecSuccess : errSecItemNotFound
  }
}

/// Removes items from the keychain of the simulated device.
///
/// - Parameter query: What the items have.
/// - Returns: The result.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.change { items in
    let count = items.count
    items.removeAll { $0.fits(query) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}

/// Says in words what a result means.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "It is done."
  case errSecParam: "The call lacks something."
  case errSecDuplicateItem: "There is such an item already."
  case errSecItemNotFound: "There is no such item."
  default: nil
  }
}

/// The keychain of the device that is simulated on this thread.
private enum Keychain {
  /// Lets a call see and change the items, in the order in which they were added.
  ///
  /// - Returns: The result of the call; outside of a simulation there is no keychain.
  static func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    guard AppEnvironment.simulated != nil else { return errSecNotAvailable }
    // The call returns before anything else runs, on the thread on which it was made.
    return withoutActuallyEscaping(body) { body in
      AppEnvironment.withCurrent(body) { environment, body in
        let former = environment.keychain
        var items = former.sorted { $0.key < $1.key }.map { KeychainItem(text: $0.value) }
        let status = body(&items)
        // Numbers of one length are in order as texts, too.
        let places = items.indices.map { String(format: "%06d", $0) }
        let present = Dictionary(uniqueKeysWithValues: zip(places, items.map(\.text)))
        if present != former { environment.keychain = present }
        return status
      }
    }
  }
}
