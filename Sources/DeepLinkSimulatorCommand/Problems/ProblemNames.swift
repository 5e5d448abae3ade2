import DeepLinkSimulator

/// The names by which developers know a problem: callbacks, calls and entry points.
struct ProblemNames {
  /// The callbacks of the SDKs, in the order of the registry.
  let callbacks: [String]
  /// The system calls that an app implements.
  let entryPoints: [String]
  private let calls: [String]
  /// What can follow the name of a callback, such as `notFound`.
  private let results: Set<String>

  init(_ sdks: SDKRegistry) {
    callbacks = sdks.vocabularies.flatMap(\.callbacks)
    calls = sdks.vocabularies.flatMap { $0.eventNames + $0.methods.map(\.name) + $0.calls }
    results = Set(sdks.vocabularies.flatMap { $0.callbackArguments.values.joined() })
    entryPoints = SystemCall.Kind.allCases.map(\.rawValue)
  }

  /// Returns whether a table of symptoms has a row for an event.
  func isShown(_ event: String) -> Bool {
    event == Symptom.screen || callbacks.contains(event) || entryPoints.contains(event)
  }

  /// Returns the names in a problem or its fix: in their expectations, steps and texts.
  func names(in run: ProblemRun, _ other: ProblemRun?) -> [String] {
    names(in: [run.scenario] + (other.map { [$0.scenario] } ?? []))
  }

  /// Returns the names in scenarios: in their expectations, steps and texts.
  func names(in scenarios: [Scenario]) -> [String] {
    var names: Set<String> = []
    for scenario in scenarios {
      let words = Self.words(of: scenario)
      for name in callbacks + calls + entryPoints where words.contains(name) { names.insert(name) }
    }
    return names.sorted()
  }

  /// Returns the results of callbacks that a scenario expects.
  func results(in scenario: Scenario) -> [String] {
    let patterns = scenario.expectations.flatMap(\.kind.patterns)
    var words = Set(patterns.flatMap { $0.split(separator: " ").map(String.init) })
    for case .event(let event) in scenario.expectations.map(\.kind) {
      for case .string(let value) in event.payload.map(\.value) { words.insert(value) }
    }
    return words.intersection(results).sorted()
  }

  /// Returns the fields of payloads that a scenario expects, whether with a value or not at all, and
  /// those of the links that a user taps. The name of a field that
  /// is one word, such as `message`, is one that people use of anything.
  static func fields(in scenario: Scenario) -> [String] {
    let paths = events(in: scenario).flatMap { $0.payload.map(\.key) + $0.without }
    let names = paths.flatMap { $0.split(separator: ".").map(String.init) }
    let tapped = scenario.steps.flatMap { step in
      if case .tap(let url, _) = step.kind { SearchTerms.parts(url).filter(SearchTerms.isField) } else { [String]() }
    }
    return Set(names.filter { $0.contains("_") || $0.contains(where: \.isUppercase) } + tapped).sorted()
  }

  /// Returns the values in payloads that a scenario expects and that are several plain words, such as `Install
  /// tracked`.
  static func messages(in scenario: Scenario) -> [String] {
    var messages: Set<String> = []
    for case .string(let value) in events(in: scenario).flatMap(\.payload).map(\.value)
    where value.contains(" ") && value.allSatisfy({ $0 == " " || $0.isLetter }) {
      messages.insert(value)
    }
    return messages.sorted()
  }

  private static func events(in scenario: Scenario) -> [Expectation.EventExpectation] {
    scenario.expectations.compactMap { if case .event(let event) = $0.kind { event } else { nil } }
  }

  /// Returns the statuses and errors with which requests of scenarios fail, with the system's words for them.
  static func failures(in scenarios: [Scenario]) -> [String] {
    var failures: Set<String> = []
    for scenario in scenarios {
      let steps = scenario.steps.compactMap { step in
        if case .backend(let backend) = step.kind { backend } else { nil }
      }
      for endpoint in ([scenario.backend] + steps).flatMap(\.sdks).flatMap(\.endpoints) {
        if let status = endpoint.status { failures.insert("\(endpoint.request) status \(status)") }
        if let error = endpoint.failure?.loadingError {
          failures.insert(
            "\(endpoint.request) \(URLLoadingError.domain) \(error.rawValue) \(error.localizedDescription)")
        }
      }
    }
    return failures.sorted()
  }

  private static func words(of scenario: Scenario) -> Set<String> {
    var words: Set<String> = []
    for pattern in scenario.expectations.flatMap(\.kind.patterns) {
      words.formUnion(pattern.split { " #".contains($0) }.map(String.init))
    }
    for step in scenario.steps {
      if case .call(let method, _) = step.kind { words.insert(method) }
    }
    for sdk in scenario.app.sdks {
      words.formUnion(sdk.integration.omit.map(\.text))
      words.formUnion(sdk.integration.move.map(\.call))
    }
    words.formUnion(scenario.app.reactions.map(\.callback))
    for text in [scenario.name, scenario.description ?? ""] {
      let parts = text.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }
      words.formUnion(parts.map { part in String(part.last == "." ? part.dropLast() : part) })
    }
    return words
  }
}
