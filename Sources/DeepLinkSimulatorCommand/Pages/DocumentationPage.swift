/// A generated page of the documentation: its name, and its file in the package.
enum DocumentationPage: String, CaseIterable, Sendable {
  case contract, events, races
  case scenarioFormat = "scenario-format"
  case scenarioSchema = "scenario-schema"
  case scenarios
  case standIns = "stand-ins"
  case switches, systems, versions

  /// The name, as the user types it.
  var name: String { rawValue }

  /// The path of the file, relative to the package's folder.
  var path: String {
    switch self {
    case .scenarioSchema: "docs/scenario.schema.json"
    case .scenarios: "Scenarios/README.md"
    default: "docs/\(name).md"
    }
  }

  /// A summary of the page.
  var summary: String {
    switch self {
    case .contract: "every rule, with its evidence and source"
    case .events: "the names of all events"
    case .races: "the races of the library, each with the order that shows it; takes minutes in a debug build"
    case .scenarioFormat: "every key of a scenario file"
    case .scenarioSchema: "the JSON Schema of scenario files"
    case .scenarios: "the scenarios, and problems by symptom"
    case .standIns: "what each member of the SDKs does in a simulation"
    case .switches: "every switch and every latency"
    case .systems: "the rules and scenarios behind each callback and call"
    case .versions: "what changes between versions of the SDKs"
    }
  }

  /// Whether the page is generated from the scenarios.
  var readsScenarios: Bool {
    switch self {
    case .races, .scenarios, .systems: true
    default: false
    }
  }

  /// The line of the page that names the command that prints it.
  var origin: String { "This page is generated: `deeplink-sim page \(name)`." }
}
