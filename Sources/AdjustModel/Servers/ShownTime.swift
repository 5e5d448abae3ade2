import SDKContract

/// A time that the Adjust servers only display. Nothing depends on it, so states that differ only in such times count
/// as equal.
struct ShownTime: Hashable, Sendable {
  /// The time in the format of an attribution: `2026-03-17T12:39:44Z`.
  let text: String

  /// The placeholder for a time at which nothing happened.
  static let never = ShownTime(text: "0001-01-01T00:00:00Z")

  private init(text: String) {
    self.text = text
  }

  init(_ time: UTCTime) {
    text = String(time.text(separator: "T").prefix(19)) + "Z"
  }

  static func == (left: ShownTime, right: ShownTime) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
