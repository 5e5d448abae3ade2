import DeepLinkSimulator

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Converts paths between the system, which uses bytes, and Swift, which uses text.
///
/// Bytes that are not UTF-8 are represented by private-use characters, so that the path still leads to its file.
enum SystemPath {
  /// The text of a path.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let lengths = first < 0x80 ? 1...1 : 2...4
      let character = lengths.lazy.filter { $0 <= rest.count }.compactMap { length in
        String(validating: rest.prefix(length), as: UTF8.self).map { ($0, length) }
      }.first
      text += character?.0 ?? standIn(for: first)
      rest = rest.dropFirst(character?.1 ?? 1)
    }
    return text
  }

  /// The text of a path that ends with a zero byte.
  static func text(_ path: UnsafePointer<CChar>) -> String {
    text(UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:)))
  }

  /// The bytes of a path.
  static func bytes(_ text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: { $0.representedByte != nil }) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in scalar.representedByte.map { [$0] } ?? Array(String(scalar).utf8) }
  }

  private static func standIn(for byte: UInt8) -> String {
    Unicode.Scalar(standInFor: byte).map { String($0) } ?? ""
  }
}

extension String {
  /// Calls a closure with the path in the form that the system uses.
  func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let bytes = SystemPath.bytes(self).map(CChar.init(bitPattern:)) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // There is at least the terminating zero byte, so the address is never nil.
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}
