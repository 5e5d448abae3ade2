/// How many orders there are, counted exactly up to 2⁶⁴ - 2, and only as "more than 10^19" beyond.
public struct OrderCount: Hashable, Sendable {
  /// The largest value stands for all numbers that are as large or larger.
  private let value: UInt64

  /// More orders than can be counted.
  package static let uncountable = OrderCount(value: .max)

  private init(value: UInt64) {
    self.value = value
  }

  /// Creates a count.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// The exact number; nil if there are more.
  public var exact: UInt64? { value == .max ? nil : value }

  /// The sum of two counts.
  package static func + (left: OrderCount, right: OrderCount) -> OrderCount {
    let (sum, overflow) = left.value.addingReportingOverflow(right.value)
    return OrderCount(value: overflow ? .max : sum)
  }

  /// The number of the order behind so many others; nil if it cannot be counted.
  var following: UInt64? { (self + 1).exact }

  /// Adds to a count.
  package static func += (left: inout OrderCount, right: OrderCount) { left = left + right }
}

extension OrderCount: Comparable {
  /// Whether a count is smaller; one that cannot be counted is smaller than no other.
  public static func < (left: OrderCount, right: OrderCount) -> Bool { left.value < right.value }
}

extension OrderCount: ExpressibleByIntegerLiteral {
  /// Creates a count that is written in code.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

extension OrderCount: CustomStringConvertible {
  private static let beyond = "more than 10^19"

  /// The number, or that there are more than can be counted.
  public var description: String { exact.map(String.init) ?? Self.beyond }
}

extension OrderCount: Codable {
  /// Reads a number, or the text for more than can be counted.
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

  /// Writes a number, or the text for more than can be counted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let exact { try container.encode(exact) } else { try container.encode(Self.beyond) }
  }
}
