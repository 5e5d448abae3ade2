import DeepLinkSimulator
import Foundation

/// Reports each link that opens the app to Adjust, and waits for the long form of a short one.
@MainActor
final class LinkResolver {
  private static let limit = Duration.seconds(5)

  private let adjust: Adjust
  private let clock: any Clock<Duration>
  private let router: BazaarRouter
  private let flaw: BazaarFlaw?

  init(_ adjust: Adjust, clock: any Clock<Duration>, router: BazaarRouter, flaw: BazaarFlaw?) {
    self.adjust = adjust
    self.clock = clock
    self.router = router
    self.flaw = flaw
  }

  /// Returns the destination of a link.
  func destination(of link: IncomingLink) async -> BazaarDestination {
    switch link {
    case .opened(let url): router.destination(of: await longForm(of: url))
    case .deferred(let url): router.destination(of: url.absoluteString)
    case .reported(let place, _): .place(place)
    }
  }

  /// Returns the long form of a link, or the link itself if it names its destination or is not resolved in time.
  private func longForm(of url: URL) async -> String {
    let link = url.absoluteString
    if flaw == .waitsForBoth {
      router.showLoading()
      return await answerOrLimit(for: url) ?? link
    }
    if router.place(of: link) != nil {
      // A completion here would replace one that is waiting for a short link.
      if let deeplink = ADJDeeplink(deeplink: url) { adjust.processDeeplink(deeplink) }
      return link
    }
    return await answer(for: url) ?? link
  }

  private func answer(for url: URL) async -> String? {
    let answer = FirstAnswer()
    let limit = Task {
      try await clock.sleep(for: Self.limit)
      answer.give(nil)
    }
    defer { limit.cancel() }
    return await withUnsafeContinuation { continuation in
      answer.continuation = continuation
      process(url) { answer.give($0) }
    }
  }

  /// The version that never ends: the group returns only when both of its tasks have, whichever finishes first.
  private func answerOrLimit(for url: URL) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await self.completion(of: url) }
      group.addTask { [clock] in
        try? await clock.sleep(for: Self.limit)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  private func completion(of url: URL) async -> String? {
    await withUnsafeContinuation { continuation in
      process(url) { continuation.resume(returning: $0) }
    }
  }

  private func process(_ url: URL, completion: @escaping (String?) -> Void) {
    if let deeplink = ADJDeeplink(deeplink: url) {
      adjust.processAndResolve(deeplink, withCompletionHandler: completion)
    } else {
      completion(nil)
    }
  }
}

/// Takes the first of several answers.
@MainActor
private final class FirstAnswer {
  var continuation: UnsafeContinuation<String?, Never>?

  func give(_ answer: String?) {
    continuation.take()?.resume(returning: answer)
  }
}
