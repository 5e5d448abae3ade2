import SDKContract

extension AppsFlyerLogWriter {
  /// Writes a call of the app to the SDK.
  mutating func writeCall(_ method: String, _ argument: String?, _ event: SDKLogEvent<AppsFlyerSDK>) {
    switch method {
    case "AppsFlyerLib.start": writeStart(event)
    case "AppsFlyerLib.continue":
      if profile.has(.logsReferrer) { write("Referrer URL: (null)", on: .main) }
      write("NSUserActivity `webpageURL`: \(argument ?? "(null)")", on: .main)
      writeLink(argument, event)
    case "AppsFlyerLib.handleOpen":
      write("handleOpenUrl: \(argument ?? "(null)")", on: .main)
      writeLink(argument, event)
    case "AppsFlyerLib.handleUniversalLink", "AppsFlyerLib.performOnAppAttribution": writeLink(argument, event)
    default: break
    }
  }

  /// Writes that a link was accepted, unless the SDK ignores it.
  mutating func writeLink(_ url: String?, _ event: SDKLogEvent<AppsFlyerSDK>) {
    guard let url, !run.hasSetOff(.links(.launchLinkSkipped), by: event),
      !run.hasSetOff(.links(.linkWhileStopped), by: event)
    else { return }
    writeLinkFound(url)
  }

  /// Writes that a link was accepted, without a check.
  mutating func writeLinkFound(_ url: String) {
    write("UniversalLink/Deeplink found:\n\(url)")
    if !configuration.customDomains.isEmpty {
      write("Validate custom domain URLs: \(PropertyListText(configuration.customDomains).text)")
    }
  }

  mutating func writeShortLink(_ answer: AppsFlyerAnswer, to address: String?) {
    switch answer {
    case .success(let parameters):
      writeShortLink([
        "OneLink:\(PropertyListText(parameters.entries).text)",
        "Response Info:\(Self.responseInfo(200, body: parameters))", "Error: (null)",
      ])
    case .status(let status, _):
      writeShortLink(["OneLink:(null)", "Response Info:\(Self.responseInfo(status, body: nil))", "Error: …"])
    case .malformedBody: writeShortLink(["OneLink:(null)", "Error: …"])
    case .urlError(let error):
      writeError(error, loading: address)
      writeShortLink(["OneLink:(null)", "Error: …"])
    }
  }

  /// Writes a short link: each part is a separate message up to 6.3; since then they are one message that begins on a
  /// new line.
  private mutating func writeShortLink(_ parts: [String]) {
    let messages = parts.map { "[Shortlink] " + $0 }
    if profile.has(.logsQueues) {
      write("\n" + messages.joined(separator: "\n"))
    } else {
      for message in messages { write(message) }
    }
  }

  private static func responseInfo(_ status: Int, body: Payload?) -> String {
    var entries = [PayloadEntry("statusCode", .integer(status))]
    if let body { entries.append(PayloadEntry("dataStr", .string(body.json))) }
    return PropertyListText(entries).text
  }

  // MARK: The deferred look-up

  mutating func writeDeepLinkDelegate() {
    guard !hasLoggedDelegate else { return }
    hasLoggedDelegate = true
    write("[DDL] Delegate: \(deepLinkDelegate)")
  }

  mutating func writeDeferredLookup(_ address: String) {
    writeDeepLinkDelegate()
    deferredLookupAddress = address
    write("[DDL] Start DDL")
    write("[DDL] URL: \(address)")
  }
}
