/// The reason for which nothing happens, or a silent event: in the words of this simulator, not of the SDK's log.
package enum AdjustExplanation: String, Hashable, Sendable {
  /// The queue keeps sending to the host that answered.
  case hostIsKept = "The host that has answered is kept"
  /// The user asked to be forgotten before `initSdk`.
  case forgottenBeforeInit = "GDPR forget me from before initSdk"
  case startsWithTheCall = "The SDK starts at once, and sends when the app becomes active"
  /// A trigger needs a label.
  case triggerWithoutLabel = "Remote trigger with missing or invalid label"
  /// A short pause leaves two chains of status checks running.
  case secondRowOfLooks = "A second row of looks at the ATT status"
  /// `initSdk` waits for the end of the first session delay.
  case initializationIsDelayed = "Initialization waits for endFirstSessionDelay"
  /// The files of the SDK are not in the backup that was restored.
  case filesAreNotRestored = "No session or attribution in the backup"
  /// An earlier launch has already waited for the tracking prompt.
  case attWaitIsOver = "ATT consent is not waited for again"
  /// An earlier timer is already running.
  case attributionTimerRuns = "Attribution timer already runs"
  /// The answer tells the SDK to ask again, which hides its attribution.
  case attributionIsHidden = "Attribution of the answer is not read"
  /// The attribution has not changed.
  case attributionIsEqual = "Attribution has not changed"
  /// The setting of an earlier launch still holds.
  case disabledEarlier = "Disabled in an earlier launch"
  /// A user who asked to be forgotten has no session.
  case sessionOfForgottenUser = "Session of a forgotten user"
  /// Requests that were already sent are answered nevertheless.
  case answerDuringPause = "Answer to a request from before the pause"
  /// There is no attribution, and it is not requested again.
  case attributionUnanswered = "Could not get attribution JSON response"
  /// The attribution has no link.
  case noDeferredLink = "No deferred deep link in the answer"
  /// The servers report that the user has opted out.
  case optedOut = "User has opted out"
  /// The system turns an invalid text into a URL.
  case deferredLinkIsEscaped = "Deferred deep link escaped by NSURL"
  /// An invalid URL is dropped.
  case deferredLinkIsNoURL = "Deferred deep link is not a URL"
  /// The app does not let the SDK open the link.
  case appKeepsDeferredLink = "The app keeps the deferred deep link"
  /// The app was already active.
  case alreadyInForeground = "Already in the foreground"
  /// The completion keeps waiting for an answer with a link.
  case answerWithoutLink = "The answer has no resolved_click_url"
  /// An event starts the first session.
  case eventBeforeActivity = "Event tracked before first activity resumed"
  /// A disabled SDK reports no events.
  case eventWhileDisabled = "Event ignored by the disabled SDK"
  /// No event is sent for a user who asked to be forgotten.
  case eventOfForgottenUser = "Event of a forgotten user"
  /// The delayed calls are made.
  case firstSessionDelayEnds = "First session delay ends"
  /// Sharing and consent settings from before the first session are sent ahead of it.
  case packageIsSaved = "Kept until the SDK has a session"
  case consentDuringDelayIsLost = "Lost, because the SDK has no list for it"
  /// Only a new push token is sent.
  case pushTokenIsKnown = "The servers have this push token"
  case packageWaitsForEnable = "Kept until the app calls enable"
  /// The packages that waited for the delay are sent.
  case startDelayEnds = "Start delay ends"
  /// There is no link to handle.
  case linkIsMissing = "Deep link missing"
  /// Only one completion can wait.
  case completionIsLost = "The completion of the call before is lost"
  /// An ignored link leaves its completion waiting.
  case completionStays = "The completion waits for the answer to another link"
  /// A disabled SDK ignores links.
  case linkWhileDisabled = "Deep link ignored by the disabled SDK"
  /// The link from before `initSdk` is handled.
  case savedLink = "Deep link from before initSdk"
  /// The URL on the pasteboard is reported as a click.
  case linkMeSends = "LinkMe sends the URL on the pasteboard"
  /// Enabling the SDK reports the session that was not accepted.
  case noSessionYet = "No session was accepted yet"
}
