/// The history of a run, without the order of independent events: for each part of the simulation, a hash of the events
/// that touched it, in order.
///
/// Two sequences of events have the same history if and only if swaps of independent neighbors turn one into the other
/// (Mazurkiewicz traces, distinguished by their projections), so they lead to the same state.
struct OrderHistory: Hashable, Sendable {
  private var parts = SIMD8<UInt64>()
  /// A hash of the last event, with everything on which it depends.
  private(set) var last: UInt64 = 1

  /// Returns the history after a further event.
  ///
  /// - Parameters:
  ///   - id: The identity of the event, by what submitted it.
  ///   - time: The time of the event.
  ///   - footprint: The footprint of the event.
  func appending(_ id: UInt64, at time: VirtualInstant, touching footprint: EventFootprint) -> OrderHistory {
    var hash = OrderRecorder.mix(id, UInt64(bitPattern: time.microseconds))
    var next = self
    for part in 0..<EventFootprint.partCount where footprint.rawValue & 1 << UInt8(part) != 0 {
      hash = OrderRecorder.mix(hash, parts[part])
    }
    for part in 0..<EventFootprint.partCount where footprint.rawValue & 1 << UInt8(part) != 0 {
      next.parts[part] = hash
    }
    next.last = hash
    return next
  }

  /// Returns the identity of an event that the last one submitted.
  func id(ofSubmission index: Int) -> UInt64 { OrderRecorder.mix(last, UInt64(index)) }

  static func == (left: OrderHistory, right: OrderHistory) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
