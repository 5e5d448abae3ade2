import SDKContract

extension AdjustRule {
  /// The rules for `ADJLinkResolution`.
  package enum Resolution: String, RuleGroup {
    case hostIsNotListed = "ADJ-REDIRECT-1"
    case requestsListedHost = "ADJ-REDIRECT-2"
    case followsRedirect = "ADJ-REDIRECT-3"
    case adjustHostEndsResolution = "ADJ-REDIRECT-4"
    case chainIsLimited = "ADJ-REDIRECT-5"
    case resolutionEndsWithLastURL = "ADJ-REDIRECT-6"
    case resolutionTimesOut = "ADJ-REDIRECT-7"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .hostIsNotListed:
        Rule(
          "A link without a host, or whose host ends with none of the given suffixes, is returned as it is, and so is "
            + "nil; a list that is left out has no suffix, and from 5.4.6 to 5.5.0 every one.",
          evidence: .source, source: "ADJLinkResolution.m (4.29.2, 5.4.6, 5.6.2)")
      case .requestsListedHost:
        Rule(
          "A link whose host ends with one of the given suffixes, compared without regard to dots and with regard to case, "
            + "is requested by https.",
          evidence: .source, source: "ADJLinkResolution.m (5.6.2)")
      case .followsRedirect:
        Rule(
          "A redirect, also a relative one, is followed by https; until 5.5.1 the system follows it, and until "
            + "5.5.0 the SDK requests the result again.",
          evidence: .source, source: "ADJLinkResolution.m (5.6.2), CHANGELOG 5.5.1")
      case .adjustHostEndsResolution:
        Rule(
          "A redirect to one of Adjust's hosts is returned without being requested, so a short link stays short.",
          evidence: .source, source: "ADJLinkResolution.m (5.6.2), adjust/ios_sdk#764")
      case .chainIsLimited:
        Rule(
          "Where the eleventh request leads is returned without being requested.",
          evidence: .source, source: "ADJLinkResolution.m (5.6.2)")
      case .resolutionEndsWithLastURL:
        Rule(
          "An answer without a new URL, an error or a time-out ends the resolution with the last URL.",
          evidence: .source, source: "ADJLinkResolution.m (5.6.2)")
      case .resolutionTimesOut:
        Rule(
          "A request of a link resolution is given up after three seconds without an answer, and redirects "
            + "that the system follows after eight seconds in all; until 5.5.0 after 60 seconds.",
          evidence: .source, source: "ADJLinkResolution.m, linkResolutionSession (5.5.0, 5.5.1, 5.6.2)")
      }
    }
  }
}
