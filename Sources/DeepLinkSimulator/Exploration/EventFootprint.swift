/// The parts of a simulation that an event may read or change, as far as is known before it happens.
///
/// Two events are *independent* if their footprints have nothing in common: in whichever order they come, each does
/// the same, and the same holds behind them. What is not known to be harmless counts as touching everything. The
/// clock is no part: an event at another time is another event.
struct EventFootprint: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// AppsFlyer's machine, its stand-in, its block queue and its servers.
  static let appsFlyer = EventFootprint(rawValue: 1 << 0)
  /// Adjust's machine, its stand-in, its two ways to the main thread and its servers.
  static let adjust = EventFootprint(rawValue: 1 << 1)
  /// The app: its objects, its screen, what it stores.
  static let app = EventFootprint(rawValue: 1 << 2)
  /// The user's steps, and the system: process, scene, what it has to do, whether there is a network.
  static let device = EventFootprint(rawValue: 1 << 3)
  /// An expectation that may see more than one of the parts.
  static let observer = EventFootprint(rawValue: 1 << 4)

  static let everything: EventFootprint = [.appsFlyer, .adjust, .app, .device, .observer]
  static let partCount = 5
}

extension EventFootprint {
  /// What is known about events of a run.
  struct Rules {
    /// Whether all that the app does in a callback is known: the described app routes and stores, and calls no SDK.
    let isAppDescribed: Bool
    /// Whether an expectation names something that is neither a callback nor done by the app.
    let seesInside: Bool

    init(_ projections: [ExpectationProjection], isAppDescribed: Bool) {
      self.isAppDescribed = isAppDescribed
      seesInside = projections.contains { projection in
        projection.patterns.contains { !Self.isSeenInApp($0.words) }
      }
    }

    /// Whether a pattern means callbacks, or what the app does, alone: these touch the app in any case.
    private static func isSeenInApp(_ words: String) -> Bool {
      appNames.contains { words == $0 || words.hasPrefix($0 + " ") }
    }

    private static let appNames = ScenarioVocabularyNames.callbacks + ScenarioVocabularyNames.appEvents

    /// The footprint of an event.
    func footprint(of event: borrowing PendingEvent) -> EventFootprint {
      switch event.action {
      case .appsFlyerAnswer, .appsFlyerTimer: seen(.appsFlyer)
      case .adjustAnswer, .adjustTimer, .linkResolution: seen(.adjust)
      case .appsFlyerCallback(let callback):
        isAppDescribed && callback.isForDelegate ? seen([.appsFlyer, .app]) : .everything
      case .adjustCallback(let callback):
        isAppDescribed && callback.isAskedForFirst ? seen([.adjust, .app]) : .everything
      default: .everything
      }
    }

    /// An expectation may see a callback and what happens inside an SDK in one sequence.
    private func seen(_ part: EventFootprint) -> EventFootprint { seesInside ? part.union(.observer) : part }
  }
}

extension AppsFlyerCallback {
  /// Whether a delegate is called; completion handlers and listeners belong to whoever passed them.
  fileprivate var isForDelegate: Bool {
    switch self {
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure,
      .didResolveDeepLink:
      true
    case .startWithCompletionHandler, .sessionReadyListener: false
    }
  }
}
