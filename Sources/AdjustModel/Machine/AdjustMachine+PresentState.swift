import Foundation
import SDKContract

// The values that the getters of version 4 return immediately: what the SDK knows when they are called.
extension AdjustMachine {
  /// `attribution()` of version 4: nil before `appDidLaunch(_:)`, and until an answer contains one.
  var presentAttribution: ADJAttribution? { process.phase == .initialized ? installation.attribution : nil }

  /// `adid()` of version 4: nil before `appDidLaunch(_:)`, and until an answer contains one.
  var presentAdid: String? { process.phase == .initialized ? installation.activity?.adid : nil }

  /// `isEnabled()` of version 4: false before `appDidLaunch(_:)`.
  var presentlyEnabled: Bool { process.phase == .initialized && isEnabled }

  /// `lastDeeplink()` of version 4.
  var presentLastDeeplink: URL? { installation.lastDeeplink.flatMap { URL(string: $0) } }

  /// The advertising identifier, which is all zeros unless the user has allowed tracking, or need not.
  var presentIdfa: String {
    // Until iOS 14.5 only a user who has denied tracking keeps it from the app.
    let isOpen = !has(VersionNumber(14, 5, 0)) && installation.attStatus == .notDetermined
    return Self.id(of: installation.attStatus == .authorized || isOpen ? "A" : "0")
  }

  /// The vendor identifier.
  var presentIdfv: String { Self.id(of: "B") }

  /// The version, in the format of the SDK.
  var presentSdkVersion: String { "ios" + profile.clientSDK }

  private static func id(of digit: Character) -> String {
    [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
  }
}
