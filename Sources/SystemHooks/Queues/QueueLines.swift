#if os(Linux)
  /// The lines of all queues of a simulated app. They form a tree, because each queue with blocks waits in the line of
  /// its target.
  ///
  /// The system has a line, too, for the blocks of global queues and for the queues without another target.
  struct QueueLines {
    typealias Queue = OpaquePointer

    private struct Place {
      let target: Queue?
      let number: Int
    }

    private var system = QueueLine()
    private var lines: [Queue: QueueLine] = [:]
    /// The places of queues in the lines of their targets.
    private var places: [Queue: Place] = [:]

    /// The line of a queue; nil stands for the system.
    subscript(queue: Queue?) -> QueueLine {
      guard let queue else { return system }
      return lines[queue] ?? QueueLine()
    }

    /// Returns the place of a queue in the line of its target; nil if it has no blocks, or is suspended.
    func place(of queue: Queue) -> Int? { places[queue]?.number }

    private mutating func change(_ queue: Queue?, _ change: (inout QueueLine) -> Void) {
      if let queue { change(&lines[queue, default: QueueLine()]) } else { change(&system) }
      moveInSystem(queue)
    }

    /// Moves a queue without another target in the system's line to the place of the queue's first element.
    private mutating func moveInSystem(_ queue: Queue?) {
      guard let queue, let place = places[queue], place.target == nil else { return }
      guard let first = lines[queue]?.first, first != place.number else { return }
      system.remove(place.number)
      system.add(QueueLine.Entry(place: first, queue: queue))
      places[queue] = Place(target: nil, number: first)
    }

    // MARK: Blocks

    /// Adds a block to the line of its queue.
    mutating func add(_ number: Int, isBarrier: Bool, _ path: QueuePath, isSuspended: (Queue) -> Bool) {
      let entry = QueueLine.Entry(place: number, queue: nil)
      change(path.isGlobal ? nil : path.levels.first?.queue) { $0.add(entry, isBarrier: isBarrier) }
      enter(path, at: number, isSuspended: isSuspended)
    }

    /// Removes a block; its queue keeps its place until `leave(_:)`.
    mutating func remove(_ number: Int, _ path: QueuePath) {
      change(path.isGlobal ? nil : path.levels.first?.queue) { $0.remove(number) }
    }

    // MARK: Queues

    /// Adds a queue with blocks to the line of its target, unless it is suspended.
    ///
    /// - Parameters:
    ///   - path: The queue and its targets.
    ///   - number: The place of queues that do not have one yet.
    mutating func enter(_ path: QueuePath, at number: Int, isSuspended: (Queue) -> Bool) {
      guard !path.isGlobal else { return }
      for (depth, level) in path.levels.enumerated() {
        guard !isSuspended(level.queue), !self[level.queue].isEmpty else { return }
        guard places[level.queue] == nil else { continue }
        let isRoot = depth + 1 == path.levels.count
        let target = isRoot ? nil : path.levels[depth + 1].queue
        let place = isRoot ? self[level.queue].first ?? number : number
        places[level.queue] = Place(target: target, number: place)
        change(target) { $0.add(QueueLine.Entry(place: place, queue: level.queue)) }
      }
    }

    /// Removes a queue from the line of its target, and the target from the next line if it has nothing else in its
    /// own.
    mutating func takeOut(_ queue: Queue) {
      var next: Queue? = queue
      while let queue = next, let place = places.removeValue(forKey: queue) {
        change(place.target) { $0.remove(place.number) }
        next = self[place.target].isEmpty ? place.target : nil
      }
    }

    /// Removes queues without blocks from the lines of their targets.
    mutating func leave(_ path: QueuePath) {
      guard !path.isGlobal else { return }
      for level in path.levels {
        guard self[level.queue].isEmpty else { return }
        takeOut(level.queue)
        lines[level.queue] = nil
      }
    }
  }
#endif
