/// Writes what AppsFlyer's debug log would have shown of a run.
struct AppsFlyerLogWriter {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []

  let plan: SimulationPlan
  let configuration: AppsFlyerConfiguration
  let consequences: Consequences
  private let form: AppsFlyerLogForm

  // What lines say of the past.
  var launches = 0
  var lastLaunch: VirtualInstant?
  /// The step that the run is at, from 0; negative before the first one.
  var step = -1
  private var hasRun = false
  /// Whether the process has sent a session.
  var hasLaunched = false
  var hasLoggedDelegate = false

  init(_ events: [TraceEvent], _ plan: SimulationPlan, _ configuration: AppsFlyerConfiguration) {
    self.plan = plan
    self.configuration = configuration
    consequences = Consequences(events)
    form = AppsFlyerLogForm(configuration.profile)
    for event in events { write(event) }
  }

  var profile: AppsFlyerProfile { configuration.profile }

  /// Writes a message.
  mutating func write(_ message: String, on queue: AppsFlyerLogForm.Queue = .serial) {
    lines += form.lines(message, queue)
  }

  // MARK: Events

  private mutating func write(_ event: TraceEvent) {
    if event.process == .notRunning { forgetProcess() }
    switch event.occurrence {
    case .step(let verb, _): took(verb)
    case .system(let call): writeCall(call)
    case .sdkCall(let method, let argument): writeCall(method, argument, event)
    case .request(let request):
      if let request = request.value(of: AppsFlyerSDK.self) { writeRequest(request, event) }
    case .answer(let exchange):
      if let request = exchange.request.value(of: AppsFlyerSDK.self),
        let answer = exchange.answer(of: AppsFlyerSDK.self)
      {
        writeAnswer(answer, to: request)
      }
    case .timer(AppsFlyerTimer.deferredDeepLink.name) where event.lane == .sdk(.appsFlyer): writeError(-1001)
    case .callback(let callback):
      if let callback = callback.value(of: AppsFlyerSDK.self) { writeCallback(callback) }
    case .sdkNote(let note):
      if let rule = event.rule.as(AppsFlyerRule.self) { writeNote(note.text, rule, event) }
    default: break
    }
  }

  private mutating func took(_ verb: String) {
    step += 1
    guard verb == "install" || verb == "uninstall", !configuration.restoresBackup else { return }
    launches = 0
    lastLaunch = nil
  }

  private mutating func forgetProcess() {
    hasRun = false
    hasLaunched = false
    hasLoggedDelegate = false
  }

  /// The SDK says hello when the app's code first runs, and takes up the launch link if it does that itself.
  private mutating func writeCall(_ call: SystemCall) {
    if !hasRun {
      hasRun = true
      write("AppsFlyer SDK version \(profile.version) started build", on: .main)
    }
    if call.kind == .didFinishLaunching, let link = call.link, configuration.launchLinkResolution != .none {
      writeLinkFound(link.text)
    }
  }

  private mutating func writeCallback(_ callback: AppsFlyerCallback) {
    switch callback {
    case .onConversionDataSuccess(let payload):
      writeConversionData("onConversionDataSuccess", PropertyListText(payload.entries).text)
    case .onConversionDataFail(let error):
      writeConversionData("onConversionDataFail", Self.text(error))
    case .didResolveDeepLink(let result):
      if let link = result.deepLink { write("[DDL] Calling didResolveDeepLink with: \(DeepLinkText(link).text)") }
    case .onAppOpenAttribution, .onAppOpenAttributionFailure, .startWithCompletionHandler, .sessionReadyListener,
      .logEventWithCompletionHandler, .allHTTPHeaderFields:
      break
    }
  }

  private mutating func writeConversionData(_ method: String, _ text: String) {
    write("[GCD-A02] -[\(Self.delegate) \(method):]:\n\(text)")
  }

  // MARK: Values

  /// What stands for the class of the app's delegate, which a scenario does not know.
  static let delegate = "AppDelegate"

  static func text(_ error: SDKError) -> String {
    "Error Domain=\(error.domain) Code=\(error.code) \"\(error.message)\" UserInfo={…}"
  }

  /// A request that got no answer.
  mutating func writeError(_ code: Int) {
    guard let error = SDKError.requestFailed(code).underlying else { return }
    let text = Self.text(SDKError(domain: error.domain, code: error.code, message: error.message))
    write("[HTTP]\nError: \(text)")
  }
}
