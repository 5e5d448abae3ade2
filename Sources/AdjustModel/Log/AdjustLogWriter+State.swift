import SDKContract

// The activity state, which the SDK stores whenever it changes.
extension AdjustLogWriter {
  /// Writes the state that the SDK stores.
  mutating func writeState() { writeState("Wrote") }

  /// Reads the state of an earlier launch, at `initSdk`.
  mutating func readState() {
    guard !isInitialized else { return }
    isInitialized = true
    writeState("Read")
  }

  private mutating func writeState(_ verb: String) {
    guard let activity else { return }
    write(.activityState, verb, activity.text(profile, since: setup.servers.start))
  }

  // MARK: Packages

  /// Notes what changes before a package is built (ADJActivityHandler.m, eventI, setPushTokenI, setGdprForgetMeI,
  /// processCoppaComplianceI).
  mutating func noteState(before package: AdjustRequest.Kind, at time: VirtualInstant) {
    switch package {
    case .event: activity?.trackEvent(at: time, inFrontSince: inFrontSince)
    case .pushToken(let token):
      activity?.pushToken = token
      writeState()
    case .forgetDevice:
      if activity == nil { activity = AdjustLoggedActivity(at: time) }
      activity?.isForgotten = true
      writeState()
    case .thirdPartySharing(isEnabled: false) where configuration.isForChildren:
      activity?.isSharingOff = true
      writeState()
    default: break
    }
  }

  /// Notes what changes once a package is queued (ADJActivityHandler.m, processSessionI, trackNewSessionI, eventI).
  mutating func noteState(behind package: AdjustRequest.Kind, at time: VirtualInstant) {
    switch package {
    case .session(let count):
      if activity == nil { activity = AdjustLoggedActivity(at: time) }
      activity?.beginSession(count: count, at: time)
      writeState()
    case .event: writeState()
    default: break
    }
  }

  // MARK: Life cycle

  /// Notes what changes together with a line (ADJActivityHandler.m, processSessionI, endI, initI, delayStartI,
  /// updatePackagesI, updatePackagesAttStatusAndIdfaI).
  mutating func noteState(behind line: AdjustLogLine, _ values: [String], at time: VirtualInstant) {
    switch line {
    case .foregroundTimerIsSet: if waitsForATT { writeState() }
    case .attWaits: waitsForATT = true
    case .appleAdsAnswered where isStateBehindAppleAds, .iAdAnswered where isStateBehindAppleAds:
      isStateBehindAppleAds = false
      writeState()
    case .attAnswered, .attTimedOut, .delayTimerStarts: writeState()
    case .packagesUpdated:
      write(.packagesWritten, String(packages))
      writeState()
    case .subsessionStart: inFrontSince = time
    case .subsession:
      activity?.beginSubsession(count: values.first.flatMap { Int($0) } ?? 1, at: time)
      writeState()
    case .timeTravel:
      activity?.resetLastActivity(to: time)
      writeState()
    case .subsessionEnd:
      let isStored = activity?.noteActivity(at: time, inFrontSince: inFrontSince) ?? false
      inFrontSince = nil
      if isStored { writeState() }
    default: break
    }
  }

  // MARK: enable and disable

  /// Notes a call that enables or disables the SDK, which stores that before it does anything else
  /// (ADJActivityHandler.m, setEnabledI).
  mutating func noteCall(_ method: String, _ argument: String?) {
    guard isInitialized else { return }
    switch method {
    case AdjustMethod.enable.rawValue: noteEnabled(true)
    case AdjustMethod.disable.rawValue: noteEnabled(false)
    case "Adjust.setEnabled": noteEnabled(argument == "true")
    default: break
    }
  }

  /// Notes that the SDK is enabled or disabled, unless it was before.
  mutating func noteEnabled(_ isEnabled: Bool) {
    guard let activity, activity.isEnabled != isEnabled, !isEnabled || !activity.isForgotten else { return }
    self.activity?.isEnabled = isEnabled
    writeState()
  }

  // MARK: Answers

  /// Notes whether the SDK is to ask for the attribution, as each answer says that is read for one
  /// (ADJAttributionHandler.m, checkAttributionI).
  mutating func noteAsking(_ body: Payload?, _ request: AdjustRequest) {
    guard let body else { return }
    switch request.kind {
    case .session, .attribution: break
    case .sdkClick where profile.has(.clickCarriesAttribution): break
    default: return
    }
    activity?.isAsking = body.integer(ofMember: "ask_in") != nil
    if case .sdkClick(let click) = request.kind, click.source == .appleAds {
      // ADJSdkClickHandler.m says first that the click is answered.
      isStateBehindAppleAds = true
    } else {
      writeState()
    }
  }

  /// Notes the adid of an answer, if it is new (ADJActivityHandler.m, updateAdidI).
  mutating func noteAdid(_ body: Payload?, _ request: AdjustRequest) {
    guard let adid = body?.text(ofMember: "adid"), let activity, activity.adid != adid else { return }
    switch request.kind {
    case .session, .attribution, .event, .sdkClick:
      self.activity?.adid = adid
      writeState()
    default: break
    }
  }

  /// Notes that the servers have opted the user out (ADJActivityHandler.m, setTrackingStateOptedOutI).
  mutating func noteOptOut() {
    activity?.isForgotten = true
    writeState()
    activity?.isEnabled = false
    statesToWrite += 1
  }
}
