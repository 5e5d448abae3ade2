import DeepLinkSimulator

/// The expectations of a first scenario: what happened in its run, as far as the wish is concerned.
struct StarterExpectations {
  private let wish: StarterWish
  private let result: RunResult

  init(_ wish: StarterWish, _ result: RunResult) {
    self.wish = wish
    self.result = result
  }

  /// Returns whether a run fulfils a wish: the callback happens or, if none was named, the link opens its screen.
  static func isMet(_ wish: StarterWish, by result: RunResult) -> Bool {
    guard let callback = wish.callback else { return result.finalState.screen != nil }
    return result.trace.events.contains { $0.occurrence.isCallback && $0.occurrence.name == callback }
  }

  /// The expectations: how often the callbacks happen, and what the app shows.
  ///
  /// They do not concern the order of events: `explore` finds out in which orders they hold.
  var list: [Expectation] {
    var expectations = callbacks.map { Expectation.callback($0.name, times: $0.count) }
    if let callback = wish.callback, callbacks.isEmpty { expectations.append(.never(callback)) }
    for (screen, count) in counted(routes) { expectations.append(.event("route \(screen)", times: count)) }
    if routes.isEmpty { expectations.append(.never("route")) }
    let screen = result.finalState.screen.map { ScenarioValue.string($0) } ?? .null
    return expectations + [.finally(["screen": screen])]
  }

  /// Returns the default name of the scenario.
  func name(of flow: StarterFlow) -> String {
    let parties = wish.sdks.isEmpty ? "iOS" : wish.sdks.map(\.name).joined(separator: " and ")
    let what =
      if let callback = wish.callback {
        callbacks.isEmpty ? "\(flow.link.phrase) without \(callback)" : "\(flow.link.phrase) and \(callback)"
      } else {
        routes.isEmpty ? "\(flow.link.phrase) opens no screen" : "\(flow.link.phrase) opens its screen"
      }
    // The user's choices distinguish this scenario from others that `new` writes.
    let state = wish.state.map { " while the app is \($0.phrase)" } ?? ""
    let style = wish.style.map { " (\($0.rawValue))" } ?? ""
    return "\(parties): \(what)\(state)\(style)"
  }

  /// Returns a description of the scenario, in one or two sentences.
  func description(of flow: StarterFlow) -> String {
    let tap = "A user taps \(flow.link.phrase) while the app is \(flow.state.phrase)."
    let sum =
      switch result.finalState.screen {
      case let screen?: "The app shows \(screen)."
      case nil: "The app opens no screen."
      }
    return "\(tap) \(sum)"
  }

  /// The callbacks that the scenario mentions, in the order of their first occurrence.
  private var callbacks: [(name: String, count: Int)] {
    counted(
      result.trace.events.filter { $0.occurrence.isCallback }.map(\.occurrence.name)
        .filter { wish.callback == nil || $0 == wish.callback })
  }

  /// The screens that the app opened, in order.
  private var routes: [String] {
    result.trace.events.compactMap { event in
      if case .route(let screen) = event.occurrence { screen } else { nil }
    }
  }

  private func counted(_ names: [String]) -> [(name: String, count: Int)] {
    var counts: [(name: String, count: Int)] = []
    for name in names {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts
  }
}
