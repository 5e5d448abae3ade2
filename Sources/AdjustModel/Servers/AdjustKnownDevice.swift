import SDKContract

/// What the Adjust servers know of a device since its first session, whether or not the app is still there.
struct AdjustKnownDevice: Hashable, Sendable {
  let firstSession: ShownTime
  /// The last session that the servers took.
  var lastSession: VirtualInstant
  /// Whether the app was deleted since, so that the next session is the first one of another install.
  var lostApp = false

  private static let leastInterval = Duration.seconds(20 * 60)

  /// Why the servers do not take the first session of another install; nil if they do (`ADJ-SES-17`).
  func refusal(ofSessionAt now: VirtualInstant, start: UTCTime) -> String? {
    guard lostApp, lastSession.elapsed(to: now) < Self.leastInterval else { return nil }
    let times = [lastSession, now].map { String(start.adding($0).text(separator: "T").prefix(19)) }
    return "request check interval failed (Ignoring too frequent session. Last session: \(times[0]), this session: "
      + "\(times[1]), interval: \(Self.text(lastSession.shownDuration(to: now))), min interval: 20m)"
  }

  /// A duration as the servers write it: `45s`, `18m17s`.
  private static func text(_ duration: Duration) -> String {
    let (minutes, seconds) = duration.components.seconds.quotientAndRemainder(dividingBy: 60)
    return minutes > 0 ? "\(minutes)m\(seconds)s" : "\(seconds)s"
  }
}
