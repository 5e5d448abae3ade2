import SDKContract

/// The Adjust servers' knowledge of a device since its first session, whether the app is still installed or not.
struct AdjustKnownDevice: Hashable, Sendable {
  let firstSession: ShownTime
  /// The last session that the servers accepted.
  var lastSession: VirtualInstant
  /// Whether the app has been deleted since, so the next session is the first one of another install.
  var lostApp = false

  private static let leastInterval = Duration.seconds(20 * 60)

  /// Returns why the servers reject the first session of another install; nil if they accept it (`ADJ-SES-17`).
  func refusal(ofSessionAt now: VirtualInstant, start: UTCTime) -> String? {
    guard lostApp, lastSession.elapsed(to: now) < Self.leastInterval else { return nil }
    let times = [lastSession, now].map { start.adding($0).text(separator: "T", hasMilliseconds: false) }
    return "request check interval failed (Ignoring too frequent session. Last session: \(times[0]), this session: "
      + "\(times[1]), interval: \(Self.text(lastSession.shownDuration(to: now))), min interval: 20m)"
  }

  /// Returns a duration in the format of the servers: `45s`, `18m17s`.
  private static func text(_ duration: Duration) -> String {
    let (minutes, seconds) = duration.components.seconds.quotientAndRemainder(dividingBy: 60)
    return minutes > 0 ? "\(minutes)m\(seconds)s" : "\(seconds)s"
  }
}
