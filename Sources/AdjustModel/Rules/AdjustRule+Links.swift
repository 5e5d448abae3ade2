import SDKContract

extension AdjustRule {
  /// The rules for converting branded links to the scheme of the app.
  package enum Links: String, RuleGroup {
    case serverConverts = "ADJ-LINK-1"
    case firstSegmentBecomesHost = "ADJ-LINK-2"
    case markerIsLastParameter = "ADJ-LINK-3"
    case adjustParametersStay = "ADJ-LINK-4"
    case bytesStay = "ADJ-LINK-5"
    case secondQuestionMarkCuts = "ADJ-LINK-6"
    case ownDomainsConvert = "ADJ-LINK-7"
    case trackerLinkNamesTarget = "ADJ-LINK-8"
    case ampersandMayBeEscaped = "ADJ-LINK-9"
    case hostNeedsSlash = "ADJ-LINK-10"
    case markerIsNotRepeated = "ADJ-LINK-11"
    case universalLinkConverts = "ADJ-LINK-12"
    case universalLinkLosesRedirect = "ADJ-LINK-13"
    case universalLinkIsRefused = "ADJ-LINK-14"
    case universalLinkDefaultScheme = "ADJ-LINK-15"
    case browserGoesOnToScheme = "ADJ-LINK-16"
    case shortLinkIsLengthened = "ADJ-LINK-17"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .serverConverts:
        Rule(
          "A deferred link arrives as the scheme of the app, which the dashboard knows, followed by :// and "
            + "everything that comes after the host of the branded link and one slash; an app without a scheme gets none.",
          evidence: .documentation, source: "Adjust: deferred deep linking (iOS SDK)")
      case .firstSegmentBecomesHost:
        Rule(
          "The first segment of the path of a branded link is the host of the converted link; what follows stays its path.",
          evidence: .documentation, source: "Adjust: deferred deep linking (iOS SDK); ADJUtil.m:38-41 (5.6.2)")
      case .markerIsLastParameter:
        Rule(
          "The server adds adjust_no_sdkclick=1 as the last parameter of a deferred link.",
          evidence: .inference, source: "published pairs of links; adjust/ios_sdk#445")
      case .adjustParametersStay:
        Rule(
          "Parameters such as adj_t, adj_label and adj_deep_link stay in the converted link.",
          evidence: .report, source: "adjust/ios_sdk#445")
      case .bytesStay:
        Rule(
          "Trailing slashes, empty queries, fragments and percent escapes pass the conversion byte for byte.",
          evidence: .open, source: "ADJUtil.m:38-41 (5.6.2) for the SDK; not established for the server")
      case .secondQuestionMarkCuts:
        Rule(
          "What follows a second question mark of a branded link is lost.",
          evidence: .documentation, source: "help.adjust.com: link parameters")
      case .ownDomainsConvert:
        Rule(
          "The server converts links on an app's own branded domain in the same way; the SDK does not know these "
            + "domains.",
          evidence: .documentation, source: "help.adjust.com: branded links; ADJUtil.m:38-41 (5.6.2)")
      case .trackerLinkNamesTarget:
        Rule(
          "In a link on Adjust's own tracker hosts the parameter deep_link or deeplink is the whole target.",
          evidence: .report, source: "adjust/android_sdk#360")
      case .ampersandMayBeEscaped:
        Rule(
          "In the JSON of an answer the ampersands of a link may be written as an escape.",
          evidence: .report, source: "public logs of answers")
      case .hostNeedsSlash:
        Rule(
          "A branded link whose host is followed by an escape instead of a slash is invalid.",
          evidence: .documentation, source: "help.adjust.com: link parameters")
      case .markerIsNotRepeated:
        Rule(
          "A link that already has adjust_no_sdkclick is not marked again.",
          evidence: .open, source: "not established")
      case .universalLinkConverts:
        Rule(
          "convertUniversalLink knows ulink.adjust.com/ulink, adj.st with four characters and an optional region, "
            + "and since 5.0.0 go.link with one label, anywhere in the text and ignoring case.",
          evidence: .source,
          source: "ADJUtil.m:38-41 (5.6.2), ADJUtil.m (4.38.4, 5.0.0), ADJUtilTests testConvertUniversalLink (4.33.0)")
      case .universalLinkLosesRedirect:
        Rule(
          "convertUniversalLink removes adjust_redirect if it occurs exactly once.",
          evidence: .source, source: "ADJUtil.m (5.6.2), ADJUtilTests testRemoveRedirect (4.33.0)")
      case .universalLinkIsRefused:
        Rule(
          "convertUniversalLink returns nil for any other link, and logs an error.",
          evidence: .source, source: "ADJUtil.m (5.6.2), adjust/ios_sdk#430")
      case .universalLinkDefaultScheme:
        Rule(
          "Without a scheme convertUniversalLink uses AdjustUniversalScheme.",
          evidence: .source, source: "ADJUtil.m (5.6.2)")
      case .browserGoesOnToScheme:
        Rule(
          "Where a branded link opens a browser although the app is installed, Adjust's servers send the "
            + "browser on to the link with the app's scheme.",
          evidence: .documentation, source: "Adjust: iOS direct deep linking (iOS SDK)")
      case .shortLinkIsLengthened:
        Rule(
          "The servers convert the long form of a short branded link.",
          evidence: .documentation, source: "Adjust: deferred deep linking (iOS SDK)")
      }
    }
  }
}
