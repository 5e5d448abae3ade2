/// Decodes the bytes from a terminal into keys; a key can arrive in parts.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// Returns the keys that are complete.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, count) = first() {
      pending.removeFirst(count)
      keys.append(key)
    }
    return keys
  }

  /// Returns the first key and its number of bytes; nil if it is incomplete.
  private func first() -> (Key, Int)? {
    guard let byte = pending.first else { return nil }
    switch byte {
    case 0x1B: return escape()
    // The end of a line that was copied from a file with both is one key.
    case 0x0D where pending.count > 1 && pending[1] == 0x0A: return (.enter, 2)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00..<0x20: return (.unknown, 1)
    default: return character(byte)
    }
  }

  private func character(_ byte: UInt8) -> (Key, Int)? {
    let count = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard pending.count >= count else { return nil }
    let text = String(decoding: pending[..<count], as: UTF8.self)
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else {
      return (.unknown, 1)
    }
    return (.character(Character(scalar)), count)
  }

  /// Decodes a sequence such as `ESC [ 1 ; 5 C`; the escape key alone has no function, and takes no other key along.
  private func escape() -> (Key, Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "b"): return (.wordLeft, 2)
    case UInt8(ascii: "f"): return (.wordRight, 2)
    case 0x08, 0x7F: return (.control("w"), 2)
    case UInt8(ascii: "["), UInt8(ascii: "O"): break
    case 0x00..<0x20, 0x80...: return (.unknown, 1)
    default: return (.unknown, 2)
    }
    // The function keys of a Linux console have a second bracket.
    if pending.count > 2, pending[1...2].allSatisfy({ $0 == UInt8(ascii: "[") }) {
      return pending.count > 3 ? (.unknown, 4) : nil
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return nil }
    guard 0x40...0x7E ~= pending[end] else { return (.unknown, end) }
    let arguments = String(decoding: pending[2..<end], as: UTF8.self)
    return (Self.key(pending[end], arguments), end + 1)
  }

  private static func key(_ final: UInt8, _ arguments: String) -> Key {
    let isWord = arguments.hasSuffix(";5") || arguments.hasSuffix(";3")
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isWord ? .wordRight : .right
    case UInt8(ascii: "D"): return isWord ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"):
      switch arguments {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return .delete
      default: return .unknown
      }
    default: return .unknown
    }
  }
}
