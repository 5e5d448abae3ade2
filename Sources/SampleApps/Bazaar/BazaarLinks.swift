import DeepLinkSimulator
import Foundation

/// Puts what is known of links into the inbox: AppsFlyer reports its own links in its callbacks, the others come here.
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
    // AppsFlyer's own links are its own to resolve.
    guard url.host?.hasSuffix(".onelink.me") != true else { return }
    take(.opened(url))
  }
}
