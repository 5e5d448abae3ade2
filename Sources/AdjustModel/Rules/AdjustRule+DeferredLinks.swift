import SDKContract

extension AdjustRule {
  /// The rules for deferred deep links, from the answer to the app.
  package enum DeferredLinks: String, RuleGroup {
    case linkOfAttributionAnswer = "ADJ-DEF-1"
    case linkOfSessionAnswer = "ADJ-DEF-2"
    case noLinkIsSilent = "ADJ-DEF-3"
    case opensWhenAppAgrees = "ADJ-DEF-4"
    case opensWhenNobodyResponds = "ADJ-DEF-5"
    case leavesLinkToApp = "ADJ-DEF-6"
    case invalidLinkIsSilent = "ADJ-DEF-7"
    case invalidLinkIsEscaped = "ADJ-DEF-8"
    case nullIsNotGuarded = "ADJ-DEF-9"
    case openingFails = "ADJ-DEF-10"
    case twoMechanisms = "ADJ-MAIN-1"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .linkOfAttributionAnswer:
        Rule(
          "Each attribution answer with attribution.deeplink calls adjustDeferredDeeplinkReceived, whatever the "
            + "state of the app or the SDK, and however often the same link came before.",
          evidence: .source, source: "ADJAttributionHandler.m:168-199, ADJActivityHandler.m:1872-1893 (5.6.2)")
      case .linkOfSessionAnswer:
        Rule(
          "Since 5.4.4 each answer to a session with deeplink at its root calls adjustDeferredDeeplinkReceived as well.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1746 (5.6.2), CHANGELOG 5.4.4")
      case .noLinkIsSilent:
        Rule(
          "Without a deferred link nothing is called: no nil, no error, no time-out.",
          evidence: .source, source: "ADJActivityHandler.m:1872-1893 (5.6.2), adjust/ios_sdk#375")
      case .opensWhenAppAgrees:
        Rule(
          "If adjustDeferredDeeplinkReceived returns true, the SDK opens the link through the system in the same block.",
          evidence: .source,
          source: "ADJActivityHandler.m:1872-1893 (5.6.2), ADJActivityHandlerTests testLaunchDeepLink (4.33.0)")
      case .opensWhenNobodyResponds:
        Rule(
          "If the delegate is nil, gone or lacks the method, the SDK opens the link itself.",
          evidence: .source, source: "ADJActivityHandler.m:1872-1893 (5.6.2), adjust/ios_sdk#122")
      case .leavesLinkToApp:
        Rule(
          "If adjustDeferredDeeplinkReceived returns false, the SDK does nothing more with the link.",
          evidence: .source,
          source: "ADJActivityHandler.m:1872-1893 (5.6.2), ADJActivityHandlerTests testNotLaunchDeeplinkCallback "
            + "(4.33.0)")
      case .invalidLinkIsSilent:
        Rule(
          "A deferred link that NSURL rejects is dropped silently: every invalid string in an app that is linked "
            + "before iOS 17, and one with an invalid host or scheme in any app.",
          evidence: .source,
          source: "ADJActivityHandler.m:1872-1893 (5.6.2); Apple: NSURL URLWithString:; swift-foundation, URLParser")
      case .invalidLinkIsEscaped:
        Rule(
          "In an app that is linked with iOS 17 or later NSURL escapes what is not allowed in a URL, together with the "
            + "escapes in the same part of the link, and the SDK delivers the result (switch invalidLinks).",
          evidence: .documentation, source: "Apple: NSURL URLWithString:; swift-foundation, URLParser")
      case .nullIsNotGuarded:
        Rule(
          "A JSON null where an answer has the attribution, a link, the adid or a number gets a message that it "
            + "does not understand, and the app crashes with an uncaught exception.",
          evidence: .inference,
          source:
            "ADJAttributionHandler.m:168-199, ADJActivityHandler.m, updateAdidI, ADJRequestHandler.m (5.6.2), which "
            + "have no guard")
      case .openingFails:
        Rule(
          "If the system cannot open the link, the SDK logs an error and does nothing else.",
          evidence: .source, source: "ADJActivityHandler.m:1872-1893 (5.6.2)")
      case .twoMechanisms:
        Rule(
          "Attribution, session and event callbacks reach the main thread by performSelectorOnMainThread, links and "
            + "completions by dispatch_async; each keeps its order, but between the two there is none.",
          evidence: .measurement,
          source: "ADJUtil.m:687-707 (5.6.2), blackpixel.com: performSelectorOnMainThread vs. dispatch_async")
      }
    }
  }
}
