import SDKContract

/// Something that happens inside the SDK.
package enum AdjustNote: SDKNoteValue {
  /// Its log has a line for it, with these values in their places.
  case logged(AdjustLogLine, [String])
  /// Its log is silent about it.
  case explained(AdjustExplanation)
  /// Words that depend on what has happened, and that its log is not known to have.
  case words(String)
  /// A package has joined the queue of packages, or a click that of clicks: its place there, from 1.
  case queued(AdjustRequest.Kind, position: Int)

  /// A line of the log, with the values in their places.
  static func logged(_ line: AdjustLogLine, _ values: String...) -> AdjustNote { .logged(line, values) }

  /// What a trace says.
  package var text: String {
    switch self {
    case .logged(let line, let values): line.text(values)
    case .explained(let explanation): explanation.rawValue
    case .words(let text): text
    case .queued(let package, let position): "\(package.endpoint.rawValue) queued at \(position)"
    }
  }
}

/// Why nothing happens, or what happens silently: in words of this simulator, not of the SDK's log.
package enum AdjustExplanation: String, Hashable, Sendable {
  /// The queue sends on to the host that answered.
  case hostIsKept = "The host that has answered is kept"
  /// The user asked to be forgotten before `initSdk`.
  case forgottenBeforeInit = "GDPR forget me from before initSdk"
  case startsWithTheCall = "The SDK starts at once, and sends when the app becomes active"
  /// LinkMe is silent about users who want to be forgotten.
  case linkMeOfForgottenUser = "LinkMe not happening for GDPR forgotten user"
  /// A trigger needs a label.
  case triggerWithoutLabel = "Remote trigger with missing or invalid label"
  /// A short pause leaves two rows of looks.
  case secondRowOfLooks = "A second row of looks at the ATT status"
  /// The click of Apple Ads is not sent again.
  case appleAdsAreRead = "AdServices attribution info already read"
  /// The token of Apple Ads cannot be read.
  case appleAdsUnreadable = "Unable to read AdServices details"
  /// The click of Apple Ads was answered.
  case appleAdsAnswered = "Received Apple Ads click response"
  /// `initSdk` waits for the end of the first session delay.
  case initialisationIsDelayed = "Initialization waits for endFirstSessionDelay"
  /// The app sends in the background as well.
  case sendsInBackground = "Send in background configured"
  /// An earlier launch has waited for the tracking prompt.
  case attWaitIsOver = "ATT consent is not waited for again"
  /// An earlier timer comes first.
  case attributionTimerRuns = "Attribution timer already runs"
  /// Nothing is asked for a user who is to be forgotten.
  case attributionOfForgottenUser = "Attribution request won't be fired for forgotten user"
  /// The answer says to ask again, which hides its attribution.
  case attributionIsHidden = "Attribution of the answer is not read"
  /// The attribution is the one that is known.
  case attributionIsEqual = "Attribution has not changed"
  /// The setting of an earlier launch holds.
  case disabledEarlier = "Disabled in an earlier launch"
  /// A user who is to be forgotten has no session.
  case sessionOfForgottenUser = "Session of a forgotten user"
  /// Requests that were sent are answered all the same.
  case answerDuringPause = "Answer to a request from before the pause"
  /// There is no attribution, and it is not asked for again.
  case attributionUnanswered = "Could not get attribution JSON response"
  /// The attribution has no link.
  case noDeferredLink = "No deferred deep link in the answer"
  /// The servers say that the user has opted out.
  case optedOut = "User has opted out"
  /// The system makes a URL of a text that is none.
  case deferredLinkIsEscaped = "Deferred deep link escaped by NSURL"
  /// A text that is no URL is dropped.
  case deferredLinkIsNoURL = "Deferred deep link is not a URL"
  /// The app does not let the SDK open the link.
  case appKeepsDeferredLink = "The app keeps the deferred deep link"
  /// The app was active before.
  case alreadyInForeground = "Already in the foreground"
  /// No click is sent for a user who is to be forgotten.
  case clickOfForgottenUser = "sdk_click request won't be fired for forgotten user"
  /// The completion waits for an answer with a link.
  case answerWithoutLink = "The answer has no resolved_click_url"
  /// An event begins the first session.
  case eventBeforeActivity = "Event tracked before first activity resumed"
  /// A disabled SDK reports no events.
  case eventWhileDisabled = "Event ignored by the disabled SDK"
  /// No event is sent for a user who is to be forgotten.
  case eventOfForgottenUser = "Event of a forgotten user"
  /// An event with this id was reported before.
  case eventIsDuplicate = "Skipping duplicate event"
  /// The calls that were held back are made.
  case firstSessionDelayEnds = "First session delay ends"
  /// What the app says of sharing and consent before the first session is sent in front of it.
  case packageIsSaved = "Kept until the SDK has a session"
  /// There is no delay to end.
  case noStartDelay = "Start delay expired or never configured"
  /// What waited for the delay is sent.
  case startDelayEnds = "Start delay ends"
  /// There is no link to handle.
  case linkIsMissing = "Deep link missing"
  /// Only one completion can wait.
  case completionIsLost = "The completion of the call before is lost"
  /// An ignored link leaves its completion waiting.
  case completionStays = "The completion waits for the answer to another link"
  /// A disabled SDK ignores links.
  case linkWhileDisabled = "Deep link ignored by the disabled SDK"
  /// The link that came before `initSdk` is handled.
  case savedLink = "Deep link from before initSdk"
  /// The pasteboard is read once for each installation.
  case linkMeIsChecked = "LinkMe already checked"
  /// The pasteboard is read for an installation only.
  case linkMeIsForInstalls = "LinkMe only valid for install"
  /// The URL on the pasteboard is reported as a click.
  case linkMeSends = "LinkMe sends the URL on the pasteboard"
  /// There is no URL on the pasteboard.
  case linkMeFindsNothing = "LinkMe general board not found"
  /// The SDK is offline.
  case alreadyOffline = "Adjust already in offline mode"
  /// The SDK is online.
  case alreadyOnline = "Adjust already in online mode"
  /// An SDK that has not started will be paused.
  case willStartOffline = "Handlers will start paused due to SDK being offline"
  /// Something else keeps the SDK paused.
  case willStillBePaused = "Handlers will still start as paused"
  /// An SDK that has not started will send.
  case willStartOnline = "Handlers will start as active due to SDK being online"
  /// The SDK is enabled.
  case alreadyEnabled = "Adjust already enabled"
  /// The SDK is disabled.
  case alreadyDisabled = "Adjust already disabled"
  /// A user who is to be forgotten cannot be enabled again.
  case forgottenStaysDisabled = "Re-enabling SDK for forgotten user not allowed"
  /// An SDK that has not started will send.
  case willStartEnabled = "Handlers will start as active due to the SDK being enabled"
  /// An SDK that has not started will be paused.
  case willStartDisabled = "Handlers will start as paused due to the SDK being disabled"
  /// Enabling reports the session that was not accepted.
  case noSessionYet = "No session was accepted yet"
  /// The SDK sends again.
  case resumesEnabled = "Resuming handlers due to SDK being enabled"
}
