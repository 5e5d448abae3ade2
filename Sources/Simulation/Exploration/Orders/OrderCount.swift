/// A number of orders, exact up to 2⁶⁴ - 2; beyond that, it is only "more than 10^19".
public struct OrderCount: Hashable, Sendable {
  /// The largest value stands for all numbers from there on.
  private let value: UInt64

  /// More orders than can be counted.
  package static let uncountable = OrderCount(value: .max)

  private init(value: UInt64) {
    self.value = value
  }

  /// Creates a count.
  package init(_ value: UInt64) {
    self.value = value
  }

  /// The exact number; nil if it is too large.
  public var exact: UInt64? { value == .max ? nil : value }

  /// Returns the sum of two counts.
  package static func + (left: OrderCount, right: OrderCount) -> OrderCount {
    let (sum, overflow) = left.value.addingReportingOverflow(right.value)
    return OrderCount(value: overflow ? .max : sum)
  }

  /// The number of the order after this many others; nil if it is too large.
  var following: UInt64? { (self + 1).exact }

  /// Adds to a count.
  package static func += (left: inout OrderCount, right: OrderCount) { left = left + right }
}

extension OrderCount: Comparable {
  /// Returns whether a count is smaller; one that is too large to count is smaller than no other.
  public static func < (left: OrderCount, right: OrderCount) -> Bool { left.value < right.value }
}

extension OrderCount: ExpressibleByIntegerLiteral {
  /// Creates a count from a literal.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

extension OrderCount: ShownAsText, CustomStringConvertible {
  private static let beyond = "more than 10^19"

  /// The number, or the text for more than can be counted.
  package var shownText: String { exact.map(String.init) ?? Self.beyond }
}

extension OrderCount: Codable {
  /// Decodes a number, or the text for more than can be counted.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(UInt64.self) {
      self.init(number)
      return
    }
    guard try container.decode(String.self) == Self.beyond else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a count of orders")
    }
    self = .uncountable
  }

  /// Encodes a number, or the text for more than can be counted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let exact { try container.encode(exact) } else { try container.encode(Self.beyond) }
  }
}
