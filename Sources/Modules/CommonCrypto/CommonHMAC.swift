import CryptoKit
import Foundation

/// A hash function of a code.
public typealias CCHmacAlgorithm = UInt32
/// The hash function SHA1.
public let kCCHmacAlgSHA1 = 0
/// The hash function MD5.
public let kCCHmacAlgMD5 = 1
/// The hash function SHA256.
public let kCCHmacAlgSHA256 = 2
/// The hash function SHA384.
public let kCCHmacAlgSHA384 = 3
/// The hash function SHA512.
public let kCCHmacAlgSHA512 = 4

/// Writes the code for data to a buffer.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let data = UnsafeRawBufferPointer(start: data, count: dataLength)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), to: macOut)
  case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), to: macOut)
  case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: data, using: key), to: macOut)
  case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: data, using: key), to: macOut)
  case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: data, using: key), to: macOut)
  default: break
  }
}

private func write<Bytes: ContiguousBytes>(_ code: Bytes, to buffer: UnsafeMutableRawPointer?) {
  code.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    buffer?.copyMemory(from: start, byteCount: bytes.count)
  }
}
