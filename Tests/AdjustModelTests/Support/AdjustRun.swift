import AdjustModel
import SDKContract

/// Drives an `AdjustMachine` and writes down what it asks for, one line for each action.
struct AdjustRun {
  var machine: AdjustMachine
  var now = VirtualInstant.zero
  /// What the machine asked for since `lines` was last taken.
  private(set) var actions: [AdjustAction] = []
  /// The requests that were sent, oldest first.
  private(set) var requests: [AdjustRequest] = []
  private(set) var callbacks: [AdjustCallback] = []
  private(set) var rules: Set<AdjustRule> = []

  init(_ profile: AdjustProfile = .v5_5_2, _ change: (inout AdjustConfiguration) -> Void = { _ in }) {
    var configuration = AdjustConfiguration()
    configuration.profile = profile
    // One host, as with data residency, so that a failure is told at once: the others are tried in AdjustHostTests.
    configuration.domains = ["adjust.com"]
    // Their clicks stand beside each first session, and are tried in AdjustAppleAdsTests.
    configuration.appleAds = .never
    change(&configuration)
    machine = AdjustMachine(configuration: configuration)
    machine.install()
    machine.startProcess()
  }

  /// A first launch up to the request of the first session, with nothing left to read.
  static func launched(
    _ profile: AdjustProfile = .v5_5_2, _ change: (inout AdjustConfiguration) -> Void = { _ in }
  ) -> AdjustRun {
    var run = AdjustRun(profile, change)
    run.perform { $0.initSdk(isActive: true, at: $1) }
    // Before 4.12.3 nothing is sent before the notification.
    if !profile.has(.startsInForeground) { run.activate() }
    run.forget()
    return run
  }

  /// A launch of which everything is done: the session and an attribution without a link are there.
  static func settled(
    _ profile: AdjustProfile = .v5_5_2, _ change: (inout AdjustConfiguration) -> Void = { _ in }
  ) -> AdjustRun {
    var run = launched(profile, change)
    run.answer(AdjustAnswers.session())
    run.answer(AdjustAnswers.attribution(tracker: "t0"))
    run.forget()
    return run
  }

  mutating func perform(_ input: (inout AdjustMachine, VirtualInstant) -> [AdjustAction]) {
    let new = input(&machine, now)
    rules.formUnion(Self.furtherRules(of: new).compactMap(\.self))
    for action in new {
      switch action {
      case .send(let request, let rule):
        if case .package(let request) = request { requests.append(request) }
        rules.insert(rule)
      case .call(let callback, _, _, let rule):
        callbacks.append(callback)
        rules.insert(rule)
      case .setTimer(_, _, let rule), .openURL(_, let rule), .note(_, let rule), .raise(_, let rule),
        .log(_, let rule):
        rules.insert(rule)
      case .cancelTimer: break
      }
    }
    actions += new
  }

  /// The rules that actions of one input stand on besides their own, as the engine gets them.
  static func furtherRules(of actions: [AdjustAction]) -> [AdjustRule?] {
    var effects = SDKEffects()
    effects.add(actions)
    var rules: [AdjustRule?] = []
    while let effect = effects.popFirst() {
      if case .call(_, _, _, _, let rule?) = effect {
        rules.append(rule.as(AdjustRule.self))
      } else {
        rules.append(nil)
      }
    }
    return rules
  }

  mutating func wait(_ duration: Duration) { now = now.advanced(by: duration) }

  mutating func forget() { actions = [] }

  /// AdjustAnswers the request that was sent last, or the last but some.
  mutating func answer(_ answer: AdjustAnswer, toLastBut skipped: Int = 0) {
    let index = requests.count - 1 - skipped
    guard requests.indices.contains(index) else { return }
    let request = requests[index]
    perform { $0.answered(request, answer, at: $1) }
  }

  mutating func activate() { perform { $0.didBecomeActive(at: $1) } }
  mutating func resign() { perform { $0.willResignActive(at: $1) } }
  mutating func fire(_ timer: AdjustTimer) { perform { $0.timerFired(timer, at: $1) } }
  mutating func track(_ token: String, _ id: String? = nil) {
    perform { $0.trackEvent(token: token, deduplicationID: id, at: $1) }
  }
  mutating func forgetMe() { perform { $0.gdprForgetMe(at: $1) } }
  mutating func process(_ url: String?) { perform { $0.processDeeplink(url, at: $1) } }
  mutating func resolve(_ url: String?, _ completion: Int) {
    perform { $0.processDeeplink(url, completion: CompletionID(completion), at: $1) }
  }
  mutating func setOffline(_ value: Bool) { perform { $0.setOffline(value, at: $1) } }
  mutating func setEnabled(_ value: Bool) { perform { $0.setEnabled(value, at: $1) } }

  /// Kills the process and launches the app again, inactive, as iOS does.
  mutating func relaunch() {
    machine.endProcess(at: now)
    machine.startProcess()
    perform { $0.initSdk(isActive: false, at: $1) }
    activate()
  }

  /// Runs the block of the last callback.
  mutating func deliverLast(responded: Bool = true, returned: Bool = true) {
    deliver(callbacks.last, responded: responded, returned: returned)
  }

  mutating func deliver(_ callback: AdjustCallback?, responded: Bool, returned: Bool) {
    guard let callback else { return }
    perform { $0.delivered(callback, responded: responded, returned: returned, at: $1) }
  }

  /// Takes the actions that can be seen from outside, without the notes.
  mutating func lines() -> [String] {
    defer { forget() }
    return actions.compactMap { action in
      switch action {
      case .note, .log: return nil
      default: return Self.line(action)
      }
    }
  }

  /// Takes the texts of the notes.
  mutating func notes() -> [String] {
    defer { forget() }
    return actions.compactMap { if case .note(let note, _) = $0 { note.text } else { nil } }
  }

  static func line(_ action: AdjustAction) -> String {
    switch action {
    case .send(.package(let request), let rule): "send \(line(request.kind)) \(rule.id)"
    case .send(let request, let rule): "send \(request.name) \(rule.id)"
    case .setTimer(let timer, let after, let rule): "timer \(timer) \(after) \(rule.id)"
    case .cancelTimer(let timer): "cancel \(timer)"
    case .call(let callback, let queue, _, let rule):
      "call \(line(callback)) \(MainThreadMechanism.allCases[queue]) \(rule.id)"
    case .openURL(let url, let rule): "open \(url) \(rule.id)"
    case .log(.queued(let kind, let position), let rule): "queue \(line(kind)) \(position) \(rule.id)"
    case .log(let note, let rule): "log \(note.text) \(rule.id)"
    case .note(let note, let rule): "note \(note.text) \(rule.id)"
    case .raise(let note, let rule): "raise \(note.text) \(rule.id)"
    }
  }

  private static func line(_ callback: AdjustCallback) -> String {
    guard let completion = callback.completion else { return callback.name }
    return "\(callback.name)#\(completion.value)\(callback.url.map { "(" + $0 + ")" } ?? "")"
  }

  private static func line(_ kind: AdjustRequest.Kind) -> String {
    switch kind {
    case .session(let count): "session \(count)"
    case .attribution(let initiator): "attribution \(initiator)"
    case .event(let token, _): "event \(token)"
    case .forgetDevice: "forgetDevice"
    case .sdkClick(let click): "click \(click.link)"
    case .thirdPartySharing, .measurementConsent, .pushToken, .trackingStatus, .adRevenue: "package \(kind.path)"
    }
  }
}
