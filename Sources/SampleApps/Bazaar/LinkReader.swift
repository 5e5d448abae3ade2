/// Takes links out of the inbox, and follows each in a task of its own: one that has to be resolved holds up no other.
@MainActor
struct LinkReader {
  let inbox: LinkInbox
  let session: BazaarSession
  let resolver: LinkResolver
  let follower: LinkFollower
  let startUp: BazaarStartUp

  func readAll() async {
    await startUp.isOver()
    if inbox.needsUser { await session.untilOpen() }
    await withDiscardingTaskGroup { group in
      for await link in inbox.links {
        group.addTask { await follow(link) }
      }
    }
  }

  private func follow(_ link: IncomingLink) async {
    switch link {
    case .opened(let url): await follower.follow(await resolver.destination(of: url), reportedBy: .direct)
    case .deferred(let url): await follower.follow(url.absoluteString, reportedBy: .adjustDeferred)
    }
  }
}
