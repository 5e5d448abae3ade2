import SDKContract

// MARK: - SKAdNetwork and remote triggers

extension AdjustMachine {
  /// Registers with SKAdNetwork, once per install and before anything else.
  mutating func registerSKAN(_ actions: inout [AdjustAction]) {
    guard configuration.reportsSKAN, !installation.isSKANRegistered else { return }
    installation.isSKANRegistered = true
    let update = AdjustSKANUpdate(conversionValue: 0, coarseValue: "low", locksWindow: false)
    actions.append(callback(.adjustSkanUpdated(update), rule: .delays(.registersSKAN)))
  }

  /// Reads the members of an answer that precede everything about the attribution.
  mutating func readControlMembers(_ body: Payload?, _ actions: inout [AdjustAction]) {
    guard let body else { return }
    if configuration.reportsSKAN, let value = body.integer(ofMember: "skadn_conv_value") {
      let update = AdjustSKANUpdate(
        conversionValue: value, coarseValue: body.text(ofMember: "skadn_coarse_value"),
        locksWindow: body.integer(ofMember: "skadn_lock_window").map { $0 != 0 })
      actions.append(callback(.adjustSkanUpdated(update), rule: .delays(.answerUpdatesSKAN)))
    }
    guard profile.has(.hasRemoteTriggers), case .array(let triggers)? = body["remote_triggers"] else { return }
    for trigger in triggers {
      guard case .object(let members) = trigger,
        case .string(let label)? = members.last(where: { $0.key == "label" })?.value
      else {
        actions.append(.note(.explained(.triggerWithoutLabel), rule: .delays(.brokenTriggerIsSkipped)))
        continue
      }
      var payload: [PayloadEntry] = []
      if case .object(let inner)? = members.last(where: { $0.key == "payload" })?.value {
        payload = inner
      } else if holds(.delays(.brokenTriggerIsSkipped)) {
        let text = "Remote trigger \(label) with missing or invalid payload"
        actions.append(.note(.words(text), rule: .delays(.brokenTriggerIsSkipped)))
        continue
      }
      let trigger = ADJRemoteTrigger(label: label, content: Payload(payload))
      actions.append(callback(.adjustRemoteTriggerReceived(trigger), rule: .delays(.remoteTriggers)))
    }
  }
}

// MARK: - LinkMe

extension AdjustMachine {
  /// Changes the URL on the pasteboard of the device; nil if there is none.
  package mutating func setPasteboard(_ url: String?) {
    pasteboard = url
  }

  /// The text on the pasteboard if it is a URL, which requires a scheme.
  private var pasteboardURL: String? {
    guard let pasteboard, AdjustLinkSyntax.isURL(pasteboard), pasteboard.contains(":") else { return nil }
    return pasteboard
  }

  /// Reads the pasteboard on the first launch, if the app has enabled LinkMe.
  mutating func checkLinkMe(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard profile.has(.linkMe) else { return }
    guard has(VersionNumber(15, 0, 0)) else {
      let (note, rule) = (AdjustNote.logged(.linkMeNeedsIOS15), AdjustRule.delays(.systemIsTooOld))
      actions.append(configuration.readsPasteboard ? .note(note, rule: rule) : .log(note, rule: rule))
      return
    }
    guard configuration.readsPasteboard else {
      actions.append(.log(.logged(.linkMeOff), rule: .delays(.linkMeOnce)))
      return
    }
    if installation.isLinkMeChecked, holds(.delays(.linkMeOnce)) {
      actions.append(.note(.logged(.linkMeIsChecked), rule: .delays(.linkMeOnce)))
    } else if !process.isFirstLaunch, holds(.delays(.linkMeOnce)) {
      actions.append(.note(.logged(.linkMeIsForInstalls), rule: .delays(.linkMeOnce)))
    } else if installation.wantsToBeForgotten, holds(.delays(.linkMeForgotten)) {
      actions.append(.note(.logged(.linkMeOfForgottenUser), rule: .delays(.linkMeForgotten)))
    } else if let url = pasteboardURL ?? (holds(.delays(.linkMeWithoutURL)) ? nil : pasteboard ?? "") {
      installation.isLinkMeChecked = true
      actions.append(.note(.explained(.linkMeSends), rule: .delays(.linkMeSendsPasteboard)))
      queueClick(
        AdjustClick(url, source: .linkMe, at: deviceTime(now)), rule: .delays(.linkMeSendsPasteboard), &actions)
    } else {
      actions.append(.note(.logged(.linkMeFindsNothing), rule: .delays(.linkMeWithoutURL)))
    }
  }
}

// MARK: - The version of iOS

extension AdjustMachine {
  /// Whether the device has a version of iOS or a later one.
  func has(_ version: VersionNumber) -> Bool {
    configuration.systemVersion >= version || !holds(.delays(.systemIsTooOld))
  }
}

// MARK: - The clock of the device

extension AdjustMachine {
  /// Sets the device clock forward, or back by a negative duration.
  package mutating func moveClock(by duration: Duration) {
    clockOffset += duration
  }

  /// Returns the time that the device clock shows.
  func deviceTime(_ now: VirtualInstant) -> VirtualInstant {
    clockOffset == .zero ? now : now.advanced(by: clockOffset)
  }
}
