extension DrivenRun {
  /// An act that the device was told to perform.
  enum Act: Sendable {
    /// A step, its time, and the index of the system's last event before it waited for the step.
    indirect case step(PlannedStep, VirtualInstant, Int)
    /// A number of events, in the default order.
    case events(Int)
    /// An event, by its position among those that could come next.
    case choice(Int)
    /// An event, by its position among those that were legal in a mode, with its time if a schedule gave it one.
    indirect case decision(Int, OrderMode, VirtualInstant?)
    /// An event whose time latencies leave open.
    indirect case open(OpenTimesPlayer.Move)
    /// What comparisons of the test have decided about the times of events.
    case known([OpenTimes.Requirement])
    /// A wait for work of the app that had left the simulation, which came back.
    case workOutside
  }

  /// Whether the run has waited for work of the app that had left the simulation.
  var hasWaitedOutside: Bool {
    acts.contains { if case .workOutside = $0 { true } else { false } }
  }

  /// The identity of a device, which distinguishes its snapshots from those of other devices.
  final class Origin: Sendable {
    /// The device that this one replays.
    private let copied: Origin?

    init(copying copied: Origin? = nil) {
      self.copied = copied
    }

    /// Returns whether a snapshot of another device is valid for this one, too.
    func includes(_ other: Origin) -> Bool { other === self || copied?.includes(other) == true }
  }

  /// A position in a run, to which it can return by replaying the acts before it.
  struct Position: Sendable {
    let origin: Origin
    let acts: [Act]
    let seen: Int
    let asserted: Set<Int>
    let idleSince: VirtualInstant
    let idleCause: Int
    /// The decisions so far; nil for the default order.
    let decided: OrderDecider.State?

    /// Whether a step before it has changed how the servers answer, so their latencies may be ranges.
    var changesServers: Bool {
      acts.contains { act in
        guard case .step(let planned, _, _) = act, case .backend = planned.step.kind else { return false }
        return true
      }
    }
  }

  /// Returns what stands for the events before some moments of the run, given the number of events before each.
  func pasts(before counts: [Int]) -> [Int] {
    var hasher = Hasher()
    var seen = 0
    let events = events
    return counts.map { count in
      for event in events[min(seen, events.count)..<min(max(seen, count), events.count)] { hasher.combine(event.label) }
      seen = max(seen, count)
      let copy = hasher
      return copy.finalize()
    }
  }
}
