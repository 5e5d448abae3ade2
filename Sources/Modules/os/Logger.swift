// The system's log where Apple's does not exist: nothing is kept of what an app writes to it.

/// A message to the log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Who may read a value.
  public struct Privacy: Sendable {
    /// As the system has it.
    public static let auto = Privacy()
    /// Everybody.
    public static let `public` = Privacy()
    /// Nobody.
    public static let `private` = Privacy()
    /// Nobody, not even while the app is debugged.
    public static let sensitive = Privacy()
  }

  /// Puts values into a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: Privacy = .auto) {}
  }

  /// A message without values.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  /// As usual.
  public static let `default` = OSLogType()
  /// Helpful.
  public static let info = OSLogType()
  /// For developers.
  public static let debug = OSLogType()
  /// Something has failed.
  public static let error = OSLogType()
  /// Something must not be.
  public static let fault = OSLogType()
}

/// A part of the log.
public final class OSLog: Sendable {
  /// The part that is nobody's.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Opens a part of the log.
  public init(subsystem: String, category: String) {}
}

/// Writes to a part of the log.
public struct Logger: Sendable {
  /// Opens the log.
  public init() {}
  /// Opens a part of the log.
  public init(subsystem: String, category: String) {}
  /// Opens a part of the log.
  public init(_ log: OSLog) {}
  /// Writes a message.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message.
  public func info(_ message: OSLogMessage) {}
  /// Writes a message.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a message.
  public func warning(_ message: OSLogMessage) {}
  /// Writes a message.
  public func error(_ message: OSLogMessage) {}
  /// Writes a message.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a message.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes a message.
public func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...) {}
/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ values: Any?...) {}
