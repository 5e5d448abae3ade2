/// Which event of a run is meant: its label, and its number among the events of that label.
///
/// Events are numbered in the order in which they become possible, so that an event has its name before it happens.
public struct EventReference: Hashable, Sendable {
  /// What the event is called: a callback, `answer` and a request, a step with what it is about.
  public let label: String
  /// Its number among the events of this label, from 1.
  public let ordinal: Int

  /// Creates a name.
  public init(_ label: String, _ ordinal: Int = 1) {
    self.label = label
    self.ordinal = ordinal
  }
}

extension EventReference: CustomStringConvertible {
  /// The name as schedules write it.
  public var description: String { "\(label)#\(ordinal)" }
}

extension EventReference: Comparable {
  /// Compares labels, and of equal labels the numbers.
  public static func < (left: EventReference, right: EventReference) -> Bool {
    (left.label, left.ordinal) < (right.label, right.ordinal)
  }
}
