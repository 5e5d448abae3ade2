/// The curve P-256 of FIPS 186-4.
enum Curve256 {
  /// The field of the coordinates.
  static let field = PrimeField(
    prime: [0xffff_ffff_ffff_ffff, 0x0000_0000_ffff_ffff, 0x0000_0000_0000_0000, 0xffff_ffff_0000_0001])
  /// The field of the keys.
  static let keys = PrimeField(
    prime: [0xf3b9_cac2_fc63_2551, 0xbce6_faad_a717_9e84, 0xffff_ffff_ffff_ffff, 0xffff_ffff_0000_0000])
  private static let constant = field.form(
    of: [0x3bce_3c3e_27d2_604b, 0x651d_06b0_cc53_b0f6, 0xb3eb_bd55_7698_86bc, 0x5ac6_35d8_aa3a_93e7])
  /// The point of which keys are multiples.
  static let base = Point(
    x: field.form(of: [0xf4a1_3945_d898_c296, 0x7703_7d81_2deb_33a0, 0xf8bc_e6e5_63a4_40f2, 0x6b17_d1f2_e12c_4247]),
    y: field.form(of: [0xcbb6_4068_37bf_51f5, 0x2bce_3357_6b31_5ece, 0x8ee7_eb4a_7c0f_9e16, 0x4fe3_42e2_fe1a_7f9b]),
    z: field.one)

  /// A point in the coordinates of Jacobi; that without an end has zero as `z`.
  struct Point: Sendable {
    var x: Number256
    var y: Number256
    var z: Number256

    /// The coordinates, each with 32 bytes.
    var coordinates: (x: [UInt8], y: [UInt8]) {
      let inverse = field.inverse(z)
      let second = field.multiply(inverse, inverse)
      return (
        field.number(of: field.multiply(x, second)).bytes,
        field.number(of: field.multiply(y, field.multiply(second, inverse))).bytes
      )
    }

    /// Twice the point.
    var doubled: Point {
      let delta = field.multiply(z, z)
      let gamma = field.multiply(y, y)
      let beta = field.multiply(x, gamma)
      let product = field.multiply(field.subtract(x, delta), field.add(x, delta))
      let alpha = field.add(field.add(product, product), product)
      let four = field.add(field.add(beta, beta), field.add(beta, beta))
      let newX = field.subtract(field.multiply(alpha, alpha), field.add(four, four))
      let sum = field.add(y, z)
      let newZ = field.subtract(field.subtract(field.multiply(sum, sum), gamma), delta)
      let squared = field.multiply(gamma, gamma)
      let eight = field.add(field.add(squared, squared), field.add(squared, squared))
      let newY = field.subtract(field.multiply(alpha, field.subtract(four, newX)), field.add(eight, eight))
      return Point(x: newX, y: newY, z: newZ)
    }

    static func + (first: Point, second: Point) -> Point {
      if first.z.isZero { return second }
      if second.z.isZero { return first }
      let (one, two) = (field.multiply(first.z, first.z), field.multiply(second.z, second.z))
      let (u1, u2) = (field.multiply(first.x, two), field.multiply(second.x, one))
      let s1 = field.multiply(first.y, field.multiply(two, second.z))
      let s2 = field.multiply(second.y, field.multiply(one, first.z))
      guard u1 != u2 else { return s1 == s2 ? first.doubled : Point(x: field.one, y: field.one, z: [0, 0, 0, 0]) }
      let (h, r) = (field.subtract(u2, u1), field.subtract(s2, s1))
      let h2 = field.multiply(h, h)
      let (h3, v) = (field.multiply(h2, h), field.multiply(u1, h2))
      let x = field.subtract(field.subtract(field.multiply(r, r), h3), field.add(v, v))
      let y = field.subtract(field.multiply(r, field.subtract(v, x)), field.multiply(s1, h3))
      return Point(x: x, y: y, z: field.multiply(h, field.multiply(first.z, second.z)))
    }

    static func * (factor: Number256, point: Point) -> Point {
      var result = Point(x: field.one, y: field.one, z: [0, 0, 0, 0])
      for bit in (0..<256).reversed() {
        result = result.doubled
        if factor.hasBit(bit) { result = result + point }
      }
      return result
    }
  }

  /// Returns what `y` is squared for an `x`.
  private static func squaredY(_ x: Number256) -> Number256 {
    let cube = field.multiply(x, field.multiply(x, x))
    return field.add(field.subtract(cube, field.add(x, field.add(x, x))), constant)
  }

  /// Returns the point with coordinates of 32 bytes each; nil if it is not on the curve.
  static func point(x: some Collection<UInt8>, y: some Collection<UInt8>) -> Point? {
    let (x, y) = (Number256(bytes: x), Number256(bytes: y))
    guard PrimeField.isLess(x, field.prime), PrimeField.isLess(y, field.prime) else { return nil }
    let point = Point(x: field.form(of: x), y: field.form(of: y), z: field.one)
    return field.multiply(point.y, point.y) == squaredY(point.x) ? point : nil
  }

  /// Returns the point with an `x` of 32 bytes, and an odd or even `y`; nil if there is none.
  static func point(x: some Collection<UInt8>, isOdd: Bool) -> Point? {
    let number = Number256(bytes: x)
    guard PrimeField.isLess(number, field.prime) else { return nil }
    let form = field.form(of: number)
    guard let root = field.root(squaredY(form)) else { return nil }
    let isRoot = field.number(of: root).hasBit(0) == isOdd
    return Point(x: form, y: isRoot ? root : field.subtract([0, 0, 0, 0], root), z: field.one)
  }

  /// Returns a random key.
  static func randomKey() -> Number256 {
    while true {
      let key = (0..<4).map { _ in UInt64.random(in: .min ... .max) }
      if isKey(key) { return key }
    }
  }

  static func isKey(_ number: Number256) -> Bool { !number.isZero && PrimeField.isLess(number, keys.prime) }

  /// Returns the signature of a digest: two numbers of 32 bytes.
  static func signature(of digest: [UInt8], key: Number256) -> [UInt8] {
    let hash = keys.remainder(Number256(bytes: digest.prefix(32)))
    while true {
      let nonce = randomKey()
      let r = keys.remainder(Number256(bytes: (nonce * base).coordinates.x))
      let part = keys.add(keys.form(of: hash), keys.multiply(keys.form(of: r), keys.form(of: key)))
      let s = keys.number(of: keys.multiply(part, keys.inverse(keys.form(of: nonce))))
      if !r.isZero, !s.isZero { return r.bytes + s.bytes }
    }
  }

  static func isSignature(_ signature: [UInt8], of digest: [UInt8], key: Point) -> Bool {
    guard signature.count == 64 else { return false }
    let (r, s) = (Number256(bytes: signature.prefix(32)), Number256(bytes: signature.suffix(32)))
    guard isKey(r), isKey(s) else { return false }
    let hash = keys.remainder(Number256(bytes: digest.prefix(32)))
    let inverse = keys.inverse(keys.form(of: s))
    let (first, second) = (keys.multiply(keys.form(of: hash), inverse), keys.multiply(keys.form(of: r), inverse))
    let point = keys.number(of: first) * base + keys.number(of: second) * key
    return !point.z.isZero && keys.remainder(Number256(bytes: point.coordinates.x)) == r
  }
}
