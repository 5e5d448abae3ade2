/// The encryption of single blocks that AES defines (FIPS 197).
struct BlockCipher {
  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    // `power` runs through all values but zero, and `inverse` through their inverses.
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power = power ^ double(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      var mixed = inverse
      for turn in UInt8(1)...4 { mixed ^= inverse << turn | inverse >> (8 - turn) }
      table[Int(power)] = mixed ^ 0x63
    } while power != 1
    return table
  }()

  private let roundKeys: [[UInt8]]

  /// Creates a cipher; nil if the key has a length that AES does not have.
  init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let size = key.count / 4
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    while words.count < 4 * (size + 7) {
      var word = words[words.count - 1]
      if words.count % size == 0 {
        word = (0..<4).map { Self.table[Int(word[($0 + 1) % 4])] }
        word[0] ^= constant
        constant = Self.double(constant)
      } else if size > 6, words.count % size == 4 {
        word = word.map { Self.table[Int($0)] }
      }
      let before = words[words.count - size]
      words.append((0..<4).map { word[$0] ^ before[$0] })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  /// Returns the encryption of a block of 16 bytes.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.exclusiveOr(block, roundKeys[0])
    for (round, key) in roundKeys.enumerated().dropFirst() {
      // The bytes are replaced, and each row of the square is turned by its number.
      state = (0..<16).map { Self.table[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 { state = Self.mixColumns(state) }
      state = Self.exclusiveOr(state, key)
    }
    return state
  }

  static func exclusiveOr(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] { zip(left, right).map { $0 ^ $1 } }

  private static func mixColumns(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      func cell(_ offset: Int) -> UInt8 { state[column + (index + offset) % 4] }
      return double(cell(0)) ^ double(cell(1)) ^ cell(1) ^ cell(2) ^ cell(3)
    }
  }

  private static func double(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 != 0 ? 0x1b : 0) }
}
