import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The units in a second.
public typealias CMTimeScale = Int32
/// Tells timelines apart.
public typealias CMTimeEpoch = Int64

/// What is special about a time.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The value is not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that are no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time of media, as a fraction of seconds.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: the units in a second.
  public var timescale: CMTimeScale
  /// What is special about the time.
  public var flags: CMTimeFlags
  /// Tells timelines apart.
  public var epoch: CMTimeEpoch

  /// Creates a time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time from its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates a time from a fraction.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard let exact = CMTimeValue(exactly: value) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: exact, timescale: preferredTimescale)
    if value != seconds * Double(preferredTimescale) { flags.insert(.hasBeenRounded) }
  }

  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the value is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// The seconds; not a number if the time is not known.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
}

extension CMTime: Comparable {
  /// The places of the special times among the others: an invalid time is after all that are valid.
  private var rank: Int {
    if isNumeric { return 0 }
    return isNegativeInfinity ? -1 : isPositiveInfinity ? 1 : isIndefinite ? 2 : 3
  }

  /// Returns -1 if one time is before another, 0 if they are the same, and 1 if it is after it.
  fileprivate static func order(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    if time1.rank != time2.rank { return time1.rank < time2.rank ? -1 : 1 }
    guard time1.rank == 0 else { return 0 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let first = time1.value.multipliedFullWidth(by: CMTimeValue(time2.timescale))
    let second = time2.value.multipliedFullWidth(by: CMTimeValue(time1.timescale))
    if first == second { return 0 }
    return (first.high, first.low) < (second.high, second.low) ? -1 : 1
  }

  /// Returns whether two times are the same.
  public static func == (time1: CMTime, time2: CMTime) -> Bool { order(time1, time2) == 0 }
  /// Returns whether a time is before another.
  public static func < (time1: CMTime, time2: CMTime) -> Bool { order(time1, time2) < 0 }
}

/// Creates a time from a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns -1 if one time is before another, 0 if they are the same, and 1 if it is after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.order(time1, time2) }

/// A range of times of media.
public struct CMTimeRange: Equatable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime
  /// Creates a range that is not valid.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// Creates a range.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// No range.
  public static let invalid = CMTimeRange()
  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}
