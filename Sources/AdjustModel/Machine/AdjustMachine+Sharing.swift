import SDKContract

// The app's settings for the user's data before the SDK can send them, and those that COPPA requires.
extension AdjustMachine {
  /// Keeps third-party sharing and the last measurement consent until the SDK can send them: after the first session,
  /// and while it is enabled; other packages are lost.
  mutating func saveForSession(_ package: AdjustRequest.Kind, _ actions: inout [AdjustAction]) {
    let waitsForEnable = installation.activity != nil && !isEnabled
    let rule: AdjustRule = .events(waitsForEnable ? .savedPackagesWaitForEnable : .savedPackagesComeFirst)
    guard holds(rule) else { return }
    switch package {
    case .thirdPartySharing: process.savedSharing.append(package)
    case .measurementConsent: process.savedConsent = package
    case .pushToken(let token): installation.savedPushToken = token
    default: return
    }
    actions.append(.note(.explained(waitsForEnable ? .packageWaitsForEnable : .packageIsSaved), rule: rule))
  }

  /// Queues the packages that were kept.
  mutating func queueSavedPackages(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    let packages = process.savedSharing + (process.savedConsent.map { [$0] } ?? [])
    (process.savedSharing, process.savedConsent) = ([], nil)
    for package in packages where !refuses(package, &actions) { queue(package, rule: rule, &actions) }
  }

  /// Queues the push token that was kept, once the SDK has a session.
  mutating func queueSavedPushToken(_ actions: inout [AdjustAction]) {
    guard let token = installation.savedPushToken, isEnabled, !isForgotten else { return }
    queueOther(.pushToken(token), &actions)
  }

  /// Returns whether an app for children asks for third-party sharing, which the SDK does not send.
  mutating func refuses(_ package: AdjustRequest.Kind, _ actions: inout [AdjustAction]) -> Bool {
    guard case .thirdPartySharing = package, configuration.isForChildren,
      holds(.events(.coppaSwitchesSharingOff))
    else { return false }
    actions.append(.note(.logged(.sharingRefused), rule: .events(.coppaSwitchesSharingOff)))
    return true
  }

  /// Disables third-party sharing once, for an app that complies with COPPA.
  mutating func switchSharingOff(_ actions: inout [AdjustAction]) {
    guard configuration.isForChildren, holds(.events(.coppaSwitchesSharingOff)) else {
      installation.isSharingOff = false
      return
    }
    guard installation.activity != nil, isEnabled, !isForgotten, !installation.isSharingOff else { return }
    installation.isSharingOff = true
    queue(.thirdPartySharing(isEnabled: false), rule: .events(.coppaSwitchesSharingOff), &actions)
  }
}

extension AdjustRequest.Kind {
  /// Whether the SDK sends what the app says before the first session in front of it.
  var precedesSession: Bool {
    switch self {
    case .thirdPartySharing, .measurementConsent: true
    default: false
    }
  }
}
