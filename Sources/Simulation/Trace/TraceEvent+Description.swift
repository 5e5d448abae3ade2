extension TraceEvent: CustomStringConvertible {
  /// The event on one line: number, time, lane, what happened, rule.
  public var description: String {
    "#\(index) \(VirtualInstant.zero.duration(to: time).text) \(lane.rawValue): \(label) (\(rule.text))".printable
  }
}
