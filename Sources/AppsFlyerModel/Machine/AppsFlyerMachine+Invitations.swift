import SDKContract

extension AppsFlyerMachine {
  /// Handles `AppsFlyerShareInviteHelper.generateInviteUrl`.
  ///
  /// - Parameter link: The link that the app's generator makes; whatever it leaves open comes from the app's settings.
  package mutating func generateInviteURL(_ link: InviteLink) -> [AppsFlyerAction] {
    process.invitations += 1
    var link = link
    link.template = link.template ?? configuration.inviteTemplate
    link.appID = link.appID ?? process.appID
    link.addInviter(AppsFlyerInstallation.uid)
    guard link.template != nil || !holds(.invitations(.inviteLinkStaysLong)) else {
      return [inviteLinkMade(link.text, number: process.invitations, rule: .invitations(.inviteLinkStaysLong))]
    }
    guard mayAsk else {
      return [
        inviteLinkMade(link.text, number: process.invitations, rule: .sessions(.nothingAskedWhileStopped))
      ]
    }
    let request = process.request(.inviteLink(link.text), for: .inviteLink(link.text, number: process.invitations))
    return [.send(request, rule: .invitations(.inviteLinkAsked))]
  }

  mutating func inviteLinkAnswered(_ link: String, number: Int, _ answer: AppsFlyerAnswer) -> [AppsFlyerAction] {
    if case .success(let body) = answer, case .string(let short) = body["link"] {
      return [inviteLinkMade(short, number: number, rule: .invitations(.inviteLinkShortened))]
    }
    return [inviteLinkMade(link, number: number, rule: .invitations(.inviteLinkStaysLong))]
  }

  private func inviteLinkMade(_ url: String, number: Int, rule: AppsFlyerRule) -> AppsFlyerAction {
    .call(.generateInviteUrlWithCompletionHandler(number, url), after: .zero, rule: rule)
  }
}
