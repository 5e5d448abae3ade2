import Foundation

/// A generator of random bytes.
public final class SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The generator of the system.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills in random bytes, which are the same in each run of a simulated app.
///
/// - Parameters:
///   - generator: The generator; each stands for that of the system.
///   - count: The number of bytes.
///   - bytes: Receives the bytes.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count { bytes.storeBytes(of: .random(in: 0 ... .max), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
