/// The parts of a simulation that an event may read or change, as far as is known before it happens.
///
/// Two events are *independent* if their footprints have nothing in common: in whichever order they come, each does
/// the same, and the same holds behind them. What is not known to be harmless counts as touching everything. The
/// clock is no part: an event at another time is another event.
struct EventFootprint: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The app: its objects, its screen, what it stores.
  static let app = EventFootprint(rawValue: 1 << 0)
  /// The user's steps, and the system: process, scene, what it has to do, whether there is a network.
  static let device = EventFootprint(rawValue: 1 << 1)
  /// An expectation that may see more than one of the parts.
  static let observer = EventFootprint(rawValue: 1 << 2)

  /// One of the run's SDKs: its state, its stand-in, its ways to the main thread and its servers.
  ///
  /// SDKs for which there is no part left share the last one, and then count as dependent.
  static func sdk(_ index: Int) -> EventFootprint { EventFootprint(rawValue: 1 << UInt8(min(index + 3, 7))) }

  /// All parts of a run with so many SDKs.
  static func everything(sdkCount: Int) -> EventFootprint {
    (0..<sdkCount).reduce([.app, .device, .observer]) { $0.union(.sdk($1)) }
  }

  /// How many parts there are.
  static let partCount = 8
}

extension EventFootprint {
  /// What is known about events of a run.
  struct Rules {
    /// Whether all that the app does in a callback is known: the described app routes and stores, and calls no SDK.
    let isAppDescribed: Bool
    /// Whether an expectation names something that is neither a callback nor done by the app.
    let seesInside: Bool
    /// What an event touches of which nothing is known.
    let everything: EventFootprint

    /// - Parameters:
    ///   - projections: What is expected.
    ///   - isAppDescribed: Whether the scenario describes the app.
    ///   - sdkCount: How many SDKs the app has.
    ///   - callbacks: The names of the callbacks of all SDKs.
    init(_ projections: [ExpectationProjection], isAppDescribed: Bool, sdkCount: Int, callbacks: [String]) {
      self.isAppDescribed = isAppDescribed
      everything = .everything(sdkCount: sdkCount)
      // Callbacks, and what the app does, touch the app in any case.
      let appNames = callbacks + ScenarioNames.appEvents
      seesInside = projections.contains { projection in
        projection.patterns.contains { pattern in
          let words = pattern.words
          return !appNames.contains { words.isAbout($0) }
        }
      }
    }

    /// The footprint of an event.
    func footprint(of event: borrowing PendingEvent) -> EventFootprint {
      switch event.action {
      case .sdkAnswer(let index, _), .sdkTimer(let index, _): seen(.sdk(index))
      case .sdkCallback(let index, let callback):
        isAppDescribed && callback.isIndependentOfOtherSDKs ? seen([.sdk(index), .app]) : everything
      default: everything
      }
    }

    /// An expectation may see a callback and what happens inside an SDK in one sequence.
    private func seen(_ part: EventFootprint) -> EventFootprint { seesInside ? part.union(.observer) : part }
  }
}
