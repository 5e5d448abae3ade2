import DeepLinkSimulator

/// The state that the page shows with the events, as changes because most events change little: process, scene, screen
/// and stored link, and for each SDK its pending requests and the callbacks that it has made.
struct ShownState {
  private var shown: [String: PayloadValue] = [:]
  private var screen: String?
  private var storedLink: String?
  private var sdks: [SDKName: SDKActivity] = [:]

  /// The externally visible activity of an SDK.
  private struct SDKActivity {
    /// The requests without an answer, with the indices of their events.
    var open: [(event: Int, name: String, text: String)] = []
    /// The callbacks that the app has received in this process, with their counts.
    var calls: [(name: String, count: Int)] = []

    mutating func called(_ name: String) {
      if let index = calls.firstIndex(where: { $0.name == name }) {
        calls[index].count += 1
      } else {
        calls.append((name, 1))
      }
    }

    var waitsFor: String? { open.isEmpty ? nil : open.map(\.text).joined(separator: ", ") }

    var hasCalled: String? {
      guard !calls.isEmpty else { return nil }
      return calls.map { $0.count == 1 ? $0.name : "\($0.name) \($0.count) times" }.joined(separator: ", ")
    }
  }

  /// Applies an event.
  ///
  /// - Returns: The changed values, by name; a value that has ended is null.
  mutating func changes(by event: TraceEvent) -> [PayloadEntry] {
    note(event)
    var state: [(String, String?)] = [
      ("process", event.process.rawValue), ("scene", event.scene?.rawValue), ("screen", screen),
      ("stored link", storedLink),
    ]
    for (name, activity) in sdks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      state.append(("\(name.rawValue) waits for", activity.waitsFor))
      state.append(("\(name.rawValue) has called", activity.hasCalled))
    }
    return state.compactMap { name, value in
      let value = value.map(PayloadValue.string) ?? .null
      guard shown[name, default: .null] != value else { return nil }
      shown[name] = value
      return PayloadEntry(name, value)
    }
  }

  private mutating func note(_ event: TraceEvent) {
    if event.process == .notRunning {
      // Everything in memory is lost with the process.
      screen = nil
      for name in sdks.keys { sdks[name] = SDKActivity() }
    }
    switch event.occurrence {
    case .route(let name):
      screen = name
      if event.rule == .simulation(.routesStoredLink) { storedLink = nil }
    case .store(let link): storedLink = link
    case .request(let request):
      sdks[request.sdk, default: SDKActivity()].open.append(
        (event.index, request.name, event.occurrence.argument ?? request.name))
    case .answer(let exchange): answered(exchange.request, event)
    case .callback(let callback): sdks[callback.sdk, default: SDKActivity()].called(callback.name)
    default: break
    }
  }

  /// Ends the request that caused an answer.
  private mutating func answered(_ request: SDKRequest, _ event: TraceEvent) {
    guard let open = sdks[request.sdk]?.open else { return }
    let index =
      open.firstIndex { $0.event == event.cause || $0.event == event.secondCause }
      ?? open.firstIndex { $0.name == request.name }
    if let index { sdks[request.sdk]?.open.remove(at: index) }
  }
}
