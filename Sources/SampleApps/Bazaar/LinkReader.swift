/// Takes links out of the inbox: all are resolved at once, and followed one after another.
///
/// What a link leads to is shown in the order in which links came, however long each takes: the newest remains.
@MainActor
struct LinkReader {
  let inbox: LinkInbox
  let session: BazaarSession
  let resolver: LinkResolver
  let follower: LinkFollower
  let startUp: BazaarStartUp
  let flaw: BazaarFlaw?

  func readAll() async {
    await startUp.isOver()
    if flaw == .keepsNoLinks { await session.untilOpen() }
    var previous: Task<Void, Never>?
    for await link in inbox.links {
      let destination = Task { await resolver.destination(of: link) }
      previous = Task { [previous] in
        let destination = await destination.value
        // The actor that keeps links would do if it did not wait for the disk in the middle.
        if flaw != .writesWhatItRead { await previous?.value }
        await follower.follow(destination, reportedBy: link.report)
      }
    }
  }
}
