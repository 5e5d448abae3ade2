#if os(Linux)
  /// The line of a queue: its own blocks, and the queues that target it as long as they have blocks.
  ///
  /// Each has a place, an increasing number. The next block of a queue is found without a search of the whole line,
  /// because an app may submit thousands of blocks.
  struct QueueLine {
    struct Entry {
      let place: Int
      /// The queue whose blocks have the place; nil for the block that has the place as its number.
      let queue: OpaquePointer?
    }

    private(set) var entries: [Entry] = []
    /// The places of barriers, which wait for all blocks before them, and for which all blocks after them wait.
    private var barriers: [Int] = []

    var isEmpty: Bool { entries.isEmpty }

    /// The first place in the line; nil if it is empty.
    var first: Int? { entries.first?.place }

    /// The first place of a barrier; nil if there is none.
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
    /// Returns the position of a place, or where it would be, among elements sorted by place.
    fileprivate func position(of place: Int, _ key: (Element) -> Int) -> Int {
      // Fast paths: most elements are added at the end and removed from the front.
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
