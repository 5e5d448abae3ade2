/// The app's preparations before it follows any link.
@MainActor
final class BazaarStartUp {
  private var task: Task<Void, Never>?

  func begin(session: BazaarSession, waiting: WaitingLinks, router: BazaarRouter) {
    task = Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await waiting.load() }
        group.addTask { await session.restore() }
      }
      router.showStart()
    }
  }

  /// Waits until the preparations are done.
  func isOver() async {
    await task?.value
  }
}
