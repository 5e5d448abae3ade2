import DeepLinkSimulator

/// The objects of one process of the bazaar, and their connections.
@MainActor
final class BazaarProcess {
  var applicationDelegate: BazaarAppDelegate?
  let sceneDelegate: BazaarSceneDelegate
  let session: BazaarSession
  let banner: BazaarBanner
  private let inbox: LinkInbox

  init(_ environment: AppEnvironment, flaw: BazaarFlaw?) {
    session = BazaarSession(environment)
    inbox = LinkInbox(flaw: flaw)
    let startUp = BazaarStartUp()
    let waiting = WaitingLinks(disk: BazaarDisk(environment, clock: environment.clock), flaw: flaw)
    let router = BazaarRouter(environment, session: session, startUp: startUp, waiting: waiting, flaw: flaw)
    let follower = LinkFollower(router: router, startUp: startUp, visits: VisitLog(), flaw: flaw)
    let resolver = LinkResolver(environment.adjust, clock: environment.clock, router: router, flaw: flaw)
    let links = BazaarLinks(environment, inbox: inbox)
    banner = BazaarBanner(environment, router: router, flaw: flaw)
    sceneDelegate = BazaarSceneDelegate(links: links)
    applicationDelegate = BazaarAppDelegate(environment, links: links, follower: follower, flaw: flaw) {
      [session, inbox] in
      startUp.begin(session: session, waiting: waiting, router: router)
      Task {
        await LinkReader(
          inbox: inbox, session: session, resolver: resolver, follower: follower, startUp: startUp, flaw: flaw
        ).readAll()
      }
    }
    session.onChange = { router.userHasMoved() }
  }

  func end() {
    inbox.close()
  }
}
