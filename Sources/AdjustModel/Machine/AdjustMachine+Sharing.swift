import SDKContract

// What an app says of the user's data before the SDK can send it, and what the law for children has it say.
extension AdjustMachine {
  /// Keeps third-party sharing and the last measurement consent until the first session; the other packages are lost.
  mutating func saveForSession(_ package: AdjustRequest.Kind, _ actions: inout [AdjustAction]) {
    guard holds(.events(.savedPackagesComeFirst)) else { return }
    switch package {
    case .thirdPartySharing: process.savedSharing.append(package)
    case .measurementConsent: process.savedConsent = package
    default: return
    }
    actions.append(.note(.explained(.packageIsSaved), rule: .events(.savedPackagesComeFirst)))
  }

  /// Queues what was kept.
  mutating func queueSavedPackages(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    let packages = process.savedSharing + (process.savedConsent.map { [$0] } ?? [])
    (process.savedSharing, process.savedConsent) = ([], nil)
    for package in packages { queue(package, rule: rule, &actions) }
  }

  /// Switches third-party sharing off once, for an app that complies with COPPA.
  mutating func switchSharingOff(_ actions: inout [AdjustAction]) {
    guard configuration.compliesWithCOPPA, holds(.events(.coppaSwitchesSharingOff)) else {
      installation.isSharingOff = false
      return
    }
    guard installation.activity != nil, isEnabled, !isForgotten, !installation.isSharingOff else { return }
    installation.isSharingOff = true
    queue(.thirdPartySharing(isEnabled: false), rule: .events(.coppaSwitchesSharingOff), &actions)
  }
}
