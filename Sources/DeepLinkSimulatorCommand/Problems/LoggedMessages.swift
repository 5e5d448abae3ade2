/// The different messages of a log, by which it is compared with those of scenarios.
struct LoggedMessages {
  private let messages: Set<String>

  /// - Parameter lines: The lines of the SDKs, each from the brackets on that name its writer.
  init(_ lines: [String]) {
    messages = Set(lines.map { Self.comparable(LogLine($0.withoutLinks).message) })
  }

  /// Returns a message without its numbers, which a scenario's log may leave out.
  private static func comparable(_ message: String) -> String {
    message.split(separator: " ").filter { $0 != "0" }.joined(separator: " ")
  }

  /// Returns how many different messages of a scenario the log has.
  func common(with others: some Sequence<String>) -> Int {
    Set(others.map(Self.comparable)).intersection(messages).count
  }

  /// Returns the share of the messages of the log or of a scenario that are in both, from 0 to 1.
  func likeness(to others: some Sequence<String>) -> Double {
    let others = Set(others.map(Self.comparable))
    let common = others.intersection(messages).count
    return Double(common) / Double(max(1, others.count + messages.count - common))
  }
}
