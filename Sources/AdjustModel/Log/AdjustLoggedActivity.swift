import SDKContract

/// The activity state of an installation, which the log shows whenever the SDK stores it (ADJActivityState.m).
///
/// It is computed from the events of a run, so that only a log that is asked for costs anything.
struct AdjustLoggedActivity {
  private static let latest = Duration.seconds(30 * 60)
  private static let minute = Duration.seconds(60)

  private(set) var events = 0
  private(set) var sessions = 0
  private(set) var subsessions = 1
  private(set) var length = Duration.zero
  private(set) var timeSpent = Duration.zero
  private var last: VirtualInstant
  var isAsking = false
  var isEnabled = true
  var isForgotten = false
  var isSharingOff = false
  var adid: String?
  var pushToken: String?
  /// The tracking status that the last package had.
  var trackingStatus: ATTStatus?

  /// Creates the state of a first session.
  init(at now: VirtualInstant) { last = now }

  /// Counts a session.
  mutating func beginSession(count: Int, at now: VirtualInstant) {
    (sessions, subsessions, length, timeSpent, last) = (count, 1, .zero, .zero, now)
  }

  /// Counts a subsession, whose pause belongs to the length of the session, and not to the time spent in the app.
  mutating func beginSubsession(count: Int, at now: VirtualInstant) {
    length += last.elapsed(to: now).duration
    (subsessions, last) = (count, now)
  }

  /// Counts an event.
  mutating func trackEvent(at now: VirtualInstant, inFrontSince start: VirtualInstant?) {
    events += 1
    noteActivity(at: now, inFrontSince: start)
  }

  /// Notes that the app is in use, unless it has not been for more than half an hour.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - start: When the foreground timer was started, which does the same once a minute; nil if it does not run.
  /// - Returns: Whether the SDK notes it, too.
  @discardableResult
  mutating func noteActivity(at now: VirtualInstant, inFrontSince start: VirtualInstant?) -> Bool {
    if let start {
      let ticks = start.elapsed(to: now).multiples(of: Self.minute)
      if ticks > 0 { add(until: start.advanced(by: Self.minute * ticks)) }
    }
    guard last.elapsed(to: now) <= Self.latest else { return false }
    add(until: now)
    return true
  }

  /// Sets the time of the last activity, as after the clock was set back.
  mutating func resetLastActivity(to now: VirtualInstant) { last = now }

  private mutating func add(until now: VirtualInstant) {
    let interval = last.elapsed(to: now)
    guard interval > .zero else { return }
    length += interval.duration
    timeSpent += interval.duration
    last = now
  }

  // MARK: Text

  /// Returns the values of the line, in the form of a version.
  func text(_ profile: AdjustProfile, since start: UTCTime) -> String {
    let time = start.adding(last).microseconds
    var parts = [
      "ec:\(events)", "sc:\(sessions)", "ssc:\(subsessions)", "ask:\(isAsking ? 1 : 0)",
      "sl:\(LogSeconds.tenths(length))", "ts:\(LogSeconds.tenths(timeSpent))",
      "la:\(LogSeconds.tenths(.microseconds(time)))", "\(profile.isVersion4 ? "dt" : "pt"):\(pushToken.orNull)",
    ]
    if profile.has(.statesForgetting) { parts.append("gdprf:\(isForgotten ? 1 : 0)") }
    if profile.isVersion4, profile.has(.reportsTrackingStatus) { parts.append("dtps:0") }
    if profile.has(.statesCOPPA) { parts.append("dtpsc:\(isSharingOff ? 1 : 0)") }
    if profile.has(.reportsTrackingStatus) { parts.append("att:\(trackingStatus.map { Int($0.rawValue) } ?? -1)") }
    return parts.joined(separator: " ")
  }
}
