extension AppsFlyerLogWriter {
  mutating func writeRequest(_ request: AppsFlyerRequest, _ event: TraceEvent) {
    switch request.kind {
    case .launch(let counter): writeLaunch(counter, event)
    case .conversionData where profile.logsConversionDataURL:
      write("[GCD-B01] GCD \(profile.conversionDataService) URL: \(AppsFlyerAddress.conversionData(profile))")
    case .conversionData: write("Loading conversion data")
    case .shortLink(let key): write("Shortlink found. Executing: \(AppsFlyerAddress.shortLink(key, profile))")
    case .deferredDeepLink: writeDeferredLookup(AppsFlyerAddress.deferredDeepLink(profile))
    case .redirect, .event: break
    }
  }

  mutating func writeAnswer(_ answer: AppsFlyerAnswer, to request: AppsFlyerRequest) {
    switch (request.kind, answer) {
    case (.shortLink, _): writeShortLink(answer)
    case (_, .urlError(let code)): writeError(code)
    case (.launch, .success), (.launch, .malformedBody): writeLaunchResult(200)
    case (.launch, .status(let status)): writeLaunchResult(status)
    default: break
    }
  }

  mutating func writeNote(_ text: String, _ rule: AppsFlyerRule, _ event: TraceEvent) {
    switch rule {
    case .sessions(.startSkipped): writeSkippedStart(event)
    case .conversionData(.conversionDataExpired): write(text)
    case .delivery(.conversionDataLost): write("[GCD-E01] Delegate is 'nil' or does not respond to …")
    case .deferredLookup(.deferredLookupOnce):
      writeDeepLinkDelegate()
      write(text)
    case .deferredLookup(.deferredLookupWaits): writeDeepLinkDelegate()
    case .deferredLookup(.deferredLookupWithoutKeys):
      writeDeferredLookup(AppsFlyerAddress.deferredDeepLinkWithoutKeys(profile))
    case .delivery(.deepLinkResultLost), .openAttribution(.openAttributionRemoved):
      write("[DDL] Delegate doesn't respond to `didResolveDeepLink:`")
    case .push(.pushPayload): writePush()
    case .sessionReady(.sessionReadyTimeout):
      write("\(text) (\(Self.plainSeconds(configuration.sessionReadyTimeout))s)")
    case .tracking(.trackingAnswered): writeTrackingStatus()
    default: break
    }
  }

  // MARK: Starts

  /// A start is logged before it is known what becomes of it, unless nothing does.
  mutating func writeStart(_ event: TraceEvent) {
    guard !consequences.contains(.appsFlyer(.sessions(.startWithoutKeys)), after: event),
      !consequences.contains(.appsFlyer(.sessions(.startWhileStopped)), after: event)
    else { return }
    if profile.isVersion7 {
      write("[START] isFirstLaunch: \(launches == 0), …", on: .main)
    } else if profile.logsQueues {
      write("isFirstLaunch: \(launches == 0 ? "Yes" : "No"), timestamp: …", on: .main)
    } else {
      write("Start", on: .main)
    }
  }

  private mutating func writeLaunch(_ counter: Int, _ event: TraceEvent) {
    if counter > launches {
      if profile.isVersion7 { write(hasLaunched ? "[START] \(sinceLastLaunch("start", event))" : Self.coldStart) }
      launches = counter
      lastLaunch = event.time
      hasLaunched = true
    }
    write("<~+~   SEND Start:   \(AppsFlyerAddress.launch(profile))")
  }

  private static let coldStart = "[START] Initial start of the application"

  private mutating func writeSkippedStart(_ event: TraceEvent) {
    if profile.isVersion7 {
      write("[WARNING] Skip launch")
    } else {
      write(sinceLastLaunch("launch", event))
      write("Skip launch")
    }
  }

  private func sinceLastLaunch(_ noun: String, _ event: TraceEvent) -> String {
    let pause = lastLaunch.map { $0.duration(to: event.time) } ?? .zero
    return "Time from last \(noun)(session)\(profile.isVersion7 ? ":" : "") \(LogSeconds.hundredths(pause))"
  }

  private mutating func writeLaunchResult(_ status: Int) {
    write("Result: \(PropertyListText([PayloadEntry("statusCode", .integer(status))]).text)")
  }

  // MARK: Push and tracking

  private mutating func writePush() {
    guard plan.steps.indices.contains(step), case .openNotification(let payload?) = plan.steps[step].step.kind,
      let value = payload.payload?["af"]
    else { return }
    let text: String
    switch value {
    case .object(let entries): text = PropertyListText(entries).text
    case .string(let string): text = string
    default: text = value.json
    }
    write("Push Notification received af payload = \(text)", on: .main)
  }

  private mutating func writeTrackingStatus() {
    guard plan.steps.indices.contains(step), case .trackingAuthorization(let word) = plan.steps[step].step.kind,
      let status = ATTStatus(scenarioWord: word.value)
    else { return }
    write("[ATT] Tracking authorization update from `oldStatus`: 0 to `newStatus`: \(status.rawValue)")
  }

  /// Seconds with as many decimals as they need.
  private static func plainSeconds(_ duration: Duration) -> String {
    var text = LogSeconds.hundredths(duration)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
