import SDKContract

extension AppsFlyerMachine {
  /// Handles `handlePushNotification(_:)`.
  ///
  /// - Parameters:
  ///   - userInfo: The payload of the notification.
  ///   - now: The time of the call.
  package mutating func handlePushNotification(_ userInfo: Payload, at now: VirtualInstant) -> [AppsFlyerAction] {
    var actions: [AppsFlyerAction] = []
    if let payload = userInfo["af"], holds(.push(.pushPayload)) {
      actions.append(.note(.pushPayload(payload), rule: .push(.pushPayload)))
    }
    guard !configuration.pushDeepLinkPaths.isEmpty else { return actions }
    guard configuration.profile.has(.hasPushPaths) || !holds(.push(.noPushPaths)) else {
      return actions + [.note(.noPushPaths, rule: .push(.noPushPaths))]
    }
    guard let link = pushLink(in: userInfo) else {
      return actions + [.note(.pushWithoutLink, rule: .push(.pushWithoutLink))]
    }
    actions.append(.log(.pushLink(link.text), rule: .push(.pushLink)))
    return actions + resolve(link, origin: .push, at: now)
  }

  /// Returns the first OneLink at one of the paths that the app has added.
  private mutating func pushLink(in userInfo: Payload) -> Link? {
    for path in configuration.pushDeepLinkPaths {
      guard case .string(let text) = value(at: path, in: userInfo) else { continue }
      let link = Link(text)
      if isPushLink(link) || !holds(.push(.pushWithoutLink)) { return link }
    }
    return nil
  }

  private mutating func isPushLink(_ link: Link) -> Bool {
    let kind = kind(of: link)
    return kind.isOneLink || kind == .wrapped
  }

  private func value(at path: [String], in userInfo: Payload) -> PayloadValue? {
    var value: PayloadValue = .object(userInfo.entries)
    for key in path {
      guard case .object(let entries) = value, let entry = entries.first(where: { $0.key == key }) else { return nil }
      value = entry.value
    }
    return value
  }
}
