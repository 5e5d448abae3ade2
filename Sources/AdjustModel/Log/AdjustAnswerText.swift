import SDKContract

/// Writes an answer of the Adjust servers as they send it: compact JSON, with the members in a known order.
struct AdjustAnswerText {
  /// The JSON.
  let text: String

  /// The members in a published log, in its order; others follow sorted by name.
  private static let order = ["app_token", "adid", "timestamp", "message", "ask_in"]

  init(_ body: Payload) {
    let known = Self.order.compactMap { key in body.entries.first { $0.key == key } }
    let other = body.entries.filter { !Self.order.contains($0.key) }
    text = PayloadValue.object(known + other).json
  }
}
