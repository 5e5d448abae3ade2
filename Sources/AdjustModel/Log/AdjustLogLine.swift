/// The lines of Adjust's log that concern links, in the SDK's wording; `%@` and `%d` stand for values.
package enum AdjustLogLine: String, Hashable, Sendable {
  // Before and at initSdk
  case linkSaved = "Adjust not initialized, but process deep link saved for launch"
  case resolutionSaved = "Adjust not initialized, but process and resolve deep link saved for launch"
  case callSaved = "Adjust not initialized, but %@ saved for launch"
  case notInitialized = "Please initialize Adjust by calling initSdk: before"
  case notInitializedOf4 = "Please initialize Adjust by calling 'appDidLaunch' before"
  case alreadyInitialized = "Adjust already initialized"
  case malformedToken = "Malformed App Token '%@'"
  case unknownEnvironment = "Unknown environment '%@'"
  case noConfiguration = "AdjustConfig missing"
  case invalidConfiguration = "AdjustConfig not initialized correctly"
  case advertisingIDIsOff = "IDFA reading has been disabled"
  case vendorIDIsOff = "IDFV reading has been disabled"
  case appleAdsAreOff = "AdServices info reading has been disabled"
  case trackingIsOff = "App Tracking Transparency framework usage has been disabled"
  case noSignature = "Missing signature library, SDK can't be initialised"
  case waitsForForeground = "Wait for the app to go to the foreground to start the sdk"
  case startsInForeground = "Start sdk, since the app is already in the foreground"
  case defaultTracker = "Default tracker: '%@'"
  case linkMeOff = "LinkMe not allowed by client"
  case linkMeIsChecked = "LinkMe already checked"
  case linkMeIsForInstalls = "LinkMe only valid for install"
  case linkMeOfForgottenUser = "LinkMe not happening for GDPR forgotten user"
  case linkMeFindsNothing = "LinkMe general board not found"
  case linkMeNeedsIOS15 = "LinkMe feature is supported on iOS 15.0 and above"
  case sendsInBackground = "Send in background configured"
  case appleAdsAreRead = "AdServices attribution info already read"
  case appleAdsUnreadable = "Unable to read AdServices details"
  case appleAdsAnswered = "Received Apple Ads click response"
  case iAdAnswered = "Received iAd click response"
  case delayIsSet = "Delay start configured"
  case delayIsTooLong = "Delay start of %@ seconds bigger than max allowed value of %@ seconds"
  case delayWaits = "Waiting %@ seconds before starting first session"
  case delayTimerStarts = "Delay Start timer starting. Launching in %@ seconds"
  case delayTimerFired = "Delay Start timer fired"
  case delayTimerCancelled = "Delay Start timer canceled"
  case noStartDelay = "Start delay expired or never configured"
  case enqueued = "Enqueuing \"%@\" action to be executed after first session delay ends"

  /// The activity state; the first value is what the SDK does with it, `Wrote` or `Read`.
  case activityState = "%@ Activity state: %@"
  case skanChanges = "Launching delegate's method adjustSkanUpdatedWithConversionData:"

  // Life cycle
  case foregroundTimerIsSet =
    "Foreground timer configured to fire after %@ seconds of starting and cycles every %@ seconds"
  case foregroundTimerStarts = "Foreground timer starting"
  case foregroundTimerRuns = "Foreground timer is already started"
  case subsessionStart = "Subsession start"
  case foregroundTimerSuspended = "Foreground timer suspended"
  case foregroundTimerIsSuspended = "Foreground timer is already suspended"
  case backgroundTimerStarts = "Background timer starting. Launching in %@ seconds"
  case backgroundTimerCancelled = "Background timer canceled"
  case subsessionEnd = "Subsession end"
  case tooShort = "Time span since last activity too short for a new subsession"
  case subsession = "Started subsession %d of session %d"
  case timeTravel = "Time travel!"
  case disabling = "Pausing handlers due to SDK being disabled"
  case goingOffline = "Pausing handlers to put SDK offline mode"
  case goingOnline = "Resuming handlers to put SDK in online mode"
  case remainPaused = "Handlers remain paused"
  case remainPausedButClicks = "Handlers remain paused, except the Sdk Click Handler"
  case resumesEnabled = "Resuming handlers due to SDK being enabled"
  case alreadyEnabled = "Adjust already enabled"
  case alreadyDisabled = "Adjust already disabled"
  case alreadyOffline = "Adjust already in offline mode"
  case alreadyOnline = "Adjust already in online mode"
  case forgottenStaysDisabled = "Re-enabling SDK for forgotten user not allowed"
  case willStartDisabled = "Handlers will start as paused due to the SDK being disabled"
  case willStartEnabled = "Handlers will start as active due to the SDK being enabled"
  case willStartOffline = "Handlers will start paused due to SDK being offline"
  case willStartOnline = "Handlers will start as active due to SDK being online"
  case willStillBePaused = "Handlers will still start as paused"
  case willStillBePausedButClicks = "Handlers will still start as paused, except the Sdk Click Handler"
  case attWaits = "ATT consent waiting interval has been configured to %d"
  case attIsIgnored =
    "Configured ATT consent waiting interval ignored becase first session delay has been configured"
  case attAnswered = "ATT consent status updated to: %d"
  case attTimedOut = "ATT status waiting timeout elapsed without receiving any consent status update"

  // Queues
  case packageAdded = "Added package %d (%@)"
  case packageBuffered = "Buffered event %@"
  case packagesPaused = "Package handler is paused"
  case packagesBusy = "Package handler is already sending"
  case packagesRead = "Package handler read %d packages"
  case packagesWritten = "Package handler wrote %d packages"
  case packagesUpdated = "Updating package handler queue"
  case sharingRefused = "Calling third party sharing API not allowed when COPPA compliance is enabled"
  case eventIsDuplicate = "Skipping duplicate event with deduplication ID '%@'"
  case eventIsDuplicateOf4 = "Skipping duplicate transaction ID '%@'"
  case packageWaits = "Waiting for %@ seconds before retrying the %d time"
  case packageWaitsAsTold = "Waiting for %@ seconds before retrying with retry_in"
  case packageRetries = "Package handler finished waiting to retry"
  case packageRetriesBefore5_1 = "Package handler finished waiting"
  case packageRetriesOf4_21 = "Package handler can send"
  case nextPackageFollows = "Package handler finished waiting to continue"
  case nextPackageWaits = "Waiting for %@ seconds before continuing for next package in continue_in"
  case clickAdded = "Added sdk_click %d"
  case clicksPaused = "Click handler is paused"
  case clickRetried = "Retrying sdk_click package for the %d time"
  case clickRetriedAsTold = "Retrying sdk_click package with retry in %d ms"
  case clickWaits = "Waiting for %@ seconds before retrying sdk_click for the %d time"
  case clickWaitsAsTold = "Waiting for %@ seconds before retrying sdk_click with retry_in"
  case clickOfForgottenUser = "sdk_click request won't be fired for forgotten user"
  case linkConverted = "Converted deeplink from universal link %@"
  case noUniversalLinkGiven = "Received universal link is nil"
  case noSchemeGiven = "Non-empty scheme required, using the scheme \"AdjustUniversalScheme\""
  case noRedirect = "Universal link does not contain option adjust_redirect parameter"
  case severalRedirects = "Universal link contains multiple option adjust_redirect parameters"
  case noUniversalLink = "URL doesn't match any of the Adjust universal link versions"
  case noUniversalLinkOf4 = "Url doesn't match as universal link or short version"
  case linkSkipped = "Deep link (%@) processing skipped"

  // Requests and answers
  case sending = "Sending request to endpoint: %@"
  case sendingOf4_26 = "Makig request to endpoint: %@"
  case postingOf4_23 = "requestForPostPackage with urlString: %@"
  case gettingOf4_23 = "requestForGetPackage with urlString: %@?…"
  case response = "Response: %@"
  case succeeded = "Request succeeded with current URL strategy"
  case succeededOf4_23 = "succeeded with current url strategy"
  case triesNextHost = "Request failed with current URL strategy, but it will be retried with new one"
  case triesNextHostOf4_23 = "failed with current url strategy, but it will retry with new"
  case noHostLeft = "Request failed with current URL strategy and it will not be retried"
  case noHostLeftOf4_23 = "failed with current url strategy and it will not retry"
  case answered = "Got JSON response with message: %@"
  case unanswered = "Could not get JSON response with message: %@"
  case clickAnswered = "Got click JSON response with message: %@"
  case clickUnanswered = "Could not get click JSON response with message: %@"
  case attributionAnswered = "Got attribution JSON response with message: %@"
  case attributionUnanswered = "Could not get attribution JSON response with message: %@"

  // Attribution and the deferred link
  case attributionWaits = "Waiting to query attribution in %d milliseconds"
  case attributionTimerStarts = "Attribution timer starting. Launching in %@ seconds"
  case attributionTimerFired = "Attribution timer fired"
  case attributionPaused = "Attribution handler is paused"
  case attributionOfForgottenUser = "Attribution request won't be fired for forgotten user"
  /// The stored attribution; the first value is what the SDK does with it, `Wrote` or `Read`.
  case attribution = "%@ Attribution: tt:%@ tn:%@ net:%@ cam:%@ adg:%@ cre:%@ cl:%@ ct:%@ ca:%@ cc:%@"
  case attributionOf4 = "%@ Attribution: tt:%@ tn:%@ net:%@ cam:%@ adg:%@ cre:%@ cl:%@ adid:%@ ct:%@ ca:%@ cc:%@"
  case attributionOf4_23 = "%@ Attribution: tt:%@ tn:%@ net:%@ cam:%@ adg:%@ cre:%@ cl:%@ adid:%@"
  case attributionOf4_10 = "%@ Attribution: tt:%@ tn:%@ net:%@ cam:%@ adg:%@ cre:%@ cl:%@"
  case sessionSucceeds = "Launching success session tracking delegate"
  case sessionFails = "Launching failed session tracking delegate"
  case attributionChanges = "Launching attribution changed delegate"
  case eventSucceeds = "Launching success event tracking delegate"
  case eventFails = "Launching failed event tracking delegate"
  case opensLink = "Open deep link (%@)"
  case openingFails = "Unable to open deep link (%@)"
}

extension AdjustLogLine {
  /// The level of the line.
  var level: AdjustLogLevel {
    switch self {
    case .linkSaved, .resolutionSaved, .callSaved, .sharingRefused, .attTimedOut, .noSchemeGiven, .appleAdsUnreadable,
      .appleAdsAreOff, .advertisingIDIsOff, .vendorIDIsOff, .trackingIsOff, .delayIsTooLong, .linkMeNeedsIOS15:
      .warn
    case .notInitialized, .notInitializedOf4, .alreadyInitialized, .malformedToken, .unknownEnvironment,
      .noConfiguration,
      .invalidConfiguration, .noSignature, .noUniversalLink, .noUniversalLinkOf4,
      .noUniversalLinkGiven,
      .severalRedirects, .timeTravel, .unanswered, .clickUnanswered,
      .clickRetried, .clickRetriedAsTold, .attributionUnanswered, .openingFails:
      .error
    case .linkConverted, .disabling, .goingOffline, .goingOnline, .remainPaused, .remainPausedButClicks,
      .attWaits, .attIsIgnored, .attAnswered, .defaultTracker,
      .packageBuffered, .opensLink, .sendsInBackground, .appleAdsAnswered, .iAdAnswered, .noStartDelay,
      .resumesEnabled, .delayIsSet, .delayWaits,
      .willStartDisabled, .willStartEnabled, .willStartOffline, .willStartOnline, .willStillBePaused,
      .willStillBePausedButClicks,
      .eventIsDuplicate, .eventIsDuplicateOf4:
      .info
    case .foregroundTimerIsSet, .foregroundTimerStarts, .foregroundTimerRuns, .foregroundTimerSuspended,
      .foregroundTimerIsSuspended, .backgroundTimerStarts, .backgroundTimerCancelled,
      .subsessionStart, .subsessionEnd, .tooShort, .subsession,
      .packagesBusy, .packageWaits, .packageWaitsAsTold, .packageRetries, .packageRetriesBefore5_1,
      .packageRetriesOf4_21, .nextPackageFollows, .nextPackageWaits, .clickWaits, .clickWaitsAsTold, .sending,
      .sendingOf4_26, .postingOf4_23, .gettingOf4_23, .response,
      .attributionTimerStarts, .attributionTimerFired, .delayTimerStarts, .delayTimerFired, .delayTimerCancelled:
      .verbose
    case .waitsForForeground, .startsInForeground, .linkMeOff, .enqueued, .packageAdded, .packagesPaused,
      .packagesRead, .packagesWritten, .packagesUpdated,
      .clickAdded, .clicksPaused, .noRedirect, .linkSkipped, .succeeded, .succeededOf4_23, .triesNextHost,
      .triesNextHostOf4_23, .noHostLeft, .noHostLeftOf4_23, .answered, .clickAnswered, .attributionAnswered,
      .attributionWaits, .attributionPaused, .activityState, .skanChanges, .attribution, .attributionOf4,
      .attributionOf4_23,
      .attributionOf4_10, .sessionSucceeds, .sessionFails, .attributionChanges,
      .eventSucceeds, .eventFails, .linkMeIsChecked, .linkMeIsForInstalls, .linkMeOfForgottenUser, .linkMeFindsNothing,
      .appleAdsAreRead, .alreadyEnabled, .alreadyDisabled, .alreadyOffline, .alreadyOnline, .forgottenStaysDisabled,
      .clickOfForgottenUser, .attributionOfForgottenUser:
      .debug
    }
  }

  /// Returns the line that a version has instead.
  ///
  /// Before `appDidLaunch`, version 4 logs the same line for every call, including one whose link it saves (Adjust.m,
  /// 4.38).
  func line(of profile: AdjustProfile) -> AdjustLogLine {
    switch self {
    case .linkSaved, .resolutionSaved, .notInitialized: profile.isVersion4 ? .notInitializedOf4 : self
    case .eventIsDuplicate: profile.isVersion4 ? .eventIsDuplicateOf4 : self
    case .appleAdsAnswered: profile.has(.adServices) ? self : .iAdAnswered
    case .sending where !profile.has(.namesEndpoints): .postingOf4_23
    case .sending: profile.has(.spellsRequestsRight) ? self : .sendingOf4_26
    case .succeeded: profile.has(.namesEndpoints) ? self : .succeededOf4_23
    case .triesNextHost: profile.has(.namesEndpoints) ? self : .triesNextHostOf4_23
    case .noHostLeft: profile.has(.namesEndpoints) ? self : .noHostLeftOf4_23
    case .attribution where profile.isVersion4:
      profile.has(.costs)
        ? .attributionOf4 : profile.has(.attributionHasAdid) ? .attributionOf4_23 : .attributionOf4_10
    case .packageRetries:
      profile.has(.obeysRetryIn)
        ? self : profile.has(.saysThatAnswersAreJSON) ? .packageRetriesBefore5_1 : .packageRetriesOf4_21
    default: self
    }
  }

  /// Returns whether a version is known to have the line.
  func isPrinted(by profile: AdjustProfile) -> Bool {
    switch self {
    case .linkSaved, .resolutionSaved, .notInitialized, .alreadyInitialized, .noSignature: !profile.isVersion4
    case .sending, .postingOf4_23, .gettingOf4_23, .succeeded, .succeededOf4_23, .triesNextHost, .triesNextHostOf4_23,
      .noHostLeft, .noHostLeftOf4_23:
      profile.has(.severalHosts)
    case .appleAdsAreOff, .advertisingIDIsOff, .vendorIDIsOff, .trackingIsOff, .sharingRefused: !profile.isVersion4
    case .iAdAnswered: profile.has(.namesEndpoints)
    case .linkMeOff, .linkMeNeedsIOS15: profile.has(.linkMe)
    case .clicksPaused: profile.has(.saysThatClicksWait)
    case .skanChanges: !profile.isVersion4
    case .enqueued, .attIsIgnored: profile.has(.firstSessionDelay)
    case .noUniversalLink: profile.has(.convertsBrandedLinks)
    case .noUniversalLinkOf4: !profile.has(.convertsBrandedLinks)
    default: true
    }
  }

  /// Returns the line with values filled in.
  func text(_ values: [String]) -> String {
    zip(pieces, values + [""]).map { $0 + $1 }.joined()
  }

  /// The text before, between and after the values.
  private var pieces: [String] {
    var pieces = [""]
    var rest = Substring(rawValue)
    while let character = rest.popFirst() {
      if character == "%", rest.first == "@" || rest.first == "d" {
        rest.removeFirst()
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}
