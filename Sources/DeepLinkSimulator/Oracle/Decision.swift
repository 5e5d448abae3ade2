/// A point of a run at which more than one event could come next.
///
/// The events are in the default order: earliest deadline first, and of equal deadlines the one submitted first.
public struct Decision: RandomAccessCollection {
  let pending: [PendingEvent]
  let enabled: [Int]
  /// The virtual time at which the decision is made.
  public let now: VirtualInstant

  public var startIndex: Int { 0 }
  public var endIndex: Int { enabled.count }

  public subscript(position: Int) -> PendingEvent { pending[enabled[position]] }
}
