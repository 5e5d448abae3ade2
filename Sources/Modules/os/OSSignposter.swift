/// Stands in for the measurement of an app's work. Nothing is recorded.
public struct OSSignposter: Sendable {
  /// A signposter that records nothing.
  public static let disabled = OSSignposter()
  /// Whether anything is recorded: nothing is.
  public var isEnabled: Bool { false }

  /// Creates a signposter for a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}
  /// Creates a signposter for the default log.
  public init() {}

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Marks the beginning of work.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Marks the beginning of work.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the end of work.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks the end of work.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Performs work.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The identifier of measured work.
public struct OSSignpostID: Hashable, Sendable {
  /// Work that does not overlap with other work of its name.
  public static let exclusive = OSSignpostID()
  /// No work.
  public static let invalid = OSSignpostID()
  /// No work.
  public static let null = OSSignpostID()

  private init() {}
  /// Creates an identifier.
  public init(log: OSLog) {}
  /// Creates an identifier.
  public init(log: OSLog, object: AnyObject) {}
}

/// Work that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  private let number: UInt8
  /// The beginning of work.
  public static let begin = OSSignpostType(number: 1)
  /// The end of work.
  public static let end = OSSignpostType(number: 2)
  /// An event.
  public static let event = OSSignpostType(number: 0)
}

extension OSLog {
  /// A category that the system's tools know.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// What matters to the user.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Work that is traced with its callers.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Work that is traced with its callers.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// Creates a log for a category that the system's tools know.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: "") }
  /// Whether anything is recorded: nothing is.
  public var signpostsEnabled: Bool { false }
}

/// Marks work. Nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks work. Nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
