import Foundation

/// The hash functions that are no longer secure.
enum OldHashes {
  /// Returns the hash of MD5, as in RFC 1321.
  static func md5(_ message: [UInt8]) -> [UInt8] {
    let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    let bytes = Padding.padded(message, blockSize: 64, lengthSize: 8, isLittleEndian: true)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      let words = (0..<16).map { index in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[block + index * 4 + $1]) << UInt32(8 * $1) }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, word): (UInt32, Int) =
          switch index / 16 {
          case 0: ((b & c) | (~b & d), index)
          case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        // The constants are those of the sine, which is exact enough for 32 bits.
        let constant = UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
        let sum = a &+ mixed &+ constant &+ words[word]
        (a, d, c, b) = (d, c, b, b &+ rotated(sum, shifts[index / 16][index % 4]))
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
  }

  /// Returns the hash of SHA-1, as in FIPS 180-4.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    let bytes = Padding.padded(message, blockSize: 64, lengthSize: 8, isLittleEndian: false)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { index in
        bytes[(block + index * 4)..<(block + index * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, sum)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func rotated(_ word: UInt32, _ distance: UInt32) -> UInt32 {
    word << distance | word >> (32 - distance)
  }
}
