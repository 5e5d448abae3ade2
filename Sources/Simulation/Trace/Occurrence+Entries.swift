extension Occurrence {
  /// The place in a scenario, such as `shortLinks` of an SDK in `backend`, that has no entry for what was asked;
  /// nil if it has one, or none is needed.
  package var placeWithoutEntry: String? {
    switch self {
    case .answer(let exchange): exchange.keyWithoutEntry.map { "backend.\(exchange.request.sdk.rawValue).\($0)" }
    case .click(let sdk, let key): key.map { "backend.\(sdk.rawValue).\($0)" }
    default: nil
    }
  }
}

extension TraceEvent {
  /// The label and, if the scenario lacks an entry for what was looked up, the place that lacks it.
  package var fullLabel: String {
    occurrence.placeWithoutEntry.map { "\(label) (no entry in \($0))" } ?? label
  }
}
