import SDKContract

extension ExpectationFormat {
  /// What `never` forbids: an event, either always or under a condition.
  fileprivate struct Ban: Sendable {
    var pattern = ""
    /// Whether the file states a condition, even one that cannot be read.
    var isConditional = false
    var condition: Prohibition.Condition?
  }

  static let never = VerbFormat<Expectation.Kind>(
    "never", \.pattern, .pattern(.events), "This event does not happen, at all or under one condition.",
    with: [
      condition(
        "before", Codec.someEvents.shape, "It does not happen before one of these events has happened.",
        read: { Codec.someEvents.read(&$0, $1).map { .before($0) } },
        write: { if case .before(let events) = $0 { Codec.someEvents.write(events) } else { nil } }),
      condition(
        "without", Codec.someEvents.shape,
        "It does not happen more often than these events have happened before it.",
        read: { Codec.someEvents.read(&$0, $1).map { .without($0) } },
        write: { if case .without(let events) = $0 { Codec.someEvents.write(events) } else { nil } }),
      condition(
        "while",
        .either(
          [situation.shape, .list(of: .text(.name(.events)), "event", minimum: 2, maximum: 2)],
          expected: "an object, or the first and the last event of a time"),
        "It does not happen while this holds: facts of the moment, or from one event to another.",
        read: { reader, node in
          reader.tree.kind(node) == .object
            ? situation.read(&reader, node).map { .during($0) } : reader.readSpan(node)
        },
        write: { condition in
          switch condition {
          case .between(let first, let last): .array([.string(first), .string(last)])
          case .during(let facts): situation.write(facts)
          default: nil
          }
        }),
    ],
    of: Ban(), finish: { $0.finish(&$2, $1) },
    { ban in
      // If the condition cannot be read, the event must not become forbidden unconditionally.
      ban.isConditional ? ban.condition.map { .prohibition(Prohibition(ban.pattern, $0)) } : .never(ban.pattern)
    },
    { kind in
      switch kind {
      case .never(let pattern): Ban(pattern: pattern)
      case .prohibition(let prohibition): Ban(pattern: prohibition.pattern, condition: prohibition.condition)
      default: nil
      }
    })

  private static func condition(
    _ key: String, _ shape: Shape, _ summary: String,
    read: @escaping @Sendable (inout ScenarioReader, Int) -> Prohibition.Condition?,
    write: @escaping @Sendable (Prohibition.Condition) -> ScenarioValue?
  ) -> Field<Ban> {
    Field(
      .optional(key, shape, summary),
      read: { reader, node, ban in
        // A second condition is reported after everything has been read.
        guard !ban.isConditional else { return }
        ban.isConditional = true
        reader.complainAbout(ban.pattern, in: node)
        ban.condition = read(&reader, node)
      },
      write: { $0.condition.flatMap(write) })
  }

  // MARK: Obligations

  static let whenever = VerbFormat<Expectation.Kind>(
    "whenever", \.trigger, .pattern(.events),
    "After each such event, one of those under `eventually` happens.",
    with: [
      .required("eventually", \.responses, .someEvents, "The events of which one must happen."),
      .defaulted(
        "unless", \.releases, .someEvents, [], default: "no event",
        "The events after which it need no longer happen."),
      .optional("within", \.within, .duration, default: "any time", "How long it may take, in virtual time."),
    ],
    of: Obligation("", []), finish: { $0.finish(&$2, $1) },
    { $0.responses.isEmpty ? nil : .obligation($0) },
    { if case .obligation(let obligation) = $0 { obligation } else { nil } })
}

extension ScenarioReader {
  fileprivate mutating func readSpan(_ node: Int) -> Prohibition.Condition? {
    let events = patterns(node)
    guard events.count == 2 else { return nil }
    if events[0] == events[1] {
      complaints.add(
        at: tree.offset(values(node)[1]),
        "a time from \(events[0].quoted) to itself has no end; name another event")
    }
    return .between(events[0], events[1])
  }

  fileprivate mutating func finish(_ ban: inout ExpectationFormat.Ban, _ node: Int) {
    let conditions = tree.children(node).filter {
      ExpectationFormat.never.shape.object.keys.index(of: tree, $0) ?? 0 > 0
    }
    ban.isConditional = !conditions.isEmpty
    let readable = conditions.filter { tree.kind($0) != .invalid }
    guard readable.count > 1 else { return }
    complaints.add(
      at: tree.keyOffset(readable[1]),
      "\(tree.key(readable[1]).quoted) and \(tree.key(readable[0]).quoted) cannot go with the same \"never\"; "
        + "write an expectation for each of them")
  }

  fileprivate mutating func finish(_ obligation: inout Obligation, _ node: Int) {
    guard let responses = tree.member("eventually", of: node), isWhole(node), !obligation.responses.isEmpty else {
      // Without its releasing events, the obligation would have another meaning.
      obligation.responses = []
      return
    }
    complainAbout(obligation.trigger, in: responses)
    guard let unless = tree.member("unless", of: node) else { return }
    for release in values(unless) {
      guard let event = tree.string(release), obligation.responses.contains(event) else { continue }
      complaints.add(
        at: tree.offset(release), "\(event.quoted) is also under \"eventually\"; remove it from one of them")
    }
    guard unless < responses else { return }
    // The locations follow the order of the model, whatever the order of the file.
    let count = obligation.releases.count
    let others = places.patterns.dropFirst()
    places.patterns.replaceSubrange(1..., with: others.dropFirst(count) + others.prefix(count))
  }

  /// Complains about an event that is compared with itself.
  fileprivate mutating func complainAbout(_ pattern: String, in node: Int) {
    for event in values(node) where tree.string(event) == pattern {
      complaints.add(
        at: tree.offset(event),
        "\(tree.key(node).quoted) needs another event than \(pattern.quoted) itself")
    }
  }
}
