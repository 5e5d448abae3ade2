import DeepLinkSimulator
import Foundation

/// Tells Adjust of each link that opens the app, and waits for what a short one stands for.
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

  /// The long form of a link; the link itself if that says where it leads, or if nobody else does in time.
  func destination(of url: URL) async -> String {
    let link = url.absoluteString
    if flaw == .waitsForBoth {
      router.showLoading()
      return await longFormOrLimit(of: url) ?? link
    }
    if router.place(of: link) != nil {
      process(url) { _ in }
      return link
    }
    return await longForm(of: url) ?? link
  }

  private func longForm(of url: URL) async -> String? {
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

  /// The way that does not end: the group returns when both of its tasks have, whatever the first of them says.
  private func longFormOrLimit(of url: URL) async -> String? {
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
