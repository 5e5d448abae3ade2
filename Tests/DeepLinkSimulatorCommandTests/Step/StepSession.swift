import DeepLinkSimulatorCommand
import XCTest

/// A session that reads its commands from a pipe.
struct StepSession {
  /// A first launch after a click: two answers are on their way, and either may come first.
  static let race = ScenarioText(
    name: "race",
    app: #""scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "a": "A", "b": "B" }, "gates": ["login"], "#
      + #""on": { "didResolveDeepLink": "route-always" }, "#
      + #""appsflyer": { "version": "6.15", "unifiedDeepLinking": true }"#,
    backend: #""appsflyer": { "launch": { "after": "1s" }, "deferredDeepLink": { "after": ["0.3s", "9s"] } }"#,
    steps: #"{ "tap": "https://shop.onelink.me/x?pid=Email&deep_link_value=a" }, \#(ScenarioText.launched), "#
      + #"{ "openGate": "login" }, { "wait": "20s" }"#,
    expect: #"{ "event": "route A", "times": 1 }"#)

  let run: CapturedRun
  /// The answers, each without the command before it.
  let answers: [String]

  /// Runs a session of the race.
  init(_ commands: [String], for test: XCTestCase) throws {
    let folder = try TemporaryFolder(for: test)
    try folder.write(Self.race.text, to: "scenario.json")
    self.init(["\(folder.path)/scenario.json"], commands, hiding: folder)
  }

  /// Runs a session with some arguments.
  init(_ arguments: [String], _ commands: [String], hiding folder: TemporaryFolder) {
    // What the session says after `quit`, of the run that goes on, is no answer.
    let lines = (commands + ["quit"]).map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
    run = CapturedRun(["step", "--echo"] + arguments, input: lines.joined(separator: "\n") + "\n")
    let text = folder.hide(in: run.output)
    answers = text.components(separatedBy: "\n> ").dropFirst().dropLast().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
  }

  /// The answer to the last command.
  var last: String { answers.last ?? "" }
}
