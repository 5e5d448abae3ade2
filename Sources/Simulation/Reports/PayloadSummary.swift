import SDKContract

/// A payload on one line of a failure: as it is, or what an app acts on first, without what says nothing.
struct PayloadSummary {
  private let payload: Payload
  /// The keys in which the app looks for a destination.
  private let firstKeys: [String]

  /// Creates the summary of a payload that an app gets.
  init(_ payload: Payload, _ plan: SimulationPlan) {
    self.payload = payload
    firstKeys = plan.scenario.app.destinationKeys ?? plan.registry.destinationKeys
  }

  /// Returns the text, cut to a width.
  func text(width: Int) -> String {
    let whole = payload.json.printable
    guard whole.columnCount > width else { return whole }
    // A destination that is empty says why the app opened nothing.
    let first = firstKeys.compactMap { key in payload.entries.first { $0.key == key } }
    let entries = first + payload.entries.filter { !$0.value.saysNothing && !firstKeys.contains($0.key) }
    let members = entries.map { "\(PayloadValue.string($0.key).json):\($0.value.outline)" }
    return "{\((members + ["…"]).joined(separator: ","))}".printable.cut(to: width)
  }
}

extension PayloadValue {
  /// Whether it is null, or an empty text, list or object.
  fileprivate var saysNothing: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let values): values.isEmpty
    case .object(let entries): entries.isEmpty
    case .bool, .integer, .double: false
    }
  }

  /// The value as JSON, with an ellipsis for the contents.
  fileprivate var outline: String {
    switch self {
    case .array: "[…]"
    case .object: "{…}"
    case .null, .bool, .integer, .double, .string: json
    }
  }
}
