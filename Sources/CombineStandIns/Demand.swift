#if os(Linux)
  extension Subscribers {
    /// How many values a subscriber asks for.
    public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
      /// The number; nil if there is no limit.
      public let max: Int?

      /// No limit.
      public static let unlimited = Demand(max: nil)
      /// No values.
      public static let none = Demand(max: 0)
      /// A maximum number.
      public static func max(_ value: Int) -> Demand { Demand(max: value) }

      /// The number as text.
      public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

      /// Returns whether one demand is smaller than another one.
      public static func < (left: Demand, right: Demand) -> Bool {
        guard let smaller = left.max else { return false }
        return right.max.map { smaller < $0 } ?? true
      }

      /// Returns whether a demand is greater than a number.
      public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
      /// Returns whether a demand is a number.
      public static func == (left: Demand, right: Int) -> Bool { left.max == right }

      /// Returns the sum of two demands.
      public static func + (left: Demand, right: Demand) -> Demand {
        guard let first = left.max, let second = right.max else { return .unlimited }
        let (sum, isTooLarge) = first.addingReportingOverflow(second)
        return isTooLarge ? .unlimited : .max(sum)
      }
      /// Returns the sum of a demand and a number.
      public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
      /// Adds a demand.
      public static func += (left: inout Demand, right: Demand) { left = left + right }
      /// Adds a number.
      public static func += (left: inout Demand, right: Int) { left += .max(right) }

      /// Returns what is left of a demand.
      public static func - (left: Demand, right: Int) -> Demand {
        left.max.map { .max(Swift.max(0, $0 - right)) } ?? .unlimited
      }
      /// Takes a number away.
      public static func -= (left: inout Demand, right: Int) { left = left - right }
    }
  }
#endif
