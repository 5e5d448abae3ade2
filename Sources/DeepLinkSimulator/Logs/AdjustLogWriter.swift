/// Writes what Adjust's verbose log would have shown of a run.
struct AdjustLogWriter {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []

  let plan: SimulationPlan
  let setup: AdjustSetup
  var configuration: AdjustConfiguration { setup.configuration }
  let consequences: Consequences

  // What lines say of the past.
  /// How many packages wait, the one on its way included.
  var packages = 0
  var packageRetries = 0
  var clickRetries = 0
  var isInstallTracked = false

  init(_ trace: Trace, _ plan: SimulationPlan, _ setup: AdjustSetup) {
    self.plan = plan
    self.setup = setup
    consequences = Consequences(trace.events)
    var queued = trace.loggedNotes[...]
    for (position, event) in trace.events.enumerated() {
      write(event)
      while queued.first?.lastEvent == event.index, let logged = queued.popFirst() {
        guard case .queued(let package, let place) = logged.note.value(of: AdjustSDK.self) else { continue }
        let next = trace.events.indices.contains(position + 1) ? trace.events[position + 1] : nil
        write(package, at: place, isPaused: next?.isPausedClickHandler ?? false)
      }
    }
  }

  var profile: AdjustProfile { configuration.profile }

  // MARK: Lines

  /// Writes a line, if the version of the SDK is known to have it.
  mutating func write(_ format: AdjustLogFormat, _ values: String...) {
    if format.isPrinted(by: profile) { write(format.text(values), format.level) }
  }

  /// Writes a text; each of its lines has the prefix.
  mutating func write(_ text: String, _ level: AdjustLogLevel) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("\t[Adjust]\(level.rawValue): \(line)")
    }
  }

  mutating func write(_ package: AdjustRequest.Kind) {
    for line in AdjustPackageText(package, profile, appToken: setup.servers.appToken).lines {
      write(line, .verbose)
    }
  }

  // MARK: Events

  private mutating func write(_ event: TraceEvent) {
    if event.process == .notRunning { forgetProcess() }
    switch event.occurrence {
    case .sdkNote(let note) where note.sdk == .adjust: writeNote(note.text)
    case .request(let request):
      if case .package(let request) = request.value(of: AdjustSDK.self) { writeSending(request) }
    case .answer(let exchange):
      if case .package(let request) = exchange.request.value(of: AdjustSDK.self),
        case .package(let answer) = exchange.answer(of: AdjustSDK.self)
      {
        write(answer, to: request, event)
      }
    case .step("uninstall", _): (packages, isInstallTracked) = (0, false)
    default: break
    }
  }

  private mutating func forgetProcess() {
    packageRetries = 0
    clickRetries = 0
  }

  /// The machine notes what the log shows in the words of the log, and explains in other words what it does not.
  private mutating func writeNote(_ text: String) {
    guard let format = AdjustLogFormat.format(of: text), format.isPrinted(by: profile) else { return }
    switch format {
    case .subsessionStart: write(.foregroundTimerStarts)
    case .subsessionEnd: write(.foregroundTimerSuspended)
    case .startsInForeground, .waitsForForeground:
      if !configuration.readsPasteboard { write(.linkMeOff) }
    default: break
    }
    write(text, format.level)
  }

  private mutating func write(_ package: AdjustRequest.Kind, at position: Int, isPaused: Bool) {
    if case .sdkClick = package {
      write(.clickAdded, String(position))
      write(package)
      if clickRetries > 0, !isPaused {
        write(.clickWaits, LogSeconds.tenths(wait(.short, beforeRetry: clickRetries)), String(clickRetries))
      }
    } else {
      packages = position
      write(.packageAdded, String(position), package.endpoint.rawValue)
      write(package)
    }
  }

  private mutating func writeSending(_ request: AdjustRequest) {
    if case .attribution = request.kind { write(request.kind) }
    write(.sending, request.url)
  }

  // MARK: Values

  func wait(_ backoff: AdjustBackoff, beforeRetry number: Int) -> Duration {
    backoff.wait(beforeRetry: number, jitterPermille: configuration.retryJitterPermille)
  }
}

extension TraceEvent {
  fileprivate var isPausedClickHandler: Bool {
    if case .sdkNote(let note) = occurrence { note.text == AdjustLogFormat.clicksPaused.rawValue } else { false }
  }
}
