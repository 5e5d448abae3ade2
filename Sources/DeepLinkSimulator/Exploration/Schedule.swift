/// An order of events, written as what comes before what where it is not the default order.
///
/// `onConversionDataSuccess#1 before didResolveDeepLink#1` holds the one back until the other has happened. A
/// schedule says nothing of positions, and so survives edits that leave the events it names in place.
public struct Schedule: Hashable, Sendable {
  /// That one event comes before another.
  public struct Constraint: Hashable, Sendable {
    /// The event that comes first.
    public let first: EventReference
    /// The event that is held back until then.
    public let second: EventReference

    /// Creates a constraint.
    public init(_ first: EventReference, before second: EventReference) {
      self.first = first
      self.second = second
    }
  }

  /// What is held back for what; empty for the default order.
  public var constraints: [Constraint]

  /// Creates a schedule.
  public init(_ constraints: [Constraint] = []) {
    self.constraints = constraints
  }
}

extension Schedule.Constraint: CustomStringConvertible {
  /// The constraint as schedules write it.
  public var description: String { "\(first) before \(second)" }
}

extension Schedule: CustomStringConvertible {
  /// The schedule as it is written: constraints with a comma and a blank between them.
  public var description: String { constraints.map(\.description).joined(separator: ", ") }
}
