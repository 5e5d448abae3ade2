import SDKContract

/// Writes what AppsFlyer's debug log would show for a run.
struct AppsFlyerLogWriter {
  /// The lines, without line breaks.
  private(set) var lines: [String] = []

  let configuration: AppsFlyerConfiguration
  let run: SDKLoggedRun<AppsFlyerSDK>
  private let form: AppsFlyerLogForm

  // The history that later lines refer to.
  var launches = 0
  var lastLaunch: VirtualInstant?
  private var hasRun = false
  /// Whether the process has sent a session.
  var hasLaunched = false
  var hasLoggedDelegate = false
  /// The class of the app's delegate.
  var delegate = usualDelegate
  /// The class of the app's delegate for unified deep linking.
  var deepLinkDelegate = usualDelegate
  /// Where the last deferred look-up went.
  var deferredLookupAddress: String?

  init(_ run: SDKLoggedRun<AppsFlyerSDK>, _ configuration: AppsFlyerConfiguration) {
    self.run = run
    self.configuration = configuration
    form = AppsFlyerLogForm(configuration.profile)
    for event in run.events { write(event) }
  }

  var profile: AppsFlyerProfile { configuration.profile }

  /// Writes a message.
  mutating func write(_ message: String, on queue: AppsFlyerLogForm.Queue = .serial) {
    lines += form.lines(message, queue)
  }

  /// Writes a line without the prefix of a message.
  mutating func writeBare(_ line: String) { lines.append(line) }

  // MARK: Events

  private mutating func write(_ event: SDKLogEvent<AppsFlyerSDK>) {
    if event.process == .notRunning { forgetProcess() }
    switch event.occurrence {
    case .installed(let fromBackup): if !fromBackup { forgetInstallation() }
    // The next install may bring the data back.
    case .uninstalled: break
    case .system(let call): writeCall(call)
    case .call(let method, let argument): writeCall(method, argument, event)
    case .request(let request): writeRequest(request, event)
    case .answer(let answer, let request): writeAnswer(answer, to: request)
    case .timer(AppsFlyerTimer.deferredDeepLink.name): writeError(.timedOut, loading: deferredLookupAddress)
    case .callback(let callback):
      if event.rule?.as(AppsFlyerRule.self) == .deferredLookup(.deferredLookupWithoutKeys) {
        writeError(.cannotFindHost, loading: deferredLookupAddress)
      }
      writeCallback(callback)
    case .note(let note), .log(let note): writeNote(note, event)
    case .timer, .lost, .other: break
    }
  }

  private mutating func forgetInstallation() {
    guard !configuration.restoresBackup else { return }
    launches = 0
    lastLaunch = nil
  }

  private mutating func forgetProcess() {
    hasRun = false
    hasLaunched = false
    hasLoggedDelegate = false
    (delegate, deepLinkDelegate) = (Self.usualDelegate, Self.usualDelegate)
  }

  /// Writes a system call: the SDK greets when the app's code first runs, and takes the launch link if it handles it
  /// itself.
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
    case .onAppOpenAttribution(let payload):
      writeConversionData("onAppOpenAttribution", PropertyListText(payload.entries).text)
    case .onAppOpenAttributionFailure, .startWithCompletionHandler, .sessionReadyListener,
      .logEventWithCompletionHandler, .generateInviteUrlWithCompletionHandler, .allHTTPHeaderFields:
      break
    }
  }

  private mutating func writeConversionData(_ method: String, _ text: String) {
    write("[GCD-A02] -[\(delegate) \(method):]:\n\(text)")
  }

  // MARK: Values

  /// The class that stands for the delegate of an app that a scenario describes.
  private static let usualDelegate = "AppDelegate"

  static func text(_ error: SDKError) -> String {
    let info = error.hasOnlyText ? "NSLocalizedDescription=\(error.message)" : "…"
    return "Error Domain=\(error.domain) Code=\(error.code) \"\(error.message)\" UserInfo={\(info)}"
  }

  /// Writes the error of a request without an answer.
  ///
  /// - Parameters:
  ///   - loadingError: The error.
  ///   - address: Where the request went; nil if the address is not published.
  mutating func writeError(_ loadingError: URLLoadingError, loading address: String?) {
    let error = SDKError.requestFailed(loadingError)
    guard let cause = error.underlying else { return }
    let underlying =
      address.map(loadingError.description)
      ?? Self.text(SDKError(domain: cause.domain, code: cause.code, message: cause.message))
    let head = "Error Domain=\(error.domain) Code=\(error.code) \"\(error.message)\""
    let info = "NSLocalizedDescription=\(error.message), NSUnderlyingError=… {\(underlying)}"
    write("[HTTP]\nError: \(head) UserInfo={\(info)}")
  }
}
