/// Reads links from the inbox: they are resolved concurrently, and followed one after another.
///
/// Destinations are shown in the order in which the links arrived, however long each takes to resolve, so that the
/// newest remains.
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
        // The actor that keeps links would be enough if it did not wait for the disk halfway through.
        if flaw != .writesWhatItRead { await previous?.value }
        await follower.follow(destination, reportedBy: link.report)
      }
    }
  }
}
