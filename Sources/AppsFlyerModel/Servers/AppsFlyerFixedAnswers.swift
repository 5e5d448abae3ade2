/// The answers that a scenario specifies for endpoints.
///
/// Every request looks for the answer of its endpoint several times. There are a few at most, so that comparing the
/// endpoints one by one is faster than hashing their names.
struct AppsFlyerFixedAnswers: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let endpoint: AppsFlyerEndpoint
    let answer: AppsFlyerAnswer
  }

  /// In the order of all endpoints, so that the same answers are equal.
  private var entries: [Entry] = []

  /// The answer of an endpoint; nil if it has none.
  subscript(endpoint: AppsFlyerEndpoint) -> AppsFlyerAnswer? {
    get { entries.first { $0.endpoint == endpoint }?.answer }
    set {
      entries = AppsFlyerEndpoint.allCases.compactMap { other in
        guard other == endpoint else { return entries.first { $0.endpoint == other } }
        return newValue.map { Entry(endpoint: endpoint, answer: $0) }
      }
    }
  }
}
