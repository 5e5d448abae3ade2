extension Engine {
  /// Handles a link that a browser has opened: the servers behind it see the click and decide where it leads.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: The place and way in which it was opened.
  ///   - step: The step of the scenario that opened it; nil if the app or an SDK did.
  ///   - cause: The event with which the browser opened it.
  func browse(_ link: Link, from origin: TapOrigin, step: Int?, cause: Int) {
    guard world.isOnline, holds(.simulation(.clickRegistered)) else { return }
    var first: BrowserDestination?
    for index in world.sdks.indices where world.sdks[index].clicked(link, at: world.now) {
      let destination = world.sdks[index].destination(inBrowser: link, isInOtherApp: origin == .thirdPartyBrowser)
      record(
        .click(world.sdks[index].name, keyWithoutEntry: destination.keyWithoutEntry), .backend,
        rule: .simulation(.clickRegistered), cause: cause)
      first = first ?? destination
    }
    guard let destination = first else { return }
    var cause = eventCount
    // A page that leads to another website stays in the browser.
    if let target = destination.appLink, !self.link(target).isWeb, world.router.isInstalled {
      let rule = destination.rules.first
      guard rule.map(holds) ?? true else { return }
      // A page may try to leave the browser; the system then asks the user whether to open the app.
      let outer = currentEvent
      runRecord.currentEvent = record(
        .routing(.asksToOpenApp, url: target), .os, rule: rule ?? .simulation(.clickRegistered), cause: cause)
      let isOpened = open(target, from: origin.isWebPage ? origin : .safari, step: step)
      runRecord.currentEvent = outer
      // If the user refuses, or no app has the scheme, the page leads on.
      guard !isOpened else { return }
      cause = eventCount
    }
    if let page = destination.page {
      record(
        .routing(.opensPage, url: page), .os, rule: destination.pageRule ?? .simulation(.storeRedirect), cause: cause)
    } else if holds(.simulation(.storeRedirect)) {
      record(.routing(.opensAppStore, url: link.text), .os, rule: .simulation(.storeRedirect), cause: cause)
    }
  }
}
