import DeepLinkSimulator

/// A visible symptom of a problem: an event, and what is wrong with it.
struct Symptom: Hashable, Sendable {
  /// What can be wrong with an event, as people say it.
  enum Kind: String, CaseIterable, Sendable {
    case never
    case twice
    case late
    case empty
    case wrongOrder = "wrong order"
    case sometimes
  }

  /// The name of the event in traces: a callback, an entry point, or `screen`.
  let event: String
  let kind: Kind

  /// The name of the event by which an app opens a screen.
  static let screen = EventWord.route.rawValue
}

extension Symptom: Comparable {
  /// Orders symptoms by event, then by kind in the order of the tables.
  static func < (left: Symptom, right: Symptom) -> Bool {
    if left.event != right.event { return left.event < right.event }
    let kinds = Kind.allCases
    return (kinds.firstIndex(of: left.kind) ?? 0) < (kinds.firstIndex(of: right.kind) ?? 0)
  }
}

extension Symptom.Kind {
  /// The words with which people search for it.
  var synonyms: [String] {
    switch self {
    case .never:
      [
        "never", "not", "no", "nothing", "missing", "lost", "fails", "ignored", "doesn't", "isn't", "won't", "don't",
        "didn't", "cannot", "can't", "unable", "without",
      ]
    case .twice:
      ["twice", "double", "duplicate", "duplicated", "two", "again", "multiple", "repeated", "times", "both"]
    case .late: ["late", "slow", "delay", "delayed", "minute", "seconds", "waits", "takes", "long"]
    case .empty: ["empty", "null", "nil", "undefined", "blank", "none", "NSNull", "value"]
    case .wrongOrder: ["order", "before", "after", "first", "overtakes", "earlier", "later", "early"]
    case .sometimes:
      ["sometimes", "intermittent", "intermittently", "flaky", "random", "randomly", "race", "occasionally", "rarely"]
    }
  }
}
