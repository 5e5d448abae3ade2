// Replaces the system's log where Apple's framework does not exist; messages are discarded.

/// A log message.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The privacy of a value.
  public struct Privacy: Sendable {
    /// What is shown instead of a hidden value.
    public struct Mask: Sendable {
      /// A hash of the value.
      public static let hash = Mask()
      /// Nothing.
      public static let none = Mask()
    }
    /// The system's default.
    public static let auto = Privacy()
    /// Visible to everybody.
    public static let `public` = Privacy()
    /// Hidden from everybody.
    public static let `private` = Privacy()
    /// Hidden from everybody, even while debugging.
    public static let sensitive = Privacy()
    /// The system's default, with a mask.
    public static func auto(mask: Mask) -> Privacy { .auto }
    /// Hidden from everybody behind a mask.
    public static func `private`(mask: Mask) -> Privacy { .private }
    /// Hidden from everybody behind a mask, even while debugging.
    public static func sensitive(mask: Mask) -> Privacy { .sensitive }
  }

  /// Interpolates values into a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none, privacy: Privacy = .auto
    ) {}
    /// Adds an integer.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: Privacy = .auto
    ) {}
    /// Adds a number.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: Privacy = .auto
    ) {}
    /// Adds a Boolean.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: Privacy = .auto
    ) {}
  }

  /// Creates a message without values.
  public init(stringLiteral value: String) {}
  /// Creates a message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The privacy of a value in a message.
public typealias OSLogPrivacy = OSLogMessage.Privacy

/// The level of a message.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(0)
  /// The level for helpful information.
  public static let info = OSLogType(1)
  /// The level for debugging.
  public static let debug = OSLogType(2)
  /// The level for errors.
  public static let error = OSLogType(16)
  /// The level for faults.
  public static let fault = OSLogType(17)
}

/// A log with a subsystem and category.
public final class OSLog: Sendable {
  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Creates a log for a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

/// Writes messages to the log.
public struct Logger: Sendable {
  /// Creates a logger for the default log.
  public init() {}
  /// Creates a logger for a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a logger for a log.
  public init(_ log: OSLog) {}
  /// Logs a message, which is discarded.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func debug(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func error(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a message, which is discarded.
  public func fault(_ message: OSLogMessage) {}
}

/// Logs a message, which is discarded.
public func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...) {}
/// Logs a message, which is discarded.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ values: Any?...) {}
