import Synchronization

/// The body of an exploration while it runs.
final class ExploredBody: Sendable {
  private let looks = Atomic(false)

  /// Whether the body has asked a device for anything that a test can check.
  var hasLooked: Bool { looks.load(ordering: .acquiring) }

  /// Records that the body has asked a device for something that a test can check.
  func noteLook() { looks.store(true, ordering: .releasing) }
}
