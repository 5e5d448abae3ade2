/// What in an app hears that the network goes away or comes back.
@MainActor
package final class NetworkObservers {
  private var observers: [(id: Int, tell: () -> Void)] = []
  private var count = 0

  /// Adds an observer.
  ///
  /// - Returns: What `remove` takes.
  package func add(_ tell: @escaping () -> Void) -> Int {
    count += 1
    observers.append((count, tell))
    return count
  }

  /// Takes an observer away.
  package func remove(_ id: Int) { observers.removeAll { $0.id == id } }

  /// Tells all of them, in the order in which they were added.
  package func tell() {
    for observer in observers { observer.tell() }
  }
}

extension AppEnvironment {
  /// Whether the device has a network.
  package var isOnline: Bool {
    guard let simulation = link.here else { return true }
    simulation.noteRead(simulation.isOnline ? 5 : 4)
    return simulation.isOnline
  }

  /// What in the app hears of the network.
  package var networkObservers: NetworkObservers { object { NetworkObservers() } }
}
