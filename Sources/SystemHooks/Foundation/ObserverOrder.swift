#if os(Linux)
  /// The order in which the observers of a notification are called: the one in which they were added.
  ///
  /// Foundation on Linux calls them in a different order in each process. So an observer's block waits until the
  /// notification has reached all of them. Used on the simulation's thread only.
  final class ObserverOrder: @unchecked Sendable {
    /// An observer, which lives as long as its notification center retains it.
    final class Observer: Sendable {
      fileprivate let number: Int

      fileprivate init(_ number: Int) {
        self.number = number
      }
    }

    /// A call of an observer, which an earlier observer can cancel by removing it.
    private struct Call {
      let number: Int
      weak var observer: Observer?
      let block: () -> Void
    }

    private var lastNumber = 0
    /// The calls of the observers for the notifications being posted, which can be nested.
    private var calls: [[Call]] = []

    /// Returns a new observer, the last in the order.
    func makeObserver() -> Observer {
      lastNumber += 1
      return Observer(lastNumber)
    }

    /// Records that a notification has reached an observer.
    func reach(_ observer: Observer, _ block: @escaping () -> Void) {
      guard !calls.isEmpty else { return block() }
      calls[calls.count - 1].append(Call(number: observer.number, observer: observer, block: block))
    }

    /// Posts a notification, and calls its observers in order.
    func post(_ post: () -> Void) {
      calls.append([])
      post()
      let reached = calls.removeLast().sorted { $0.number < $1.number }
      // A notification that an observer posts reaches others at once.
      let outer = calls
      calls = []
      for call in reached where call.observer != nil { call.block() }
      calls = outer
    }
  }
#endif
