import SDKContract

/// A method of Adjust's SDK that a `call` step can name.
package enum AdjustMethod: String, CaseIterable, Sendable {
  /// `enable()`.
  case enable = "Adjust.enable"
  /// `disable()`.
  case disable = "Adjust.disable"
  /// `switchToOfflineMode()`.
  case switchToOfflineMode = "Adjust.switchToOfflineMode"
  /// `switchBackToOnlineMode()`.
  case switchBackToOnlineMode = "Adjust.switchBackToOnlineMode"
  /// `trackEvent(_:)`.
  case trackEvent = "Adjust.trackEvent"
  /// `gdprForgetMe()`.
  case gdprForgetMe = "Adjust.gdprForgetMe"
  /// `endFirstSessionDelay()`.
  case endFirstSessionDelay = "Adjust.endFirstSessionDelay"
  /// `processDeeplink(_:)`.
  case processDeeplink = "Adjust.processDeeplink"
  /// `appWillOpen(_:)` of version 4.
  case appWillOpen = "Adjust.appWillOpen"
  /// `processAndResolve(_:withCompletionHandler:)`.
  case processAndResolve = "Adjust.processAndResolve"
  /// `lastDeeplink(completionHandler:)`.
  case lastDeeplink = "Adjust.lastDeeplink"
  /// `attribution(completionHandler:)`.
  case attribution = "Adjust.attribution"
  /// `adid(completionHandler:)`.
  case adid = "Adjust.adid"
  /// `attribution(withTimeout:completionHandler:)`.
  case attributionWithTimeout = "Adjust.attributionWithTimeout"
  /// `adid(withTimeout:completionHandler:)`.
  case adidWithTimeout = "Adjust.adidWithTimeout"
  /// `isEnabled(completionHandler:)`.
  case isEnabled = "Adjust.isEnabled"
  /// `idfa(completionHandler:)`.
  case idfa = "Adjust.idfa"
  /// `idfv(completionHandler:)`.
  case idfv = "Adjust.idfv"
  /// `sdkVersion(completionHandler:)`.
  case sdkVersion = "Adjust.sdkVersion"
  /// `sendFirstPackages()` of version 4.
  case sendFirstPackages = "Adjust.sendFirstPackages"
  /// `trackThirdPartySharing(_:)`.
  case trackThirdPartySharing = "Adjust.trackThirdPartySharing"
  /// `trackMeasurementConsent(_:)`.
  case trackMeasurementConsent = "Adjust.trackMeasurementConsent"
  /// `setPushTokenAs(_:)`.
  case setPushToken = "Adjust.setPushToken"
  /// `trackAdRevenue(_:)`.
  case trackAdRevenue = "Adjust.trackAdRevenue"
  /// `convertUniversalLink(_:withScheme:)`.
  case convertUniversalLink = "Adjust.convertUniversalLink"
  /// `ADJLinkResolution.resolveLink(with:resolveUrlSuffixArray:callback:)`.
  case resolveLink = "ADJLinkResolution.resolveLink"

  /// The method with its argument.
  var method: SDKMethod {
    var method = SDKMethod(rawValue, eventName: eventName, argument)
    method.versions = versions
    return method
  }

  /// The versions that can do this, under whatever name; nil if all can.
  private var versions: VersionRange? {
    func since(_ first: AdjustVersionChange, before end: AdjustVersionChange? = nil) -> VersionRange? {
      VersionRange(since: first.change.since, before: end?.change.since)
    }
    return switch self {
    case .attributionWithTimeout, .adidWithTimeout: since(.gettersTimeOut)
    case .endFirstSessionDelay: since(.firstSessionDelay)
    case .sendFirstPackages: since(.delaysStart, before: .version5Names)
    case .processAndResolve: since(.resolvesLinks)
    default: nil
    }
  }

  /// The name of the callback: the answer to a getter with a time-out is named like that of the getter.
  private var eventName: String? {
    switch self {
    case .attributionWithTimeout: Self.attribution.rawValue
    case .adidWithTimeout: Self.adid.rawValue
    default: nil
    }
  }

  private var argument: SDKArgument? {
    switch self {
    case .processDeeplink, .processAndResolve: .url
    case .trackEvent:
      .either(
        .token("an event token"),
        .object([
          SDKArgument.Member("token", .token("an event token")),
          SDKArgument.Member("deduplicationId", .text, isRequired: false),
          SDKArgument.Member("callbackId", .text, isRequired: false),
        ]))
    case .convertUniversalLink:
      .object([SDKArgument.Member("url", .text), SDKArgument.Member("scheme", .text, isRequired: false)])
    case .resolveLink:
      .object([SDKArgument.Member("url", .text), SDKArgument.Member("suffixes", .texts, isRequired: false)])
    case .appWillOpen, .setPushToken, .trackAdRevenue: .text
    case .attributionWithTimeout, .adidWithTimeout: .milliseconds
    case .trackThirdPartySharing, .trackMeasurementConsent: .flag
    case .enable, .disable, .switchToOfflineMode, .switchBackToOnlineMode, .gdprForgetMe, .endFirstSessionDelay,
      .lastDeeplink, .attribution, .adid, .isEnabled, .idfa, .idfv, .sdkVersion, .sendFirstPackages:
      nil
    }
  }

  /// What can follow the trace names of calls without an argument.
  static let callArguments: [String: [String]] = {
    var words: [String: [String]] = [:]
    for method in allCases where method.argument == nil { words[method.rawValue] = [] }
    for method in [Self.attributionWithTimeout, .adidWithTimeout] { words[method.method.eventName] = ["with time-out"] }
    return words
  }()
}
