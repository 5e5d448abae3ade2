#if os(Linux)
  /// The order in which the observers of a notification are called: that in which they have begun to observe.
  ///
  /// Foundation here calls them in another order in each process. So what an observer does waits until the notification has
  /// reached all of them. It is used on the simulation's thread only.
  final class ObserverOrder: @unchecked Sendable {
    /// An observer, which lives as long as its notification center has it.
    final class Observer: Sendable {
      fileprivate let number: Int

      fileprivate init(_ number: Int) {
        self.number = number
      }
    }

    /// What an observer does, unless an earlier one removes it.
    private struct Call {
      let number: Int
      weak var observer: Observer?
      let block: () -> Void
    }

    private var lastNumber = 0
    /// What the observers do of the notifications that are on their way: one inside the other.
    private var calls: [[Call]] = []

    /// An observer that begins now.
    func makeObserver() -> Observer {
      lastNumber += 1
      return Observer(lastNumber)
    }

    /// A notification has reached an observer.
    func reach(_ observer: Observer, _ block: @escaping () -> Void) {
      guard !calls.isEmpty else { return block() }
      calls[calls.count - 1].append(Call(number: observer.number, observer: observer, block: block))
    }

    /// Posts a notification, and calls its observers in their order.
    func post(_ post: () -> Void) {
      calls.append([])
      post()
      let reached = calls.removeLast().sorted { $0.number < $1.number }
      // What is posted by an observer reaches others at once.
      let outer = calls
      calls = []
      for call in reached where call.observer != nil { call.block() }
      calls = outer
    }
  }
#endif
