import SDKContract

extension ExpectationFormat {
  static let callback = event("callback", .callbacks, isCallback: true, "An SDK calls the app.")

  static let event = event("event", .events, isCallback: false, "An event of any kind happens.")

  private static func event(
    _ key: String, _ vocabulary: Vocabulary, isCallback: Bool, _ summary: String
  ) -> VerbFormat<Expectation.Kind> {
    VerbFormat(
      key, \.pattern, .pattern(vocabulary), summary,
      with: [
        times,
        .defaulted(
          "payload", \.payload, payload, [], default: "{}",
          "Values that the payload of each such event has, by key or dotted key path."),
        .defaulted(
          "without", \.without, keyPaths, [], default: "[]",
          "Keys or dotted key paths that the payload of no such event has."),
        .optional("after", \.after, .duration, "The earliest virtual time at which it may happen."),
        .optional("before", \.before, .duration, "The latest virtual time at which it may happen."),
      ],
      of: Expectation.EventExpectation("", isCallback: isCallback),
      finish: { reader, node, event in reader.checkForContradictions(in: event, node) },
      { .event($0) },
      { if case .event(let event) = $0, event.isCallback == isCallback { event } else { nil } })
  }

  private static let times = Field<Expectation.EventExpectation>(
    .optional(
      "times",
      .either(
        [.integer(0...Int.max), .object(bounds.shape)],
        expected: "a whole number such as 1, or an object such as {\"atLeast\": 1, \"atMost\": 2}"),
      default: "at least once", "How often it happens: a number, or bounds."),
    read: { reader, node, event in
      let times = reader.tree.integer(node).map { ($0, $0) } ?? bounds.read(&reader, node)
      (event.atLeast, event.atMost) = times ?? (nil, nil)
      guard let atLeast = event.atLeast, let atMost = event.atMost, atLeast > atMost else { return }
      reader.complaints.add(
        at: reader.tree.offset(node), "\"atLeast\" is \(atLeast) and \"atMost\" is \(atMost): nothing can be both")
    },
    write: { event in
      if let times = event.atLeast, times == event.atMost { return .integer(times) }
      return bounds.write((event.atLeast, event.atMost)).unlessEmpty
    })

  private static let bounds = ObjectFormat<(atLeast: Int?, atMost: Int?)>(
    "times", "How often something happens.", needing: ["atLeast", "atMost"],
    [
      .optional("atLeast", \.atLeast, .integer(0...Int.max), "The least number of times."),
      .optional("atMost", \.atMost, .integer(0...Int.max), "The greatest number of times."),
    ],
    make: { (nil, nil) })

  private static let payload = Codec<[ScenarioValue.Member]>(
    shape: .map("key path", to: .anything),
    read: { reader, node in
      reader.places.members = reader.keyLocations(node)
      return reader.entries(node)
    }, write: { .object($0) })

  private static let keyPaths = Codec<[String]>(
    shape: .list(of: .text(.nonEmpty), "key path", unique: true),
    read: { reader, node in
      let paths = reader.texts(node)
      reader.places.paths = reader.values(node).map { reader.location($0) }
      return paths
    }, write: { .array($0.map { .string($0) }) })
}

extension ScenarioReader {
  fileprivate mutating func checkForContradictions(in event: Expectation.EventExpectation, _ node: Int) {
    if let after = event.after, let before = event.before, after > before, let member = tree.member("before", of: node)
    {
      complaints.add(
        at: tree.keyOffset(member),
        "nothing can happen after \(DurationText.write(after)) and before \(DurationText.write(before))")
    }
    guard !event.without.isEmpty, let paths = tree.member("without", of: node) else { return }
    for key in values(paths) {
      guard let path = tree.string(key), event.payload.contains(where: { $0.key == path }) else { continue }
      complaints.add(
        at: tree.offset(key), "\(path.quoted) is also under \"payload\": nothing can both have it and lack it")
    }
  }
}
