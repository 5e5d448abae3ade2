/// The parts of a simulation that an event may read or change, as far as is known before it happens.
///
/// Two events are *independent* if their footprints are disjoint: in either order, each has the same effect, and the
/// state after both is the same. An event that is not known to be harmless touches everything. The clock is not a part:
/// an event at another time is another event.
struct EventFootprint: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The app: its objects, its screen, what it stores.
  static let app = EventFootprint(rawValue: 1 << 0)
  /// The user's steps and the system: process, scene, the system's pending steps, and the network.
  static let device = EventFootprint(rawValue: 1 << 1)
  /// An expectation that may see more than one of the parts.
  static let observer = EventFootprint(rawValue: 1 << 2)

  /// Returns the part of an SDK: its state, its stand-in, its queues on the main thread and its servers.
  ///
  /// SDKs beyond the number of parts share the last one, so their events count as dependent.
  static func sdk(_ index: Int) -> EventFootprint { EventFootprint(rawValue: 1 << UInt8(min(index + 3, 7))) }

  /// Returns all parts of a run with a number of SDKs.
  static func everything(sdkCount: Int) -> EventFootprint {
    (0..<sdkCount).reduce([.app, .device, .observer]) { $0.union(.sdk($1)) }
  }

  /// The number of parts.
  static let partCount = 8
}

extension EventFootprint {
  /// The facts about a run from which footprints follow.
  struct Rules {
    /// Whether everything that the app does in a callback is known: the described app routes and stores, but calls no
    /// SDK.
    let isAppDescribed: Bool
    /// Whether an expectation names an event that is neither a callback nor an act of the app.
    let seesInside: Bool
    /// The footprint of an event about which nothing is known.
    let everything: EventFootprint

    /// - Parameters:
    ///   - projections: The projections of the expectations.
    ///   - isAppDescribed: Whether the scenario describes the app.
    ///   - sdkCount: The number of the app's SDKs.
    ///   - callbacks: The names of the callbacks of all SDKs.
    init(_ projections: [ExpectationProjection], isAppDescribed: Bool, sdkCount: Int, callbacks: [String]) {
      self.isAppDescribed = isAppDescribed
      everything = .everything(sdkCount: sdkCount)
      // Callbacks and acts of the app touch the app in any case.
      let appNames = callbacks + ScenarioNames.appEvents
      seesInside = projections.contains { projection in
        projection.patterns.contains { pattern in
          let words = pattern.words
          return !appNames.contains { words.isAbout($0) }
        }
      }
    }

    /// Returns the footprint of an event.
    func footprint(of event: borrowing PendingEvent) -> EventFootprint {
      switch event.action {
      case .sdkAnswer(let index, _), .sdkTimer(let index, _): seen(.sdk(index))
      case .sdkCallback(let index, let callback):
        isAppDescribed && callback.isIndependentOfOtherSDKs ? seen([.sdk(index), .app]) : everything
      default: everything
      }
    }

    /// Returns a part as expectations see it: one sequence may contain a callback and an internal event of an SDK.
    private func seen(_ part: EventFootprint) -> EventFootprint { seesInside ? part.union(.observer) : part }
  }
}
