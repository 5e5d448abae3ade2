import SDKContract

/// A time that the Adjust servers only show: nothing that they do depends on it, so that states which differ in it alone
/// count as one.
struct ShownTime: Hashable, Sendable {
  /// The time as an attribution has it: `2026-03-17T12:39:44Z`.
  let text: String

  /// What stands for a time at which nothing happened.
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
