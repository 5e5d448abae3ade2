import SDKContract

extension AdjustMachine {
  mutating func deliverDeferredLink(_ link: String, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard let url = deferredURL(link, &actions) else { return }
    actions.append(.note(.logged(.opensLink, "\(url)"), rule: rule))
    callDeferredLink(url, rule: rule, &actions)
  }

  func callDeferredLink(_ url: String, rule: AdjustRule, _ actions: inout [AdjustAction]) {
    let call: AdjustCallback = profile.isVersion4 ? .adjustDeeplinkResponse(url) : .adjustDeferredDeeplinkReceived(url)
    actions.append(callback(call, rule: rule))
  }

  private func deferredURL(_ link: String, _ actions: inout [AdjustAction]) -> String? {
    if AdjustLinkSyntax.isURL(link) { return link }
    if configuration.invalidLinks == .escaped, holds(.deferredLinks(.invalidLinkIsEscaped)),
      let url = AdjustLinkSyntax.escaped(link)
    {
      actions.append(.note(.explained(.deferredLinkIsEscaped), rule: .deferredLinks(.invalidLinkIsEscaped)))
      return url
    }
    actions.append(.note(.explained(.deferredLinkIsNoURL), rule: .deferredLinks(.invalidLinkIsSilent)))
    return holds(.deferredLinks(.invalidLinkIsSilent)) ? nil : link
  }

  /// Handles the end of a callback's block on the main thread.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - responded: Whether there was a delegate that implements the method.
  ///   - returned: The return value of `adjustDeferredDeeplinkReceived`; true for every other callback.
  ///   - now: The time at which the block ran.
  /// - Returns: What happens in the same block, after the call.
  package mutating func delivered(
    _ callback: AdjustCallback, responded: Bool, returned: Bool, at now: VirtualInstant
  ) -> [AdjustAction] {
    let url: String
    switch callback {
    case .adjustDeferredDeeplinkReceived(let link), .adjustDeeplinkResponse(let link): url = link
    default: return []
    }
    if !responded { return [.openURL(url, rule: .deferredLinks(.opensWhenNobodyResponds))] }
    if returned || !holds(.deferredLinks(.leavesLinkToApp)) {
      return [.openURL(url, rule: .deferredLinks(.opensWhenAppAgrees))]
    }
    return [.note(.explained(.appKeepsDeferredLink), rule: .deferredLinks(.leavesLinkToApp))]
  }

  /// Handles the result of opening the URL of an `openURL` action.
  package mutating func opened(_ url: String, successfully: Bool, at now: VirtualInstant) -> [AdjustAction] {
    successfully || !holds(.deferredLinks(.openingFails))
      ? [] : [.note(.logged(.openingFails, "\(url)"), rule: .deferredLinks(.openingFails))]
  }
}
