import DeepLinkSimulator

/// The page docs/events.md: the names of all events, as scenario files, assertions and breakpoints use them.
struct EventsPage {
  private let sdks: SDKRegistry

  /// Creates the page for the SDKs of a program.
  init(_ sdks: SDKRegistry) {
    self.sdks = sdks
  }

  /// The page.
  var markdown: String {
    let callback = sdks.vocabularies.first?.callbacks.first ?? "callback"
    var lines = [
      "# The names of events", "",
      "A name alone, such as `route`, means every event with that name. With an argument, as in `route Peaches`, it means",
      "only those events. `#2` after it means the second one. What may follow a name is checked, except after `note`, `store`",
      "and `drop`, and after `route` and `no route` of an app in Swift.", "",
      "In Swift, each name is a constant or a function of `EventPattern`:",
      "`.receive(.\(callback))`, `.count(.route(\"Peaches\"), 1)`, `.never(.system(.sceneDidBecomeActive))`.", "",
      DocumentationPage.events.origin, "",
    ]
    for section in sections {
      lines += ["## \(section.title)", "", section.text, "", "| Name | In Swift |", "|---|---|"]
      lines += section.rows.map { "| `\($0.name)` | `\($0.swift)` |" }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The names in plain text, for a terminal, each with its form in Swift.
  var lines: [String] {
    let sections = sections
    let width = sections.flatMap(\.rows).map(\.name.columnCount).max() ?? 0
    let parts = sections.map { section in
      ["\(section.title): \(section.text.filter { $0 != "`" })"]
        + section.rows.map { "  \($0.name.padded(to: width))  \($0.swift)" }
    }
    return Array(parts.joined(separator: [""]))
  }

  private struct Section: Sendable {
    let title: String
    let text: String
    let rows: [(name: String, swift: String)]
  }

  private var sections: [Section] {
    var sections = sdks.vocabularies.map { sdk in
      Section(
        title: "Callbacks of \(sdk.name)", text: "The SDK calls app code.",
        rows: sdk.callbacks.map { ($0, Self.swift($0, of: sdk)) })
    }
    sections += [Self.appEvents, Self.systemCalls, Self.transitions, Self.routing]
    let requests = sdks.vocabularies.flatMap(\.requests).map { "`\($0)`" }.joined(separator: ", ")
    sections.append(
      Section(
        title: "Requests, timers and lost callbacks", text: "The requests are \(requests).",
        rows: Self.rows(EventWord.allCases.filter { !$0.isOfApp })))
    sections.append(Self.steps)
    let methods = Self.unique(
      sdks.vocabularies.flatMap(\.methods).map(\.eventName) + [
        ScenarioNames.systemOpen.eventName, ScenarioNames.trackingRequest,
      ])
    sections.append(
      Section(
        title: "Calls of SDKs", text: "App code calls a method, or a `call` step does.",
        rows: methods.map { ($0, ".call(\"\($0)\")") }))
    return sections
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Returns a callback in Swift: a constant for the SDKs of this package, a string for others.
  private static func swift(_ callback: String, of sdk: SDKVocabulary) -> String {
    SDKRegistry.standard.names.contains { $0.rawValue == sdk.key } ? ".\(callback)" : callback.quoted
  }

  private static let appEvents = Section(
    title: "What the app does", text: "App code opens a screen, or does something else with a link.",
    rows: rows(EventWord.allCases.filter(\.isOfApp)))

  private static let systemCalls = Section(
    title: "Calls of the system", text: "iOS calls the app's delegates, or posts a notification.",
    rows: SystemCall.Kind.allCases.map { ($0.rawValue, ".system(.\($0))") })

  private static let transitions = Section(
    title: "Changes without a call", text: "The process changes its state without calling any code.",
    rows: ProcessState.allCases.map { ($0.rawValue, ".process(.\($0))") })

  private static let routing = Section(
    title: "Where links go", text: "iOS, a browser or the store decides what a link opens.",
    rows: LinkOutcome.allCases.map { ($0.rawValue, ".link(.\($0))") })

  private static let steps = Section(
    title: "Steps", text: "What the user or the device does, named like the keys of a scenario file.",
    rows: StepVerb.allCases.map { ($0.rawValue, ".step(.\($0.rawValue))") })

  private static func rows(_ words: [EventWord]) -> [(name: String, swift: String)] {
    words.map { word in
      switch word {
      case .route: (word.rawValue, ".\(word)(\"screen\")")
      case .send, .answer: (word.rawValue, ".\(word)(\"request\")")
      case .timer: (word.rawValue, ".\(word)(\"name\")")
      case .lost: (word.rawValue, ".\(word)(\"callback\")")
      case .store, .drop, .noRoute: (word.rawValue, ".\(word)")
      case .note: (word.rawValue, word.rawValue.quoted)
      }
    }
  }
}
