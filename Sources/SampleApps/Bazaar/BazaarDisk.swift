import DeepLinkSimulator

/// Stores the waiting links between processes, with a delay.
@MainActor
final class BazaarDisk {
  private static let key = "waitingLinks"

  private let environment: AppEnvironment
  private let clock: any Clock<Duration>
  private var lastRevision = 0

  init(_ environment: AppEnvironment, clock: any Clock<Duration>) {
    self.environment = environment
    self.clock = clock
  }

  func read() async -> [String] {
    await access()
    return environment.defaults[Self.key]?.split(separator: "\n").map(String.init) ?? []
  }

  /// Writes the links, unless a later revision has already been written.
  func write(_ links: [String], revision: Int) async {
    await access()
    guard revision > lastRevision else { return }
    lastRevision = revision
    environment.defaults[Self.key] = links.isEmpty ? nil : links.joined(separator: "\n")
  }

  func noteStored(_ link: String) {
    environment.store(link)
  }

  private func access() async {
    // A cancelled access ends immediately, which does no harm.
    try? await clock.sleep(for: .milliseconds(150))
  }
}
