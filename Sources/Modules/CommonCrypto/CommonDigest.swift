import CryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes, for the functions with blocks of 128 bytes.
public typealias CC_LONG64 = UInt64

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest of SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a digest of SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a digest of SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a digest of SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of MD5 of data to a buffer, and returns the buffer.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// Writes the digest of SHA1 of data to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// Writes the digest of SHA256 of data to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA256.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// Writes the digest of SHA384 of data to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA384.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

/// Writes the digest of SHA512 of data to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA512.hash(data: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
}

private func write<Bytes: Sequence>(_ bytes: Bytes, to buffer: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>? where Bytes.Element == UInt8
{
  guard let buffer else { return nil }
  for (index, byte) in bytes.enumerated() { buffer[index] = byte }
  return buffer
}
