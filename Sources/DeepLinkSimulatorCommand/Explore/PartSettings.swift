import DeepLinkSimulator

/// How the orders of a part were explored, as the strings of its line say.
struct PartSettings: Sendable {
  /// What is impossible in a part, whatever the scenario.
  struct Complaint: Error {
    let text: String
  }

  let mode: OrderMode
  /// Nil for the scenario itself.
  let variant: ScenarioVariant?
  /// The policy for the app's tasks; nil for the scenario's.
  let tasks: AppDescription.TaskTurns?
  /// The virtual time after which events kept their default order; nil for none.
  let horizon: Duration?

  /// Reads the settings of a part and checks its numbers.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - sdks: The SDKs whose versions the variant can name.
  init(of part: ExplorationPart, _ sdks: SDKRegistry) throws(Complaint) {
    guard let mode = OrderMode(rawValue: part.mode) else {
      throw Self.unknown("mode", part.mode, OrderMode.allCases.map(\.rawValue))
    }
    self.mode = mode
    variant = try Self.read(part.variant) {
      try? ScenarioVariant(parsing: $0, sdks: sdks)
    } orSay: {
      Complaint(text: "there is no variant \($0.quoted)")
    }
    tasks = try Self.read(part.tasks, AppDescription.TaskTurns.init) {
      Self.unknown("order of tasks", $0, AppDescription.TaskTurns.allCases.map(\.rawValue))
    }
    horizon = try Self.read(part.horizon) {
      DurationText.parse($0.utf8)
    } orSay: {
      Complaint(text: "the horizon \($0.quoted) is not a duration")
    }
    if let complaint = part.complaintAboutNumbers { throw Complaint(text: complaint) }
  }

  /// Returns the value of a text that may be left out.
  private static func read<Value>(
    _ text: String?, _ parse: (String) -> Value?, orSay complaint: (String) -> Complaint
  ) throws(Complaint) -> Value? {
    guard let text else { return nil }
    guard let value = parse(text) else { throw complaint(text) }
    return value
  }

  private static func unknown(_ kind: String, _ word: String, _ words: [String]) -> Complaint {
    let hint = Spelling.hint(for: word, in: words) ?? "; there are \(words.joined(separator: " and "))"
    return Complaint(text: "there is no \(kind) \(word.quoted)\(hint)")
  }
}

extension ExplorationPart {
  /// What is impossible in the numbers of the part; nil if nothing is.
  fileprivate var complaintAboutNumbers: String? {
    if let maximumDifferences, maximumDifferences < 0 { return "\(maximumDifferences) differences cannot be" }
    guard partCount > 0, (0..<partCount).contains(index) else { return "there is no part \(index) of \(partCount)" }
    guard !ends.isEmpty, orderCount > 0 else { return "it has no orders" }
    let sum = ends.reduce(OrderCount(0)) { $0 + $1.count }
    guard sum == orderCount else { return "its ends have \(sum.groupedOrders), and the part has \(orderCount)" }
    return ends.lazy.compactMap { complaint(about: $0) }.first
  }

  private func complaint(about end: End) -> String? {
    if end.count == 0 { return "an end has no orders" }
    if end.closest >= orderCount { return "it has no order \(end.closest), as one of its ends says" }
    if let choice = end.choices.first(where: { $0 < 0 }) { return "choice \(choice) cannot be" }
    let differences = end.choices.count { $0 > 0 }
    if end.differences != differences {
      return "an end says that it has \(end.differences) differences, and its choices have \(differences)"
    }
    return nil
  }
}
