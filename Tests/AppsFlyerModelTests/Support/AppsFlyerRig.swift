import AppsFlyerModel
import SDKContract

/// A machine and a backend with the least owner that can run them: answers and callbacks in order of time.
struct AppsFlyerRig {
  enum Event {
    case answer(AppsFlyerRequest)
    case timeOut(AppsFlyerRequest)
    case call(AppsFlyerCallback)
    case timer(AppsFlyerTimer)
  }

  private struct Pending {
    var time: VirtualInstant
    var event: Event
  }

  var machine: AppsFlyerMachine
  var backend: AppsFlyerBackend
  var now = VirtualInstant.zero
  var latency: Duration = .milliseconds(100)
  /// Whether the app takes what it is called with.
  var responds = true

  private(set) var callbacks: [AppsFlyerCallback] = []
  private(set) var requests: [AppsFlyerRequest.Kind] = []
  private(set) var notes: [AppsFlyerRule] = []
  private(set) var exceptions: [String] = []
  private(set) var rules: Set<AppsFlyerRule> = []
  /// What servers answered and what the app got, in order.
  private(set) var payloads: [Payload] = []
  private var pending: [Pending] = []

  init(_ configuration: AppsFlyerConfiguration = AppsFlyerConfiguration(), backend: AppsFlyerBackend = .init()) {
    machine = AppsFlyerMachine(configuration: configuration)
    self.backend = backend
    machine.install()
  }

  /// The standard integration: keys, delegate, start when active.
  mutating func launch(delegate: Bool = true, deepLinkDelegate: Bool = false) {
    startProcess(delegate: delegate, deepLinkDelegate: deepLinkDelegate)
    start()
  }

  mutating func startProcess(
    delegate: Bool = true, deepLinkDelegate: Bool = false, keys: Bool = true, launchOptions: Bool = true,
    appID: String? = nil
  ) {
    pending = []
    perform(machine.startProcess())
    if keys { perform(machine.setKeys(appID: appID)) }
    if launchOptions { perform(machine.handleLaunchOptions(link: nil, at: now)) }
    if delegate { perform(machine.setDelegate(isPresent: true)) }
    if deepLinkDelegate { setDeepLinkDelegate() }
  }

  mutating func setDeepLinkDelegate(isPresent: Bool = true) {
    perform(machine.setDeepLinkDelegate(isPresent: isPresent, at: now))
  }

  mutating func start(completion: Bool = false) { perform(machine.start(completion: completion, at: now)) }

  mutating func logEvent(_ name: String, completion: Bool = false) {
    perform(machine.logEvent(name, completion: completion, at: now))
  }

  mutating func open(_ url: String) {
    perform(machine.handle(Link(url), at: now))
  }

  mutating func wait(_ duration: Duration) {
    let end = now.advanced(by: duration)
    while let index = pending.indices.min(by: { pending[$0].time < pending[$1].time }), pending[index].time <= end {
      let next = pending.remove(at: index)
      now = next.time
      switch next.event {
      case .answer(let request):
        let answer = backend.answer(to: request, at: now)
        if case .success(let payload) = answer { payloads.append(payload) }
        perform(machine.answered(request, answer, at: now))
      case .timeOut(let request):
        perform(machine.answered(request, .urlError(.timedOut), at: now))
      case .call(let callback):
        // The app does not implement what it would be asked for first.
        let responded = responds && !callback.isAskedForFirst
        if responded { callbacks.append(callback) }
        if let payload = callback.payload { payloads.append(payload) }
        perform(machine.delivered(callback, responded: responded, at: now))
      case .timer(let timer):
        perform(machine.timerFired(timer, at: now))
      }
    }
    now = end
  }

  mutating func perform(_ actions: [AppsFlyerAction]) {
    for action in actions {
      switch action {
      case .send(let request, let rule):
        requests.append(request.kind)
        rules.insert(rule)
        send(request)
      case .call(let callback, _, let after, let rule):
        rules.insert(rule)
        pending.append(Pending(time: now.advanced(by: after), event: .call(callback)))
      case .setTimer(let timer, let after, let rule):
        rules.insert(rule)
        cancel(timer)
        pending.append(Pending(time: now.advanced(by: after), event: .timer(timer)))
      case .cancelTimer(let timer):
        cancel(timer)
      case .raise(let note, let rule):
        rules.insert(rule)
        exceptions.append(note.text)
      case .note(_, let rule):
        rules.insert(rule)
        notes.append(rule)
      case .openURL(_, let rule), .log(_, let rule): rules.insert(rule)
      }
    }
  }

  /// Lets a request be answered, or time out, as the engine does.
  private mutating func send(_ request: AppsFlyerRequest) {
    let isAnswered = backend.answers(request.kind.endpoint)
    let timeOut = AppsFlyerSDK.timeOut(of: request, sentAt: now)
    let answer = now.advanced(by: latency)
    if isAnswered, timeOut.map({ answer <= $0.at }) ?? true {
      pending.append(Pending(time: answer, event: .answer(request)))
    } else if let timeOut {
      rules.insert(timeOut.rule)
      pending.append(Pending(time: timeOut.at, event: .timeOut(request)))
    }
  }

  private mutating func cancel(_ timer: AppsFlyerTimer) {
    pending.removeAll { entry in
      if case .timer(timer) = entry.event { true } else { false }
    }
  }

  /// The rules of the payloads so far.
  var payloadRules: Set<AppsFlyerRule> {
    Set(
      payloads.flatMap(\.rules).compactMap { rule in
        rule.as(AppsFlyerRule.self)
      })
  }

  /// The results of deep links so far.
  var deepLinks: [DeepLinkResult] { callbacks.compactMap(\.deepLinkResult) }

  /// The names of the callbacks so far.
  var names: [String] { callbacks.map(\.name) }
}
