/// The hash functions of FIPS 180-4 with words of 32 and 64 bits.
enum SHA2 {
  /// The fractional parts of the cube roots of the first 80 primes; SHA-256 has the upper halves of the first 64.
  private static let constants: [UInt64] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
  ]
  /// The fractional parts of the square roots of the first 16 primes.
  private static let roots: [UInt64] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
  ]

  /// Returns the hash of SHA-256.
  static func sha256(_ message: [UInt8]) -> [UInt8] {
    hash(
      message, from: roots.prefix(8).map { UInt32($0 >> 32) }, constants: constants.prefix(64).map { UInt32($0 >> 32) },
      large: ((2, 13, 22), (6, 11, 25)), small: ((7, 18, 3), (17, 19, 10)))
  }

  /// Returns the hash of SHA-384, a part of one of SHA-512 that begins with other words.
  static func sha384(_ message: [UInt8]) -> [UInt8] { Array(long(message, from: Array(roots.suffix(8))).prefix(48)) }

  /// Returns the hash of SHA-512.
  static func sha512(_ message: [UInt8]) -> [UInt8] { long(message, from: Array(roots.prefix(8))) }

  private static func long(_ message: [UInt8], from start: [UInt64]) -> [UInt8] {
    hash(
      message, from: start, constants: constants, large: ((28, 34, 39), (14, 18, 41)), small: ((1, 8, 7), (19, 61, 6)))
  }

  /// Hashes a message; the last of the small distances is one of a shift, and the others are of rotations.
  private static func hash<Word: FixedWidthInteger & UnsignedInteger>(
    _ message: [UInt8], from start: [Word], constants: [Word], large: ((Int, Int, Int), (Int, Int, Int)),
    small: ((Int, Int, Int), (Int, Int, Int))
  ) -> [UInt8] {
    let size = Word.bitWidth / 8
    let bytes = Padding.padded(message, blockSize: 16 * size, lengthSize: 2 * size, isLittleEndian: false)
    var state = start
    for block in stride(from: 0, to: bytes.count, by: 16 * size) {
      var words = (0..<16).map { index in
        bytes[(block + index * size)..<(block + (index + 1) * size)].reduce(Word(0)) { $0 << 8 | Word($1) }
      }
      for index in 16..<constants.count {
        let (first, second) = (words[index - 15], words[index - 2])
        words.append(
          words[index - 16] &+ words[index - 7]
            &+ (rotated(first, small.0.0) ^ rotated(first, small.0.1) ^ (first >> Word(small.0.2)))
            &+ (rotated(second, small.1.0) ^ rotated(second, small.1.1) ^ (second >> Word(small.1.2))))
      }
      var work = state
      for index in constants.indices {
        let (first, fifth) = (work[0], work[4])
        let sum = rotated(fifth, large.1.0) ^ rotated(fifth, large.1.1) ^ rotated(fifth, large.1.2)
        let choice = (fifth & work[5]) ^ (~fifth & work[6])
        let next = work[7] &+ sum &+ choice &+ constants[index] &+ words[index]
        let other = rotated(first, large.0.0) ^ rotated(first, large.0.1) ^ rotated(first, large.0.2)
        let majority = (first & work[1]) ^ (first & work[2]) ^ (work[1] & work[2])
        work.removeLast()
        work.insert(next &+ other &+ majority, at: 0)
        work[4] = work[4] &+ next
      }
      for index in state.indices { state[index] = state[index] &+ work[index] }
    }
    return state.flatMap { word in (0..<size).map { UInt8(truncatingIfNeeded: word >> Word(8 * (size - 1 - $0))) } }
  }

  private static func rotated<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word, _ distance: Int) -> Word {
    word >> Word(distance) | word << Word(Word.bitWidth - distance)
  }
}

/// The end of a message that is hashed in blocks.
enum Padding {
  /// Returns a message with a bit that is set, zeroes, and its length in bits, which fill its last block.
  static func padded(_ message: [UInt8], blockSize: Int, lengthSize: Int, isLittleEndian: Bool) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % blockSize != blockSize - lengthSize { bytes.append(0) }
    let count = UInt64(message.count) * 8
    let length = (0..<lengthSize).map { index in index < 8 ? UInt8(truncatingIfNeeded: count >> (8 * UInt64(index))) : 0
    }
    return bytes + (isLittleEndian ? length : length.reversed())
  }
}
