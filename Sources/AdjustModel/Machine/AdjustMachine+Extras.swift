import SDKContract

// MARK: - SKAdNetwork and remote triggers

extension AdjustMachine {
  /// The SDK registers with SKAdNetwork once per install, before anything else.
  mutating func registerSKAN(_ actions: inout [AdjustAction]) {
    guard configuration.reportsSKAN, !installation.isSKANRegistered else { return }
    installation.isSKANRegistered = true
    let update = AdjustSKANUpdate(conversionValue: 0, coarseValue: "low", locksWindow: false)
    actions.append(callback(.adjustSkanUpdated(update), rule: .delays(.registersSKAN)))
  }

  /// Reads from an answer what comes before everything that concerns the attribution.
  mutating func readControlMembers(_ body: Payload?, _ actions: inout [AdjustAction]) {
    guard let body else { return }
    if configuration.reportsSKAN, let value = body.integer(ofMember: "skadn_conv_value") {
      let update = AdjustSKANUpdate(
        conversionValue: value, coarseValue: body.text(ofMember: "skadn_coarse_value"),
        locksWindow: body.integer(ofMember: "skadn_lock_window").map { $0 != 0 })
      actions.append(callback(.adjustSkanUpdated(update), rule: .delays(.answerUpdatesSKAN)))
    }
    guard profile.has(.hasRemoteTriggers), case .array(let triggers)? = body["remote_triggers"] else { return }
    for case .object(let members) in triggers {
      guard case .string(let label)? = members.last(where: { $0.key == "label" })?.value else { continue }
      var payload: [PayloadEntry] = []
      if case .object(let inner)? = members.last(where: { $0.key == "payload" })?.value { payload = inner }
      let trigger = ADJRemoteTrigger(label: label, payload: Payload(payload))
      actions.append(callback(.adjustRemoteTriggerReceived(trigger), rule: .delays(.remoteTriggers)))
    }
  }
}

// MARK: - LinkMe

extension AdjustMachine {
  /// Changes the URL on the pasteboard of the device; nil if there is none.
  public mutating func setPasteboard(_ url: String?) {
    pasteboard = url
  }

  /// Reads the pasteboard on the first launch, if the app wants that.
  mutating func checkLinkMe(at now: VirtualInstant, _ actions: inout [AdjustAction]) {
    guard configuration.readsPasteboard else { return }
    if installation.isLinkMeChecked, holds(.delays(.linkMeOnce)) {
      actions.append(.note("LinkMe already checked", rule: .delays(.linkMeOnce)))
    } else if !process.isFirstLaunch, holds(.delays(.linkMeOnce)) {
      actions.append(.note("LinkMe only valid for install", rule: .delays(.linkMeOnce)))
    } else if let url = pasteboard ?? (holds(.delays(.linkMeWithoutURL)) ? nil : "") {
      installation.isLinkMeChecked = true
      actions.append(.note("LinkMe sends the URL on the pasteboard", rule: .delays(.linkMeSendsPasteboard)))
      queueClick(
        AdjustClick(url, source: .linkMe, at: deviceTime(now)), rule: .delays(.linkMeSendsPasteboard), &actions)
    } else {
      actions.append(.note("LinkMe general board not found", rule: .delays(.linkMeWithoutURL)))
    }
  }
}

// MARK: - The clock of the device

extension AdjustMachine {
  /// Sets the clock of the device forward, or back by a negative duration.
  public mutating func moveClock(by duration: Duration) {
    clockOffset += duration
  }

  /// The time that the clock of the device shows.
  func deviceTime(_ now: VirtualInstant) -> VirtualInstant {
    clockOffset == .zero ? now : now.advanced(by: clockOffset)
  }
}
