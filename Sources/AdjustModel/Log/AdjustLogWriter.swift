import SDKContract

/// Writes what Adjust's verbose log would show for a run.
struct AdjustLogWriter {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []

  let setup: AdjustSetup
  var configuration: AdjustConfiguration { setup.configuration }
  let run: SDKLoggedRun<AdjustSDK>

  // The history that later lines refer to.
  /// The number of waiting packages, including the one being sent.
  var packages = 0
  /// Whether the package queue was ever stored in this installation.
  private var hasPackageFile = false
  /// Whether the package queue was read in this process.
  private var hasReadPackages = false
  /// The attribution that this installation has stored.
  var attribution: ADJAttribution?
  var packageRetries = 0
  var clickRetries = 0
  /// The time after which the servers want the click again, in milliseconds.
  var clickRetryIn: Int?
  var isInstallTracked = false
  /// The activity state of this installation; nil before its first session.
  var activity: AdjustLoggedActivity?
  /// How often the state is still to be written, once what happens at the moment is over.
  var statesToWrite = 0
  /// Whether the state is to be written once the click of Apple Ads is answered.
  var isStateBehindAppleAds = false
  /// Whether `initSdk` has read the files of this installation, in this process.
  var isInitialized = false
  /// When the foreground timer was started; nil if it does not run.
  var inFrontSince: VirtualInstant?
  /// Whether the SDK waits for the answer to the tracking prompt.
  var waitsForATT = false
  /// Whether the first session of the installation begins.
  private var startsFirstSession = false
  private var defaultTracker: String?
  private var appToken = AdjustConfiguration.usualToken
  /// How many calls of the delegate for SKAdNetwork have been announced, and not made yet.
  var announcedSKANUpdates = 0
  private var timers = AdjustLoggedTimers()

  init(_ run: SDKLoggedRun<AdjustSDK>, _ setup: AdjustSetup) {
    self.setup = setup
    self.run = run
    for position in run.events.indices {
      let event = run.events[position]
      if event.process == .notRunning { forgetProcess() }
      if case .log = event.occurrence {} else { writePendingStates(at: event.time) }
      if case .log(.queued(let package, let place)) = event.occurrence {
        write(package, at: place, event.time, isPaused: isClickHandlerPaused(behind: position))
      } else {
        write(event)
      }
    }
    if let last = run.events.last { writePendingStates(at: last.time) }
  }

  /// Whether the next event in the trace is that clicks have to wait.
  private func isClickHandlerPaused(behind position: Int) -> Bool {
    for event in run.events[(position + 1)...] {
      switch event.occurrence {
      case .note(.logged(.clicksPaused, _)), .log(.logged(.clicksPaused, _)): return true
      case .log: continue
      default: return false
      }
    }
    return false
  }

  var profile: AdjustProfile { configuration.profile }

  // MARK: Lines

  /// Writes a line, if the version of the SDK is known to have it.
  mutating func write(_ format: AdjustLogLine, _ values: String...) { write(format, values) }

  mutating func write(_ format: AdjustLogLine, _ values: [String]) {
    let format = format.line(of: profile)
    if format.isPrinted(by: profile) { write(format.text(values), format.level) }
  }

  /// Writes a text; each of its lines has the prefix.
  mutating func write(_ text: String, _ level: AdjustLogLevel) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("\t[Adjust]\(level.rawValue): \(line)")
    }
  }

  private mutating func write(_ package: AdjustRequest.Kind, _ time: VirtualInstant) {
    let known = AdjustPackageText.Known(activity: activity, defaultTracker: defaultTracker, appToken: appToken)
    let text = AdjustPackageText(package, known, at: setup.servers.start.adding(time), setup)
    for line in text.lines { write(line, .verbose) }
  }

  // MARK: Events

  private mutating func write(_ event: SDKLogEvent<AdjustSDK>) {
    switch event.occurrence {
    case .note(.logged(let line, let values)), .log(.logged(let line, let values)):
      writeNote(line, values, at: event.time)
    case .log(.appToken(let token)): appToken = token
    case .log(.attributionRead): writeAttribution("Read")
    case .log(.trackingStatusRecorded(let status)):
      if activity == nil { activity = AdjustLoggedActivity(at: event.time) }
      activity?.trackingStatus = status
      statesToWrite += 1
    case .call(let method, let argument): noteCall(method, argument)
    case .callback(.adjustSkanUpdated):
      if announcedSKANUpdates == 0 { write(.skanChanges) } else { announcedSKANUpdates -= 1 }
    case .request(.package(let request)): writeSending(request, event.time)
    case .answer(.package(let answer), .package(let request)): write(answer, to: request, event)
    case .installed(let fromBackup):
      (packages, hasPackageFile, attribution, activity) = (0, false, nil, nil)
      if !fromBackup { isInstallTracked = false }
    default: break
    }
  }

  private mutating func forgetProcess() {
    packageRetries = 0
    clickRetries = 0
    clickRetryIn = nil
    timers = AdjustLoggedTimers()
    (isInitialized, waitsForATT, startsFirstSession, isStateBehindAppleAds) = (false, false, false, false)
    (statesToWrite, announcedSKANUpdates, defaultTracker) = (0, 0, nil)
    inFrontSince = nil
    hasReadPackages = false
    appToken = AdjustConfiguration.usualToken
  }

  /// Writes a note, preceded by lines that carry no information and that no trace shows.
  private mutating func writeNote(_ line: AdjustLogLine, _ values: [String], at time: VirtualInstant) {
    let line = line.line(of: profile)
    guard line.isPrinted(by: profile) else { return noteState(behind: line, values, at: time) }
    switch line {
    case .defaultTracker:
      readState()
      defaultTracker = values.first
    case .foregroundTimerIsSet: readState()
    case .startsInForeground, .waitsForForeground:
      readPackages()
    case .subsessionStart: startsFirstSession = activity == nil
    case .packagesUpdated:
      readPackages()
      hasPackageFile = true
    case .disabling: noteEnabled(false)
    case .resumesEnabled: noteEnabled(true)
    default: break
    }
    if let line = timers.line(line, at: time) { write(line, values) }
    noteState(behind: line, values, at: time)
  }

  /// Writes that the package queue is read, which is the first thing that happens in it.
  private mutating func readPackages() {
    guard !hasReadPackages else { return }
    hasReadPackages = true
    if hasPackageFile { write(.packagesRead, String(packages)) }
  }

  /// Writes the state as often as the SDK does behind what has happened.
  private mutating func writePendingStates(at time: VirtualInstant) {
    if startsFirstSession, activity == nil {
      // A disabled SDK has a state, and no session.
      activity = AdjustLoggedActivity(at: time)
      activity?.isEnabled = false
      statesToWrite += 1
    }
    startsFirstSession = false
    for _ in 0..<statesToWrite { writeState() }
    statesToWrite = 0
  }

  private mutating func write(
    _ package: AdjustRequest.Kind, at position: Int, _ time: VirtualInstant, isPaused: Bool
  ) {
    if case .sdkClick = package {
      write(.clickAdded, String(position))
      write(package, time)
      if clickRetries > 0, !isPaused {
        write(.clickWaits, LogSeconds.tenths(wait(.short, beforeRetry: clickRetries)), String(clickRetries))
      } else if let clickRetryIn, !isPaused {
        write(.clickWaitsAsTold, LogSeconds.tenths(.milliseconds(clickRetryIn)))
      }
    } else {
      packages = position
      noteState(before: package, at: time)
      write(.packageAdded, String(position), package.logName)
      write(package, time)
      hasPackageFile = true
      write(.packagesWritten, String(position))
      noteState(behind: package, at: time)
    }
  }

  private mutating func writeSending(_ request: AdjustRequest, _ time: VirtualInstant) {
    if case .attribution = request.kind { write(request.kind, time) }
    let isGet = request.endpoint == .attribution && !profile.has(.namesEndpoints)
    write(isGet ? .gettingOf4_23 : .sending, request.url)
  }

  // MARK: Values

  func wait(_ backoff: AdjustBackoff, beforeRetry number: Int) -> Duration {
    backoff.wait(beforeRetry: number, jitterPermille: configuration.retryJitterPermille)
  }
}
