/// The rules of the Adjust SDK.
///
/// The statements are kept by topic, in the files beside this one.
public enum AdjustRule: String, RuleBook {
  case startsInForeground = "ADJ-SES-1"
  case waitsForForeground = "ADJ-SES-2"
  case initialisesOnce = "ADJ-SES-3"
  case firstSession = "ADJ-SES-4"
  case newSession = "ADJ-SES-5"
  case subsession = "ADJ-SES-6"
  case tooShortForSubsession = "ADJ-SES-7"
  case timeTravel = "ADJ-SES-8"
  case sessionSucceeded = "ADJ-SES-9"
  case sessionFailed = "ADJ-SES-10"
  case disabledDoesNotStart = "ADJ-SES-11"
  case ignoresRepeatedActivation = "ADJ-SES-12"
  case sessionWhenEnabled = "ADJ-SES-13"
  case onePackageAtATime = "ADJ-SES-14"
  case optedOut = "ADJ-SES-15"

  case comparesTenFields = "ADJ-ATT-1"
  case asksAfterSession = "ADJ-ATT-2"
  case asksAtStart = "ADJ-ATT-3"
  case askInStartsTimer = "ADJ-ATT-4"
  case laterTimerStays = "ADJ-ATT-5"
  case timerAsks = "ADJ-ATT-6"
  case equalAttributionIsSilent = "ADJ-ATT-7"
  case askInHidesAttribution = "ADJ-ATT-8"

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

  case resigningPauses = "ADJ-PAUSE-1"
  case attributionRequestIsDropped = "ADJ-PAUSE-2"
  case packagesWait = "ADJ-PAUSE-3"
  case offlinePauses = "ADJ-PAUSE-4"
  case disablingPauses = "ADJ-PAUSE-5"
  case sendsInBackground = "ADJ-PAUSE-6"
  case answersPassThePause = "ADJ-PAUSE-7"
  case resumes = "ADJ-PAUSE-8"

  case longWait = "ADJ-RETRY-1"
  case shortWait = "ADJ-RETRY-2"
  case retryIn = "ADJ-RETRY-3"
  case continueIn = "ADJ-RETRY-4"
  case attributionIsNotRetried = "ADJ-RETRY-5"

  case requestTimesOut = "ADJ-NET-1"
  case nextHost = "ADJ-NET-2"
  case hostIsKept = "ADJ-NET-3"

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

  case everyLinkIsSent = "ADJ-CLICK-1"
  case emptyLinkIsIgnored = "ADJ-CLICK-2"
  case excludedLinkIsSkipped = "ADJ-CLICK-3"
  case disabledIgnoresLinks = "ADJ-CLICK-4"
  case clicksWaitInMemory = "ADJ-CLICK-5"
  case clickRetry = "ADJ-CLICK-6"
  case waitedClickIsSent = "ADJ-CLICK-7"

  case resolvedLinkCompletesAtOnce = "ADJ-RES-1"
  case answerCompletes = "ADJ-RES-2"
  case slotIsTakenOver = "ADJ-RES-3"
  case answerWithoutLinkKeepsSlot = "ADJ-RES-4"
  case ignoredLinkKeepsSlot = "ADJ-RES-5"

  case savesLinkBeforeInit = "ADJ-INIT-1"
  case handlesSavedLinkAfterSession = "ADJ-INIT-2"
  case missingSignatureLibrary = "ADJ-INIT-3"
  case nearestVersion = "ADJ-INIT-4"

  case lastDeeplinkIsTheLastGiven = "ADJ-GET-1"
  case gettersComeFirst = "ADJ-GET-2"

  case forgottenSendsNothing = "ADJ-GDPR-1"
  case forgetsDevice = "ADJ-GDPR-2"
  case forgetsInsteadOfFirstSession = "ADJ-GDPR-3"

  case eventsNeedInit = "ADJ-EVT-1"
  case eventBeginsSession = "ADJ-EVT-2"
  case eventIsQueued = "ADJ-EVT-3"
  case eventSucceeded = "ADJ-EVT-4"
  case eventFailed = "ADJ-EVT-5"
  case duplicateEventIsSkipped = "ADJ-EVT-6"
  case disabledIgnoresEvents = "ADJ-EVT-7"

  case waitsForATT = "ADJ-WAIT-1"
  case attStatusEndsWait = "ADJ-WAIT-2"
  case attWaitTimesOut = "ADJ-WAIT-3"
  case attWaitIsOver = "ADJ-WAIT-4"

  case firstSessionIsDelayed = "ADJ-DELAY-1"
  case callsAreHeldBack = "ADJ-DELAY-2"
  case delayedCallsFollow = "ADJ-DELAY-3"
  case startIsDelayed = "ADJ-DELAY-4"
  case delayedStartEnds = "ADJ-DELAY-5"

  case registersSKAN = "ADJ-SKAN-1"
  case answerUpdatesSKAN = "ADJ-SKAN-2"

  case remoteTriggers = "ADJ-TRIG-1"

  case linkMeSendsPasteboard = "ADJ-LINKME-1"
  case linkMeOnce = "ADJ-LINKME-2"
  case linkMeWithoutURL = "ADJ-LINKME-3"

  case hostIsNotListed = "ADJ-REDIRECT-1"
  case requestsListedHost = "ADJ-REDIRECT-2"
  case followsRedirect = "ADJ-REDIRECT-3"
  case adjustHostEndsResolution = "ADJ-REDIRECT-4"
  case chainIsLimited = "ADJ-REDIRECT-5"
  case resolutionEndsWithLastURL = "ADJ-REDIRECT-6"
  case resolutionTimesOut = "ADJ-REDIRECT-7"

  /// The statement behind the id, with its source.
  public var rule: Rule {
    switch self {
    case .startsInForeground: AdjustSessionRules.startsInForeground
    case .waitsForForeground: AdjustSessionRules.waitsForForeground
    case .initialisesOnce: AdjustSessionRules.initialisesOnce
    case .firstSession: AdjustSessionRules.firstSession
    case .newSession: AdjustSessionRules.newSession
    case .subsession: AdjustSessionRules.subsession
    case .tooShortForSubsession: AdjustSessionRules.tooShortForSubsession
    case .timeTravel: AdjustSessionRules.timeTravel
    case .sessionSucceeded: AdjustSessionRules.sessionSucceeded
    case .sessionFailed: AdjustSessionRules.sessionFailed
    case .disabledDoesNotStart: AdjustSessionRules.disabledDoesNotStart
    case .ignoresRepeatedActivation: AdjustSessionRules.ignoresRepeatedActivation
    case .sessionWhenEnabled: AdjustSessionRules.sessionWhenEnabled
    case .onePackageAtATime: AdjustSessionRules.onePackageAtATime
    case .optedOut: AdjustSessionRules.optedOut
    case .comparesTenFields: AdjustAttributionRules.comparesTenFields
    case .asksAfterSession: AdjustAttributionRules.asksAfterSession
    case .asksAtStart: AdjustAttributionRules.asksAtStart
    case .askInStartsTimer: AdjustAttributionRules.askInStartsTimer
    case .laterTimerStays: AdjustAttributionRules.laterTimerStays
    case .timerAsks: AdjustAttributionRules.timerAsks
    case .equalAttributionIsSilent: AdjustAttributionRules.equalAttributionIsSilent
    case .askInHidesAttribution: AdjustAttributionRules.askInHidesAttribution
    case .linkOfAttributionAnswer: AdjustDeferredLinkRules.linkOfAttributionAnswer
    case .linkOfSessionAnswer: AdjustDeferredLinkRules.linkOfSessionAnswer
    case .noLinkIsSilent: AdjustDeferredLinkRules.noLinkIsSilent
    case .opensWhenAppAgrees: AdjustDeferredLinkRules.opensWhenAppAgrees
    case .opensWhenNobodyResponds: AdjustDeferredLinkRules.opensWhenNobodyResponds
    case .leavesLinkToApp: AdjustDeferredLinkRules.leavesLinkToApp
    case .invalidLinkIsSilent: AdjustDeferredLinkRules.invalidLinkIsSilent
    case .invalidLinkIsEscaped: AdjustDeferredLinkRules.invalidLinkIsEscaped
    case .nullIsNotGuarded: AdjustDeferredLinkRules.nullIsNotGuarded
    case .openingFails: AdjustDeferredLinkRules.openingFails
    case .twoMechanisms: AdjustDeferredLinkRules.twoMechanisms
    case .resigningPauses: AdjustPauseRules.resigningPauses
    case .attributionRequestIsDropped: AdjustPauseRules.attributionRequestIsDropped
    case .packagesWait: AdjustPauseRules.packagesWait
    case .offlinePauses: AdjustPauseRules.offlinePauses
    case .disablingPauses: AdjustPauseRules.disablingPauses
    case .sendsInBackground: AdjustPauseRules.sendsInBackground
    case .answersPassThePause: AdjustPauseRules.answersPassThePause
    case .resumes: AdjustPauseRules.resumes
    case .longWait: AdjustPauseRules.longWait
    case .shortWait: AdjustPauseRules.shortWait
    case .retryIn: AdjustPauseRules.retryIn
    case .continueIn: AdjustPauseRules.continueIn
    case .attributionIsNotRetried: AdjustPauseRules.attributionIsNotRetried
    case .requestTimesOut: AdjustPauseRules.requestTimesOut
    case .nextHost: AdjustPauseRules.nextHost
    case .hostIsKept: AdjustPauseRules.hostIsKept
    case .serverConverts: AdjustLinkRules.serverConverts
    case .firstSegmentBecomesHost: AdjustLinkRules.firstSegmentBecomesHost
    case .markerIsLastParameter: AdjustLinkRules.markerIsLastParameter
    case .adjustParametersStay: AdjustLinkRules.adjustParametersStay
    case .bytesStay: AdjustLinkRules.bytesStay
    case .secondQuestionMarkCuts: AdjustLinkRules.secondQuestionMarkCuts
    case .ownDomainsConvert: AdjustLinkRules.ownDomainsConvert
    case .trackerLinkNamesTarget: AdjustLinkRules.trackerLinkNamesTarget
    case .ampersandMayBeEscaped: AdjustLinkRules.ampersandMayBeEscaped
    case .hostNeedsSlash: AdjustLinkRules.hostNeedsSlash
    case .markerIsNotRepeated: AdjustLinkRules.markerIsNotRepeated
    case .universalLinkConverts: AdjustLinkRules.universalLinkConverts
    case .universalLinkLosesRedirect: AdjustLinkRules.universalLinkLosesRedirect
    case .universalLinkIsRefused: AdjustLinkRules.universalLinkIsRefused
    case .universalLinkDefaultScheme: AdjustLinkRules.universalLinkDefaultScheme
    case .everyLinkIsSent: AdjustDirectLinkRules.everyLinkIsSent
    case .emptyLinkIsIgnored: AdjustDirectLinkRules.emptyLinkIsIgnored
    case .excludedLinkIsSkipped: AdjustDirectLinkRules.excludedLinkIsSkipped
    case .disabledIgnoresLinks: AdjustDirectLinkRules.disabledIgnoresLinks
    case .clicksWaitInMemory: AdjustDirectLinkRules.clicksWaitInMemory
    case .clickRetry: AdjustDirectLinkRules.clickRetry
    case .waitedClickIsSent: AdjustDirectLinkRules.waitedClickIsSent
    case .resolvedLinkCompletesAtOnce: AdjustDirectLinkRules.resolvedLinkCompletesAtOnce
    case .answerCompletes: AdjustDirectLinkRules.answerCompletes
    case .slotIsTakenOver: AdjustDirectLinkRules.slotIsTakenOver
    case .answerWithoutLinkKeepsSlot: AdjustDirectLinkRules.answerWithoutLinkKeepsSlot
    case .ignoredLinkKeepsSlot: AdjustDirectLinkRules.ignoredLinkKeepsSlot
    case .savesLinkBeforeInit: AdjustDirectLinkRules.savesLinkBeforeInit
    case .handlesSavedLinkAfterSession: AdjustDirectLinkRules.handlesSavedLinkAfterSession
    case .missingSignatureLibrary: AdjustDirectLinkRules.missingSignatureLibrary
    case .nearestVersion: AdjustDirectLinkRules.nearestVersion
    case .lastDeeplinkIsTheLastGiven: AdjustDirectLinkRules.lastDeeplinkIsTheLastGiven
    case .gettersComeFirst: AdjustDirectLinkRules.gettersComeFirst
    case .eventsNeedInit: AdjustEventRules.eventsNeedInit
    case .eventBeginsSession: AdjustEventRules.eventBeginsSession
    case .eventIsQueued: AdjustEventRules.eventIsQueued
    case .eventSucceeded: AdjustEventRules.eventSucceeded
    case .eventFailed: AdjustEventRules.eventFailed
    case .duplicateEventIsSkipped: AdjustEventRules.duplicateEventIsSkipped
    case .disabledIgnoresEvents: AdjustEventRules.disabledIgnoresEvents
    case .forgottenSendsNothing: AdjustEventRules.forgottenSendsNothing
    case .forgetsDevice: AdjustEventRules.forgetsDevice
    case .forgetsInsteadOfFirstSession: AdjustEventRules.forgetsInsteadOfFirstSession
    case .waitsForATT: AdjustDelayRules.waitsForATT
    case .attStatusEndsWait: AdjustDelayRules.attStatusEndsWait
    case .attWaitTimesOut: AdjustDelayRules.attWaitTimesOut
    case .attWaitIsOver: AdjustDelayRules.attWaitIsOver
    case .firstSessionIsDelayed: AdjustDelayRules.firstSessionIsDelayed
    case .callsAreHeldBack: AdjustDelayRules.callsAreHeldBack
    case .delayedCallsFollow: AdjustDelayRules.delayedCallsFollow
    case .startIsDelayed: AdjustDelayRules.startIsDelayed
    case .delayedStartEnds: AdjustDelayRules.delayedStartEnds
    case .registersSKAN: AdjustDelayRules.registersSKAN
    case .answerUpdatesSKAN: AdjustDelayRules.answerUpdatesSKAN
    case .remoteTriggers: AdjustDelayRules.remoteTriggers
    case .linkMeSendsPasteboard: AdjustDelayRules.linkMeSendsPasteboard
    case .linkMeOnce: AdjustDelayRules.linkMeOnce
    case .linkMeWithoutURL: AdjustDelayRules.linkMeWithoutURL
    case .hostIsNotListed: AdjustResolutionRules.hostIsNotListed
    case .requestsListedHost: AdjustResolutionRules.requestsListedHost
    case .followsRedirect: AdjustResolutionRules.followsRedirect
    case .adjustHostEndsResolution: AdjustResolutionRules.adjustHostEndsResolution
    case .chainIsLimited: AdjustResolutionRules.chainIsLimited
    case .resolutionEndsWithLastURL: AdjustResolutionRules.resolutionEndsWithLastURL
    case .resolutionTimesOut: AdjustResolutionRules.resolutionTimesOut
    }
  }
}
