/// The observers in an app that are told when the device goes offline or comes back online.
@MainActor
package final class NetworkObservers {
  private var observers: [(id: Int, tell: () -> Void)] = []
  private var count = 0

  /// Adds an observer.
  ///
  /// - Returns: The identifier that `remove` takes.
  package func add(_ tell: @escaping () -> Void) -> Int {
    count += 1
    observers.append((count, tell))
    return count
  }

  /// Removes an observer.
  package func remove(_ id: Int) { observers.removeAll { $0.id == id } }

  /// Notifies all observers, in the order in which they were added.
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

  /// The app's observers of the network.
  package var networkObservers: NetworkObservers { object { NetworkObservers() } }
}
