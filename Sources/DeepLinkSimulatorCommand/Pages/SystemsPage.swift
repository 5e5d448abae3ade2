import DeepLinkSimulator

/// The page that lists, for each callback and each call about links, its rules and the scenarios that show it.
///
/// It is generated from replays of the library: everything in a table has happened in a scenario.
struct SystemsPage {
  private let program: DeepLinkSimulatorCommand
  private var rules: [String: Set<String>] = [:]
  private var files: [String: [String]] = [:]

  /// Replays the scenarios.
  init(_ source: ScenarioSource, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    let runner = ScenarioRunner(apps: program.apps)
    for entry in source.entries {
      var names: Set<String> = []
      for file in source.runs(entry, program.apps.sdks, console) {
        guard case .ran(let result, _) = runner.run(file).ending else { continue }
        for event in result.trace.events {
          let name = event.occurrence.name
          names.insert(name)
          rules[name, default: []].formUnion(event.rules.map(\.text))
        }
      }
      for name in names { files[name, default: []].append(entry.name) }
    }
  }

  /// The page.
  var markdown: String {
    var lines = [
      "# Systems, callbacks and calls", "",
      "Each row is a callback of an SDK, or a call of the app or the system that concerns links. It has the rules that its",
      "events cite, the number of scenarios that show it, and one of them.", "",
      DocumentationPage.systems.origin, "",
    ]
    for sdk in sdks { lines += section("\(sdk.name): callbacks", sdk.callbacks) }
    for sdk in sdks { lines += section("\(sdk.name): calls of the app", sdk.eventNames) }
    lines += section("iOS: calls that bring a link", Self.linkEntryPoints)
    return lines.joined(separator: "\n") + "\n"
  }

  private var sdks: [SDKVocabulary] { program.apps.sdks.vocabularies }

  /// The system calls that deliver a link to the app.
  private static let linkEntryPoints: [String] = [
    SystemCall.Kind.willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .applicationContinue, .applicationOpen,
    .sceneContinue, .sceneOpenURLContexts, .onOpenURL, .onContinueUserActivity, .didReceiveRemoteNotification,
    .userNotificationCenterDidReceive,
  ].map(\.rawValue)

  private func section(_ title: String, _ names: [String]) -> [String] {
    var table = MarkdownTable("Name", "Rules", "Scenarios")
    for name in names {
      let scenarios = files[name] ?? []
      let example = scenarios.first.map { "\(scenarios.count), such as `\($0)`" } ?? "none"
      let cited = (rules[name] ?? []).subtracting(["SIM-INT-1"]).sorted { $0.ruleOrder < $1.ruleOrder }
      table.add("`\(name)`", cited.joined(separator: ", "), example)
    }
    return ["## \(title)", ""] + table.lines + [""]
  }
}

extension String {
  /// A sort key for rule ids that orders numbers by value: AF-GCD-2 before AF-GCD-10.
  fileprivate var ruleOrder: String {
    guard let dash = lastIndex(of: "-") else { return self }
    let number = self[index(after: dash)...]
    return self[...dash] + String(repeating: "0", count: max(0, 4 - number.count)) + number
  }
}
