/// A number of 256 bits; the first word is the lowest.
typealias Number256 = [UInt64]

/// Calculates with numbers below a prime of 256 bits, which it keeps in the form of Montgomery (1985).
struct PrimeField: Sendable {
  /// The prime.
  let prime: Number256
  /// The factor that makes the lowest word of a product zero.
  private let factor: UInt64
  /// Two to the power of 512.
  private let square: Number256
  /// One, in the field's form.
  let one: Number256

  init(prime: Number256) {
    self.prime = prime
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse &*= 2 &- prime[0] &* inverse }
    factor = 0 &- inverse
    var power: Number256 = [1, 0, 0, 0]
    var one = power
    for bit in 0..<512 {
      power = Self.sum(power, power, below: prime)
      if bit == 255 { one = power }
    }
    (square, self.one) = (power, one)
  }

  /// Whether the first number is smaller.
  static func isLess(_ first: Number256, _ second: Number256) -> Bool {
    for word in (0..<4).reversed() where first[word] != second[word] { return first[word] < second[word] }
    return false
  }

  private static func difference(_ first: Number256, _ second: Number256) -> (Number256, borrows: Bool) {
    var result = first
    var borrow = false
    for word in 0..<4 {
      let (part, one) = result[word].subtractingReportingOverflow(second[word])
      let (rest, other) = part.subtractingReportingOverflow(borrow ? 1 : 0)
      (result[word], borrow) = (rest, one || other)
    }
    return (result, borrow)
  }

  private static func sum(_ first: Number256, _ second: Number256) -> (Number256, carries: Bool) {
    var result = first
    var carry = false
    for word in 0..<4 {
      let (part, one) = result[word].addingReportingOverflow(second[word])
      let (rest, other) = part.addingReportingOverflow(carry ? 1 : 0)
      (result[word], carry) = (rest, one || other)
    }
    return (result, carry)
  }

  private static func sum(_ first: Number256, _ second: Number256, below prime: Number256) -> Number256 {
    let (all, carries) = sum(first, second)
    return carries || !isLess(all, prime) ? difference(all, prime).0 : all
  }

  func add(_ first: Number256, _ second: Number256) -> Number256 { Self.sum(first, second, below: prime) }

  func subtract(_ first: Number256, _ second: Number256) -> Number256 {
    let (rest, borrows) = Self.difference(first, second)
    return borrows ? Self.sum(rest, prime).0 : rest
  }

  func multiply(_ first: Number256, _ second: Number256) -> Number256 {
    var total = [UInt64](repeating: 0, count: 6)
    for word in first {
      Self.addProduct(of: word, and: second, to: &total)
      Self.addProduct(of: total[0] &* factor, and: prime, to: &total)
      total.removeFirst()
      total.append(0)
    }
    let result = Array(total.prefix(4))
    return total[4] != 0 || !Self.isLess(result, prime) ? Self.difference(result, prime).0 : result
  }

  private static func addProduct(of word: UInt64, and number: Number256, to total: inout [UInt64]) {
    var carry: UInt64 = 0
    for index in 0..<4 {
      let (high, low) = word.multipliedFullWidth(by: number[index])
      let (part, one) = total[index].addingReportingOverflow(low)
      let (rest, other) = part.addingReportingOverflow(carry)
      total[index] = rest
      carry = high &+ (one ? 1 : 0) &+ (other ? 1 : 0)
    }
    let (rest, overflows) = total[4].addingReportingOverflow(carry)
    total[4] = rest
    total[5] &+= overflows ? 1 : 0
  }

  /// Returns a number in the field's form.
  func form(of number: Number256) -> Number256 { multiply(number, square) }
  /// Returns the number that the field's form stands for.
  func number(of form: Number256) -> Number256 { multiply(form, [1, 0, 0, 0]) }

  func power(_ base: Number256, _ exponent: Number256) -> Number256 {
    var result = one
    for bit in (0..<256).reversed() {
      result = multiply(result, result)
      if exponent.hasBit(bit) { result = multiply(result, base) }
    }
    return result
  }

  /// Returns one divided by a number.
  func inverse(_ number: Number256) -> Number256 { power(number, Self.difference(prime, [2, 0, 0, 0]).0) }

  /// Returns a number below the prime; the given one is below twice the prime.
  func remainder(_ number: Number256) -> Number256 {
    Self.isLess(number, prime) ? number : Self.difference(number, prime).0
  }

  /// Returns the square root; nil if there is none. The prime leaves 3 when divided by 4.
  func root(_ number: Number256) -> Number256? {
    var exponent = Self.sum(prime, [1, 0, 0, 0]).0
    for word in 0..<4 { exponent[word] = exponent[word] >> 2 | (word < 3 ? exponent[word + 1] << 62 : 0) }
    let root = power(number, exponent)
    return multiply(root, root) == number ? root : nil
  }
}

extension Number256 {
  /// Reads 32 bytes, the highest first.
  init(bytes: some Collection<UInt8>) {
    self = [0, 0, 0, 0]
    for (index, byte) in bytes.reversed().enumerated() { self[index / 8] |= UInt64(byte) << (index % 8 * 8) }
  }
  /// The 32 bytes, the highest first.
  var bytes: [UInt8] { (0..<32).reversed().map { UInt8(truncatingIfNeeded: self[$0 / 8] >> ($0 % 8 * 8)) } }
  /// Whether all bits are zero.
  var isZero: Bool { allSatisfy { $0 == 0 } }
  func hasBit(_ bit: Int) -> Bool { self[bit / 64] >> (bit % 64) & 1 == 1 }
}
