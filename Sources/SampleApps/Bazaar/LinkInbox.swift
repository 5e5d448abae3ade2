/// The stream in which links wait until the app takes them.
@MainActor
final class LinkInbox {
  private let flaw: BazaarFlaw?
  private var continuation: AsyncStream<IncomingLink>.Continuation?

  init(flaw: BazaarFlaw?) {
    self.flaw = flaw
    if flaw != .listensLate { links = makeStream() }
  }

  /// The links, in the order of their arrival; for a single reader.
  private(set) lazy var links: AsyncStream<IncomingLink> = makeStream()

  private func makeStream() -> AsyncStream<IncomingLink> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: IncomingLink.self, bufferingPolicy: flaw == .keepsNoLinks ? .bufferingNewest(0) : .unbounded)
    self.continuation = continuation
    return stream
  }

  func put(_ link: IncomingLink) {
    continuation?.yield(link)
  }

  func close() {
    continuation?.finish()
  }
}
