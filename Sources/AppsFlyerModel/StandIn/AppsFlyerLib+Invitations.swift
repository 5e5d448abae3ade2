import Foundation
import SDKContract

extension AppsFlyerLib {
  /// Makes a link with which a user invites another one, and hands it over.
  ///
  /// - Parameters:
  ///   - invitation: The link; what it leaves open is that of the app's settings.
  ///   - method: The method of `AppsFlyerShareInviteHelper` that the app has called.
  ///   - completion: Gets the short link, or the long one if there is none.
  func generateInviteURL(
    _ invitation: InviteLink, by method: String = "generateInviteUrl", completion: @escaping (URL?) -> Void
  ) {
    state.inviteCompletions.append(completion)
    link.call("AppsFlyerShareInviteHelper.\(method)") { sdk, _ in sdk.machine.generateInviteURL(invitation) }
  }

  /// The call of a step, whose object is what the link says.
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
