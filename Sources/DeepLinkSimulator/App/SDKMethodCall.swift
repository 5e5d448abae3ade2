import Foundation

/// A method that a `call` step of a scenario can name.
enum StepMethod: Hashable, Sendable {
  case appsFlyer(AppsFlyerMethod)
  case adjust(AdjustMethod)
  /// `UIApplication.open`.
  case openURL

  /// The method with a name; nil if there is none.
  init?(named name: String) {
    if let method = AppsFlyerMethod(rawValue: name) {
      self = .appsFlyer(method)
    } else if let method = AdjustMethod(rawValue: name) {
      self = .adjust(method)
    } else if name == Self.opening.name {
      self = .openURL
    } else {
      return nil
    }
  }

  /// The methods of the system.
  static let opening = SDKMethod("UIApplication.open", .text)

  /// All methods, the system's last.
  static let all = AppsFlyerSetup.declaration.methods + AdjustSetup.declaration.methods + [opening]

  /// The SDK that is called; nil for the system.
  var sdk: SDKName? {
    switch self {
    case .appsFlyer: .appsFlyer
    case .adjust: .adjust
    case .openURL: nil
    }
  }
}

/// A call of an SDK's method by a step of the scenario, ready to be made.
struct SDKMethodCall: Sendable {
  private let method: StepMethod
  private let argument: ScenarioValue?
  /// The argument as a URL, taken apart once for all runs; nil if it is none.
  private let url: URL?

  init(_ method: StepMethod, _ argument: ScenarioValue?) {
    self.method = method
    self.argument = argument
    url = if case .string(let text) = argument { URL(string: text) } else { nil }
  }

  /// Makes the call, as app code would.
  @MainActor
  func make(in environment: AppEnvironment) {
    switch method {
    case .appsFlyer(let method): make(method, environment.appsFlyer)
    case .adjust(let method): make(method, environment.adjust, environment)
    case .openURL:
      if case .string(let text) = argument { environment.open(text) }
    }
  }

  @MainActor
  private func make(_ method: AppsFlyerMethod, _ lib: AppsFlyerLib) {
    switch method {
    case .start: lib.start()
    case .startWithCompletionHandler: lib.start { _, _ in }
    case .stop: lib.isStopped = true
    case .resume: lib.isStopped = false
    case .performOnAppAttribution: lib.performOnAppAttribution(with: url)
    case .waitForATT:
      if case .integer(let seconds) = argument {
        lib.waitForATTUserAuthorization(timeoutInterval: TimeInterval(seconds))
      }
    }
  }

  @MainActor
  private func make(_ method: AdjustMethod, _ adjust: Adjust, _ environment: AppEnvironment) {
    switch method {
    case .enable: adjust.enable()
    case .disable: adjust.disable()
    case .switchToOfflineMode: adjust.switchToOfflineMode()
    case .switchBackToOnlineMode: adjust.switchBackToOnlineMode()
    case .trackEvent:
      if case .string(let token) = argument {
        adjust.trackEvent(token)
      } else if let token = argument?.text("token") {
        adjust.trackEvent(token, deduplicationId: argument?.text("deduplicationId"))
      }
    case .gdprForgetMe: adjust.gdprForgetMe()
    case .endFirstSessionDelay: adjust.endFirstSessionDelay()
    case .processDeeplink:
      if let link = ADJDeeplink(deeplink: url) { adjust.processDeeplink(link) }
    case .processAndResolve:
      if let link = ADJDeeplink(deeplink: url) { adjust.processAndResolve(link) { _ in } }
    case .appWillOpen: adjust.appWillOpen(url)
    case .lastDeeplink: adjust.lastDeeplink { _ in }
    case .attribution: adjust.attribution { _ in }
    case .adid: adjust.adid { _ in }
    case .convertUniversalLink:
      let converted = adjust.convertUniversalLink(argument?.text("url") ?? "", withScheme: argument?.text("scheme"))
      environment.record("converted", converted?.absoluteString ?? "nil")
    case .resolveLink:
      adjust.resolveLink(with: argument?.text("url"), resolveUrlSuffixArray: argument?.texts("suffixes") ?? []) { _ in }
    }
  }
}

extension ScenarioValue {
  /// A text that is a member of the value.
  fileprivate func text(_ key: String) -> String? {
    guard case .object(let members) = self, case .string(let text) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return text
  }

  /// Texts that are a member of the value.
  fileprivate func texts(_ key: String) -> [String]? {
    guard case .object(let members) = self, case .array(let values) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
