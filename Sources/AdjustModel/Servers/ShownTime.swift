import SDKContract

/// A time that the Adjust servers only display. Nothing depends on it, so states that differ only in such times count
/// as equal.
struct ShownTime: Hashable, Sendable {
  private let time: UTCTime

  /// The placeholder for a time at which nothing happened.
  static let never = ShownTime(UTCTime(year: 1, month: 1, day: 1))

  init(_ time: UTCTime) { self.time = time }

  /// The time in the format of an attribution: `2026-03-17T12:39:44Z`.
  var text: String { time.text(separator: "T", hasMilliseconds: false, zone: "Z") }

  static func == (left: ShownTime, right: ShownTime) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
