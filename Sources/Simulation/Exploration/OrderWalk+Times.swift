extension OrderWalk {
  /// Whether some orders are missing, as only the earliest times of events were tried where others could matter.
  var isAtEarliestTimes: Bool {
    missesTimes || times?.isImprecise == true || times != nil && engine.progress.appReads != 0
  }

  /// The events that may come next; none while it is decided how the last one happened.
  func nextEvents(_ count: Int) -> [PendingEvent] {
    guard variants.isEmpty else { return [] }
    return engine.enabled[..<count].compactMap { engine.world.queue[$0.place] }
  }
}
