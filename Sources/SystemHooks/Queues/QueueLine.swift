#if os(Linux)
  /// What waits in a queue: its own blocks, and the queues that have it as their target while they have blocks.
  ///
  /// Each has a place, which is a number that grows. What a queue does next is found without looking at all that waits in it,
  /// as an app may submit thousands of blocks.
  struct QueueLine {
    struct Entry {
      let place: Int
      /// The queue whose blocks have the place; nil for the block that has the place as its number.
      let queue: OpaquePointer?
    }

    private(set) var entries: [Entry] = []
    /// The places of blocks that wait for all before them, and that all behind them wait for.
    private var barriers: [Int] = []

    var isEmpty: Bool { entries.isEmpty }

    /// The first place that something waits in.
    var first: Int? { entries.first?.place }

    /// The first place of a barrier.
    var firstBarrier: Int? { barriers.first }

    mutating func add(_ entry: Entry, isBarrier: Bool = false) {
      entries.insert(entry, at: entries.position(of: entry.place, \.place))
      if isBarrier { barriers.insert(entry.place, at: barriers.position(of: entry.place, \.self)) }
    }

    mutating func remove(_ place: Int) {
      let index = entries.position(of: place, \.place)
      if index < entries.count, entries[index].place == place { entries.remove(at: index) }
      let barrier = barriers.position(of: place, \.self)
      if barrier < barriers.count, barriers[barrier] == place { barriers.remove(at: barrier) }
    }
  }

  extension Array {
    /// Where a place is, or would be, among elements in the order of their places.
    fileprivate func position(of place: Int, _ key: (Element) -> Int) -> Int {
      // Most of what comes is the last, and most of what goes is the first.
      guard let last, key(last) >= place else { return count }
      if key(self[0]) >= place { return 0 }
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if key(self[middle]) < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
#endif
