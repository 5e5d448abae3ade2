import SDKContract

extension AdjustRule {
  /// The rules for requesting the attribution and reporting it to the app.
  package enum Attribution: String, RuleGroup {
    case comparesTenFields = "ADJ-ATT-1"
    case asksAfterSession = "ADJ-ATT-2"
    case asksAtStart = "ADJ-ATT-3"
    case askInStartsTimer = "ADJ-ATT-4"
    case laterTimerStays = "ADJ-ATT-5"
    case timerAsks = "ADJ-ATT-6"
    case equalAttributionIsSilent = "ADJ-ATT-7"
    case askInHidesAttribution = "ADJ-ATT-8"
    case isDated = "ADJ-ATT-9"
    case knownDeviceIsReattributed = "ADJ-ATT-10"
    case linkNamesCampaign = "ADJ-ATT-11"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .comparesTenFields:
        Rule(
          "adjustAttributionChanged is called if one of ten fields, or in version 4 the adid, differs from the attribution "
            + "kept on the device; the answer itself is not compared.",
          evidence: .source,
          source: "ADJActivityHandler.m:1775-1799 (5.6.2), ADJAttribution.m, isEqualToAttribution (4.38), "
            + "ADJActivityHandlerTests testUpdateAttribution (4.33.0), adjust/ios_sdk#518")
      case .asksAfterSession:
        Rule(
          "Since 4.15.0 the SDK asks for the attribution at once after the answer to a session, good or bad, if it has "
            + "none and the backend has not announced a time.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1746 (5.6.2), CHANGELOG 4.15.0")
      case .asksAtStart:
        Rule(
          "A start asks for the attribution if there is none, or if the backend wanted to be asked, but not on the "
            + "first launch before the answer to the session.",
          evidence: .source, source: "ADJActivityHandler.m:1287-1304 (5.6.2)")
      case .askInStartsTimer:
        Rule(
          "ask_in sets a timer, whose milliseconds are rounded down to whole seconds.",
          evidence: .source, source: "ADJAttributionHandler.m:144-166, 240-254 (5.6.2)")
      case .laterTimerStays:
        Rule(
          "While a timer runs that ends later than the new one would, the new one is ignored, and only its "
            + "initiator is kept.",
          evidence: .source, source: "ADJAttributionHandler.m:240-254 (5.6.2)")
      case .timerAsks:
        Rule(
          "When its timer ends, the attribution is requested, with the last initiator.",
          evidence: .source, source: "ADJAttributionHandler.m:119-166 (5.6.2)")
      case .equalAttributionIsSilent:
        Rule(
          "An attribution equal to the one kept on the device is neither stored nor reported to the app, also in "
            + "later launches.",
          evidence: .source,
          source: "ADJActivityHandler.m, updateAttributionI (5.6.2), adjust/ios_sdk#366, adjust/ios_sdk#592")
      case .askInHidesAttribution:
        Rule(
          "The attribution of an answer that also has ask_in is not read.",
          evidence: .source, source: "ADJAttributionHandler.m:144-166 (5.6.2)")
      case .isDated:
        Rule(
          "In answers to version 5 an attribution also has engagement_time, installed_at and first_session_time in whole "
            + "seconds of UTC, and is_reattributed; without a click engagement_time is 0001-01-01T00:00:00Z.",
          evidence: .measurement,
          source: "adjust/ios_sdk#752 (log of 2026), captures of 5.0.1 for Android (2024) and of an app for iOS (2025)")
      case .knownDeviceIsReattributed:
        Rule(
          "Where the dashboard has an inactivity period (switch inactivityPeriod), a click before a reinstall counts only "
            + "if it is on a link with another tracker and the device had no session for that long; otherwise the earlier "
            + "attribution stays, with its link.",
          evidence: .documentation,
          source: "Adjust: Reattribution; adjust/ios_sdk#406, adjust/ios_sdk#717, adjust/android_sdk#310")
      case .linkNamesCampaign:
        Rule(
          "A link names its campaign, ad group and creative, in campaign, adgroup and creative on Adjust's tracker hosts and "
            + "with adj_ in front on branded domains; the attribution has them, and its tracker_name joins them by ::.",
          evidence: .documentation, source: "Adjust: Adjust links, Link structure; Adjust: Event callbacks")
      }
    }
  }
}
