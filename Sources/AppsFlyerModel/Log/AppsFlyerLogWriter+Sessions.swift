import SDKContract

extension AppsFlyerLogWriter {
  mutating func writeRequest(_ request: AppsFlyerRequest, _ event: SDKLogEvent<AppsFlyerSDK>) {
    guard let address = address(of: request) else { return }
    switch request.kind {
    case .launch(let counter): writeLaunch(counter, address, event)
    case .conversionData where profile.has(.logsQueues):
      write("[GCD-B01] GCD \(profile.conversionDataService) URL: \(address)")
    case .conversionData: write("Loading conversion data")
    case .shortLink: write("Shortlink found. Executing: \(address)")
    case .deferredDeepLink: writeDeferredLookup(address)
    case .redirect, .event, .inviteLink: break
    }
  }

  /// Returns where a request goes, with the app id that the app has set; nil if the address is not published.
  private func address(of request: AppsFlyerRequest) -> String? {
    let appID = request.appID ?? configuration.appleAppID ?? "…"
    return switch request.kind {
    case .launch: AppsFlyerAddress.launch(profile, appID)
    case .conversionData: AppsFlyerAddress.conversionData(profile, appID)
    case .shortLink(let key): AppsFlyerAddress.shortLink(key, profile)
    case .deferredDeepLink: AppsFlyerAddress.deferredDeepLink(profile, appID)
    case .redirect(let url): url
    case .event, .inviteLink: nil
    }
  }

  mutating func writeAnswer(_ answer: AppsFlyerAnswer, to request: AppsFlyerRequest) {
    switch (request.kind, answer) {
    case (.shortLink, _): writeShortLink(answer, to: address(of: request))
    case (_, .urlError(let error)): writeError(error, loading: address(of: request))
    case (.launch, .success), (.launch, .malformedBody): writeLaunchResult(200)
    case (.launch, .status(let status, _)): writeLaunchResult(status)
    default: break
    }
  }

  mutating func writeNote(_ note: AppsFlyerNote, _ event: SDKLogEvent<AppsFlyerSDK>) {
    switch note {
    case .delegate(let type): delegate = type.name
    case .deepLinkDelegate(let type): deepLinkDelegate = type.name
    case .skipLaunch: writeSkippedStart(event)
    case .conversionDataExpired: write(note.text)
    case .conversionDataLost:
      write("[GCD-E01] Delegate is `nil` or does not respond to -[AppsFlyerLibDelegate onConversionDataSuccess:]")
    case .deferredResolved:
      writeDeepLinkDelegate()
      write(note.text)
    case .deferredWaits: writeDeepLinkDelegate()
    case .deferredWithoutKeys: writeDeferredLookup(AppsFlyerAddress.deferredDeepLinkWithoutKeys(profile))
    case .deepLinkResultLost: write("[DDL] Delegate doesn't respond to `didResolveDeepLink:`")
    case .pushPayload(let payload): writePush(payload)
    case .pushLink(let link): writeLink(link, event)
    case .sessionReadyTimedOut(let wait): write("\(note.text) (\(Self.plainSeconds(wait))s)")
    case .trackingAnswered(let status):
      write("[ATT] Tracking authorization update from `oldStatus`: 0 to `newStatus`: \(status.rawValue)")
    default: break
    }
  }

  // MARK: Starts

  /// Writes a start, which is logged before its outcome is known, unless it has none.
  mutating func writeStart(_ event: SDKLogEvent<AppsFlyerSDK>) {
    guard !run.hasSetOff(.sessions(.startWithoutKeys), by: event),
      !run.hasSetOff(.sessions(.startWhileStopped), by: event)
    else { return }
    if profile.isVersion7 {
      write("[START] isFirstLaunch: \(launches == 0), timestamp: …")
    } else if profile.has(.logsQueues) {
      write("isFirstLaunch: \(launches == 0 ? "Yes" : "No"), timestamp: …")
    } else {
      write("Start", on: .main)
    }
  }

  private mutating func writeLaunch(_ counter: Int, _ address: String, _ event: SDKLogEvent<AppsFlyerSDK>) {
    if counter > launches {
      if profile.isVersion7 { write(hasLaunched ? "[START] \(sinceLastLaunch("start", event))" : Self.coldStart) }
      launches = counter
      lastLaunch = event.time
      hasLaunched = true
    }
    writeBare("<~+~   SEND Start:   \(address)")
  }

  private static let coldStart = "[START] Initial start of the application"

  private mutating func writeSkippedStart(_ event: SDKLogEvent<AppsFlyerSDK>) {
    if profile.isVersion7 {
      write("[WARNING] Skip launch")
    } else {
      write(sinceLastLaunch("launch", event))
      write("Skip launch")
    }
  }

  private func sinceLastLaunch(_ noun: String, _ event: SDKLogEvent<AppsFlyerSDK>) -> String {
    let pause = lastLaunch.map { $0.shownDuration(to: event.time) } ?? .zero
    return "Time from last \(noun)(session)\(profile.isVersion7 ? ":" : "") \(LogSeconds.hundredths(pause))"
  }

  private mutating func writeLaunchResult(_ status: Int) {
    write("Result: \(PropertyListText([PayloadEntry("statusCode", .integer(status))]).text)")
  }

  // MARK: Push

  private mutating func writePush(_ value: PayloadValue) {
    let text: String
    switch value {
    case .object(let entries): text = PropertyListText(entries).text
    case .string(let string): text = string
    default: text = value.json
    }
    write("Push Notification received af payload = \(text)", on: .main)
  }

  /// Returns a number of seconds with as many decimals as necessary.
  private static func plainSeconds(_ duration: Duration) -> String {
    var text = LogSeconds.hundredths(duration)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
