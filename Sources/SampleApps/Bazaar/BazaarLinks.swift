import DeepLinkSimulator
import Foundation

/// Puts links into the inbox: AppsFlyer reports its own links in callbacks, and all others arrive here.
@MainActor
final class BazaarLinks {
  private let environment: AppEnvironment
  private let inbox: LinkInbox

  init(_ environment: AppEnvironment, inbox: LinkInbox) {
    self.environment = environment
    self.inbox = inbox
  }

  func `continue`(_ activity: UserActivity) {
    guard activity.activityType == UserActivity.browsingWeb, let url = activity.webpageURL else { return }
    environment.appsFlyer.continue(activity, restorationHandler: nil)
    take(url)
  }

  func open(_ url: URL) {
    environment.appsFlyer.handleOpen(url, options: [:])
    take(url)
  }

  func take(_ link: IncomingLink) {
    inbox.put(link)
  }

  private func take(_ url: URL) {
    // AppsFlyer resolves its own links.
    guard url.host?.hasSuffix(".onelink.me") != true else { return }
    take(.opened(url))
  }
}
