import Foundation
import SDKContract

// What the getters of version 4 return at once: what the SDK knows when they are called.
extension AdjustMachine {
  /// `attribution()` of version 4: nil before `appDidLaunch(_:)`, and until an answer has brought one.
  var presentAttribution: ADJAttribution? { process.phase == .initialised ? installation.attribution : nil }

  /// `adid()` of version 4: nil before `appDidLaunch(_:)`, and until an answer has brought one.
  var presentAdid: String? { process.phase == .initialised ? installation.activity?.adid : nil }

  /// `isEnabled()` of version 4: false before `appDidLaunch(_:)`.
  var presentlyEnabled: Bool { process.phase == .initialised && isEnabled }

  /// `lastDeeplink()` of version 4.
  var presentLastDeeplink: URL? { installation.lastDeeplink.flatMap { URL(string: $0) } }

  /// The id for advertisers: zeros unless the user has allowed tracking.
  var presentIdfa: String { Self.id(of: installation.attStatus == .authorized ? "A" : "0") }

  /// The id of the vendor.
  var presentIdfv: String { Self.id(of: "B") }

  /// The version, as the SDK itself writes it.
  var presentSdkVersion: String { "ios" + profile.clientSDK }

  private static func id(of digit: Character) -> String {
    [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
  }
}
