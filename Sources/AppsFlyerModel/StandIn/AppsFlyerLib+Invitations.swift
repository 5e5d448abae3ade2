import Foundation
import SDKContract

@MainActor
extension AppsFlyerLib {
  /// Creates an invite link, and passes it to a completion handler.
  ///
  /// - Parameters:
  ///   - invitation: The link; whatever it leaves open comes from the app's settings.
  ///   - method: The method of `AppsFlyerShareInviteHelper` that the app called.
  ///   - completion: Gets the short link, or the long one if there is none.
  func generateInviteURL(
    _ invitation: InviteLink, by method: String = "generateInviteUrl", completion: @escaping (URL?) -> Void
  ) {
    state.inviteCompletions.append(completion)
    link.call("AppsFlyerShareInviteHelper.\(method)") { sdk, _ in sdk.machine.generateInviteURL(invitation) }
  }

  /// Makes the call for a step, whose argument has the parameters of the link.
  func generateInviteURL(_ members: [PayloadEntry]) {
    var invitation = InviteLink()
    for member in members {
      guard case .string(let text) = PayloadTypes.wire.value(ofAnswer: member.value) else { continue }
      if member.key == "brandDomain" {
        invitation.domain = text
      } else {
        invitation.parameters[member.key] = text
      }
    }
    generateInviteURL(invitation) { _ in }
  }
}
