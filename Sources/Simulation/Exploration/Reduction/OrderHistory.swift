/// What has happened so far, but for the order of independent events: for each part of the simulation, a hash of the
/// events that touched it, in order.
///
/// Two sequences of events have the same history if and only if one becomes the other by swapping neighbours that are
/// independent (Mazurkiewicz's traces, told apart by their projections), so that they lead to the same state.
struct OrderHistory: Hashable, Sendable {
  private var parts = SIMD8<UInt64>()
  /// Stands for the last event, with everything that it depends on.
  private(set) var last: UInt64 = 1

  /// Appends an event.
  ///
  /// - Parameters:
  ///   - id: Stands for what brought the event forth.
  ///   - time: When it happens.
  ///   - footprint: What it touches.
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

  /// Stands for an event that the last one brought forth.
  func id(ofSubmission index: Int) -> UInt64 { OrderRecorder.mix(last, UInt64(index)) }

  static func == (left: OrderHistory, right: OrderHistory) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
