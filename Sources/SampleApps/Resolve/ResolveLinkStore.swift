import DeepLinkSimulator

/// Stores links on the device until the user has logged in, and records the campaign that brought the user.
@MainActor
final class ResolveLinkStore {
  private static let key = "waitingLinks"

  private let environment: AppEnvironment
  private let mistake: ResolveMistake?

  init(_ environment: AppEnvironment, mistake: ResolveMistake?) {
    self.environment = environment
    self.mistake = mistake
  }

  /// The waiting links, in the order of their arrival.
  private var links: [String] {
    get { environment.defaults[Self.key]?.split(separator: "\n").map(String.init) ?? [] }
    set { environment.defaults[Self.key] = newValue.isEmpty ? nil : newValue.joined(separator: "\n") }
  }

  func keep(_ link: String) async {
    if mistake == .overwritesLink { return await keepAfterWaiting(link) }
    // The link is stored before anything is awaited.
    links.append(link)
    environment.store(link)
    note(await campaign())
  }

  /// The version that loses links: while it waits, another call reads the same list, and the later write wins.
  private func keepAfterWaiting(_ link: String) async {
    let links = links
    note(await campaign())
    self.links = links + [link]
    environment.store(link)
  }

  /// Removes and returns the links.
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

  /// Returns the campaign of the install as soon as Adjust knows it, seconds after the first launch.
  ///
  /// The process may end before that, along with this task: an unsafe continuation does not report a leak.
  private func campaign() async -> String? {
    await withUnsafeContinuation { continuation in
      environment.adjust.attribution { continuation.resume(returning: $0?.campaign) }
    }
  }
}
