import Foundation
import SDKContract

/// Adds an item to the keychain of the simulated device.
///
/// - Parameters:
///   - attributes: The attributes of the item, and which of them to return.
///   - result: Receives what the attributes ask for; nil if the caller needs nothing back.
/// - Returns: `errSecSuccess`, or the reason for the failure.
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

/// Finds items in the keychain of the simulated device.
///
/// - Parameters:
///   - query: The attributes to match, the match limit, and what to return of each match.
///   - result: Receives what the query asks for; nil if the caller needs nothing back.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or the reason for the failure.
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

/// Updates the matching items in the keychain of the simulated device.
///
/// - Parameters:
///   - query: The attributes to match.
///   - attributesToUpdate: The attributes to change, with their new values.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or the reason for the failure.
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

/// Deletes the matching items from the keychain of the simulated device.
///
/// - Parameter query: The attributes to match.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or the reason for the failure.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard query[kSecClass] != nil else { return errSecParam }
  return Keychain.change { items in
    let count = items.count
    items.removeAll { $0.fits(query) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}

/// Returns a description of a result code; nil if the code has none.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "The operation succeeded."
  case errSecParam: "A parameter is invalid or missing."
  case errSecDuplicateItem: "The item already exists."
  case errSecItemNotFound: "No item matches."
  default: nil
  }
}

/// The keychain of the simulated device of the current thread.
private enum Keychain {
  /// Runs a keychain call, which may read and change the items in the order in which they were added.
  ///
  /// - Returns: The call's result; `errSecNotAvailable` outside a simulation.
  static func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    guard AppEnvironment.simulated != nil else { return errSecNotAvailable }
    // The call returns before anything else runs, on the calling thread.
    return withoutActuallyEscaping(body) { body in
      AppEnvironment.withCurrent(body) { environment, body in
        let former = environment.keychain
        var items = former.sorted { $0.key < $1.key }.map { KeychainItem(text: $0.value) }
        let status = body(&items)
        // Keys of equal length sort as strings in the order of their numbers.
        let places = items.indices.map { String(format: "%06d", $0) }
        let present = Dictionary(uniqueKeysWithValues: zip(places, items.map(\.text)))
        if present != former { environment.keychain = present }
        return status
      }
    }
  }
}
