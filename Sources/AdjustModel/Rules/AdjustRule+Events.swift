import SDKContract

extension AdjustRule {
  /// The rules for events and for forgetting a user.
  package enum Events: String, RuleGroup {
    case forgottenSendsNothing = "ADJ-GDPR-1"
    case forgetsDevice = "ADJ-GDPR-2"
    case forgetsInsteadOfFirstSession = "ADJ-GDPR-3"
    case forgetsAfterSession = "ADJ-GDPR-4"
    case eventsNeedInit = "ADJ-EVT-1"
    case eventBeginsSession = "ADJ-EVT-2"
    case eventIsQueued = "ADJ-EVT-3"
    case eventSucceeded = "ADJ-EVT-4"
    case eventFailed = "ADJ-EVT-5"
    case duplicateEventIsSkipped = "ADJ-EVT-6"
    case otherPackages = "ADJ-PKG-1"
    case savedPackagesComeFirst = "ADJ-PKG-2"
    case coppaSwitchesSharingOff = "ADJ-PKG-3"
    case savedPackagesWaitForEnable = "ADJ-PKG-4"
    case reportsTrackingStatus = "ADJ-PKG-5"
    case knownPushTokenIsNotSent = "ADJ-PKG-6"
    case disabledIgnoresEvents = "ADJ-EVT-7"
    case eventsAreBuffered = "ADJ-EVT-8"
    case unknownTokenIsRefused = "ADJ-EVT-9"
    case uniqueEventIsRefused = "ADJ-EVT-10"
    case inactiveAppIsRefused = "ADJ-EVT-11"
    case unknownDeviceIsRefused = "ADJ-EVT-12"
    case unreadableEventIsRefused = "ADJ-EVT-13"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .forgottenSendsNothing:
        Rule(
          "After gdprForgetMe neither sessions nor events, clicks and attribution requests are sent.",
          evidence: .source, source: "ADJSdkClickHandler.m, ADJAttributionHandler.m, ADJActivityHandler.m (5.6.2)")
      case .forgetsDevice:
        Rule(
          "gdprForgetMe sends one request, as soon as the SDK has started and is enabled, and is kept on the "
            + "device until then.",
          evidence: .source, source: "ADJActivityHandler.m, setGdprForgetMeI (5.6.2)")
      case .forgetsInsteadOfFirstSession:
        Rule(
          "If gdprForgetMe was called before the first session, the request to forget takes its place.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252 (5.6.2)")
      case .forgetsAfterSession:
        Rule(
          "Since 5.3.0 a gdprForgetMe from before initSdk is done behind the session that initSdk begins; before, it takes "
            + "the place of that session.",
          evidence: .source, source: "ADJActivityHandler.m, initI, handleAppForegroundI (4.18, 5.0, 5.4, 5.6.2)")
      case .eventsNeedInit:
        Rule(
          "An event before initSdk is not tracked.",
          evidence: .documentation, source: "log lines of 5.x")
      case .eventsAreBuffered:
        Rule(
          "With eventBufferingEnabled of version 4 an event waits until a minute after the app became active, or for each "
            + "further minute, and in the background for a minute; a session that is sent takes it along.",
          evidence: .source,
          source: "ADJActivityHandler.m, eventI, updateHandlersStatusAndSendI, foregroundTimerFiredI (4.10, 4.18); "
            + "README of adjust/ios_sdk (4.x), Event buffering; adjust/ios_sdk#281")
      case .eventBeginsSession:
        Rule(
          "An event after initSdk on the first launch, before the app is active, begins the session; what it queues waits.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252, trackEvent (5.6.2)")
      case .eventIsQueued:
        Rule(
          "An event is queued behind the packages before it.",
          evidence: .source, source: "ADJActivityHandler.m, eventI; ADJPackageHandler.m (5.6.2)")
      case .eventSucceeded:
        Rule(
          "An answer with status 200 to an event is reported to the app.",
          evidence: .source,
          source: "ADJActivityHandler.m:1672-1696 (5.6.2); its message in adjust/unity_sdk#105, adjust/cordova_sdk#105")
      case .eventFailed:
        Rule(
          "An event without an answer, or with another status than 200, is reported to the app as failed after "
            + "every attempt.",
          evidence: .source, source: "ADJActivityHandler.m:1672-1696 (5.6.2)")
      case .duplicateEventIsSkipped:
        Rule(
          "An event with one of the last ten deduplication ids is skipped.",
          evidence: .source, source: "ADJAdjustFactory.m:40-110, ADJActivityHandler.m (5.6.2)")
      case .otherPackages:
        Rule(
          "Third-party sharing, measurement consent, push tokens and ad revenue are queued behind the "
            + "packages before them, and need a session, an enabled SDK and a user who is not forgotten.",
          evidence: .source,
          source: "ADJActivityHandler.m, trackThirdPartySharingI, trackMeasurementConsentI, setPushTokenI, "
            + "trackAdRevenueI (5.6.2)")
      case .savedPackagesComeFirst:
        Rule(
          "Third-party sharing and the last measurement consent from before the first session are sent in front of it, "
            + "and those from before initSdk of a later launch in front of the session that it begins.",
          evidence: .source,
          source: "ADJActivityHandler.m, trackThirdPartySharing, trackMeasurementConsent, processSessionI (4.33, 5.x), "
            + "initI, preLaunchActionsI (5.4)")
      case .savedPackagesWaitForEnable:
        Rule(
          "Third-party sharing and the last measurement consent of a disabled app are sent when it calls enable, in front "
            + "of the session.",
          evidence: .source,
          source: "ADJActivityHandler.m, tryTrackMeasurementConsentI, setEnabledI, "
            + "processPreLaunchArraysI (5.5)")
      case .reportsTrackingStatus:
        Rule(
          "Since 4.23.0 a tracking status that no package has had yet is sent as sdk_info: at once if the app asks with "
            + "Adjust's method, or calls checkForNewAttStatus (4.30 to 4.38), and otherwise after up to a minute in the "
            + "foreground, or behind initSdk of a later launch.",
          evidence: .source,
          source: "ADJActivityHandler.m, updateAndTrackAttStatus, initI, foregroundTimerFiredI (5.x); Adjust.m, "
            + "requestAppTrackingAuthorizationWithCompletionHandler (5.x); adjust/ios_sdk#551, CHANGELOG 4.30.0")
      case .knownPushTokenIsNotSent:
        Rule(
          "A push token is sent only if it is another one than before; one from before the first session is part of it, "
            + "and one from a disabled app is sent when it calls enable, behind the session.",
          evidence: .source, source: "ADJActivityHandler.m, setPushTokenI, processSessionI, initI, setEnabledI (5.x)")
      case .coppaSwitchesSharingOff:
        Rule(
          "With enableCoppaCompliance a package that turns third-party sharing off is sent once, before the "
            + "session; what the app says about third-party sharing is not sent.",
          evidence: .source,
          source: "ADJActivityHandler.m, processCoppaComplianceI, disableThirdPartySharingForCoppaEnabledI, "
            + "canTrackThirdPartySharing (5.x)")
      case .disabledIgnoresEvents:
        Rule(
          "A disabled SDK ignores events.",
          evidence: .source, source: "ADJActivityHandler.m, eventI (5.6.2)")
      case .unknownTokenIsRefused:
        Rule(
          "The servers refuse an event whose token does not exist, has a mistake or belongs to another app, or is on the "
            + "blocklist.",
          evidence: .documentation, source: "\(Self.errors); adjust/flutter_sdk#126")
      case .uniqueEventIsRefused:
        Rule(
          "The servers track an event that the dashboard calls unique once per install, and refuse it from then on; "
            + "to test it again, forget the device in the testing console and reinstall the app.",
          evidence: .maintainer, source: "adjust/flutter_sdk#28, adjust/android_sdk#322; \(Self.errors)")
      case .inactiveAppIsRefused:
        Rule(
          "The servers refuse the events of an app whose token they do not know, that is deactivated in the dashboard, or "
            + "that is not measured on this platform.",
          evidence: .documentation, source: "\(Self.errors); adjust/flutter_sdk#167")
      case .unknownDeviceIsRefused:
        Rule(
          "The servers refuse an event of a device of which they have tracked no install, or that has opted out.",
          evidence: .documentation, source: "\(Self.errors); adjust/react_native_sdk#249")
      case .unreadableEventIsRefused:
        Rule(
          "The servers refuse an event with a revenue that is too high or no amount, with callback parameters that they "
            + "cannot read, from before the install, or of more than 1 MB.",
          evidence: .documentation, source: Self.errors)
      }
    }

    private static let errors = "Adjust: S2S API reference, error messages"
  }
}
