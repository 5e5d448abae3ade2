import DeepLinkSimulator

/// Keeps links on the device until the user has logged in, and notes the campaign that brought the user.
@MainActor
final class ResolveLinkStore {
  private static let key = "waitingLinks"

  private let environment: AppEnvironment
  private let mistake: ResolveMistake?

  init(_ environment: AppEnvironment, mistake: ResolveMistake?) {
    self.environment = environment
    self.mistake = mistake
  }

  /// The links that wait, in the order in which they came.
  private var links: [String] {
    get { environment.defaults[Self.key]?.split(separator: "\n").map(String.init) ?? [] }
    set { environment.defaults[Self.key] = newValue.isEmpty ? nil : newValue.joined(separator: "\n") }
  }

  func keep(_ link: String) async {
    if mistake == .overwritesLink { return await keepAfterWaiting(link) }
    // The link is safe before anything is waited for.
    links.append(link)
    environment.store(link)
    note(await campaign())
  }

  /// The way that loses links: while it waits, another call reads the same list, and the later one to write wins.
  private func keepAfterWaiting(_ link: String) async {
    let links = links
    note(await campaign())
    self.links = links + [link]
    environment.store(link)
  }

  /// Takes the links out.
  func takeAll() -> [String] {
    defer {
      links = []
      _ = environment.takeStoredLink()
    }
    return links
  }

  private func note(_ campaign: String?) {
    environment.record("campaign", campaign ?? "none")
  }

  /// The campaign of the install, as soon as Adjust knows it: seconds after the first launch.
  ///
  /// The process may end before that, and what waits here ends with it: an unsafe continuation does not complain.
  private func campaign() async -> String? {
    await withUnsafeContinuation { continuation in
      environment.adjust.attribution { continuation.resume(returning: $0?.campaign) }
    }
  }
}
