import Dispatch
import Foundation

#if os(Linux)
  /// A duration of a queue, in nanoseconds.
  public struct NanosecondStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The number of nanoseconds.
    public var magnitude: Int
    /// The duration, as Dispatch has it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates a duration from a number of nanoseconds.
    init(nanoseconds: Int) { magnitude = nanoseconds }
    /// Creates a duration from one of Dispatch.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self.init(nanoseconds: .max)
      }
    }
    /// Creates a duration from a number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Creates a duration from a number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Creates a duration from a number of nanoseconds.
    public init?(exactly source: some BinaryInteger) {
      guard let count = Int(exactly: source) else { return nil }
      self.init(nanoseconds: count)
    }

    /// Creates a duration from a whole number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }
    /// Creates a duration from a number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int((s * 1_000_000_000).rounded())) }
    /// Creates a duration from a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }
    /// Creates a duration from a number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }
    /// Creates a duration from a number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// Whether the first duration is shorter.
    public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
    /// Adds durations.
    public static func + (first: Self, second: Self) -> Self { Self(nanoseconds: first.magnitude + second.magnitude) }
    /// Subtracts durations.
    public static func - (first: Self, second: Self) -> Self { Self(nanoseconds: first.magnitude - second.magnitude) }
    /// Multiplies durations.
    public static func * (first: Self, second: Self) -> Self { Self(nanoseconds: first.magnitude * second.magnitude) }
    /// Adds a duration.
    public static func += (first: inout Self, second: Self) { first = first + second }
    /// Subtracts a duration.
    public static func -= (first: inout Self, second: Self) { first = first - second }
    /// Multiplies by a duration.
    public static func *= (first: inout Self, second: Self) { first = first * second }
  }

  /// A duration of a run loop or an operation queue, in seconds.
  public struct SecondStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval
    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a duration from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a duration from a number of seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a duration from a number of seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a duration from a number of seconds.
    public init?(exactly source: some BinaryInteger) {
      guard let count = TimeInterval(exactly: source) else { return nil }
      magnitude = count
    }

    /// Creates a duration from a whole number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Creates a duration from a number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Creates a duration from a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    /// Creates a duration from a number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    /// Creates a duration from a number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }

    /// Whether the first duration is shorter.
    public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
    /// Adds durations.
    public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }
    /// Subtracts durations.
    public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }
    /// Multiplies durations.
    public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }
    /// Adds a duration.
    public static func += (first: inout Self, second: Self) { first = first + second }
    /// Subtracts a duration.
    public static func -= (first: inout Self, second: Self) { first = first - second }
    /// Multiplies by a duration.
    public static func *= (first: inout Self, second: Self) { first = first * second }
  }

  /// A point in time of a run loop or an operation queue.
  public struct DateTime: Strideable, Hashable, Codable, Sendable {
    /// The type of a duration.
    public typealias Stride = SecondStride
    /// The date.
    public var date: Date
    /// Creates a point from its date.
    public init(_ date: Date) { self.date = date }
    /// Returns the duration until another point, in whole microseconds: a date is not more exact.
    public func distance(to other: DateTime) -> SecondStride {
      SecondStride((other.date.timeIntervalSince(date) * 1_000_000).rounded() / 1_000_000)
    }
    /// Returns a later point.
    public func advanced(by n: SecondStride) -> DateTime { DateTime(date.addingTimeInterval(n.magnitude)) }
  }
#endif
