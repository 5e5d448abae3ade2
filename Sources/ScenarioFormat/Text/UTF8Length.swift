extension [UInt8] {
  /// Returns the length in bytes of the non-ASCII character at an index; 0 if it is not valid UTF-8.
  func lengthOfCharacter(at index: Int) -> Int {
    let lead = self[index]
    // The second byte rules out overlong forms, surrogates and values beyond Unicode.
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return 0 }
    for offset in 2..<Swift.max(length, 2) where self[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
