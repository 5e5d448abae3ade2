import Dispatch
import DeepLinkSimulator
import Synchronization

/// The scenarios of a folder for searches, each read and run once, when a search first needs it.
final class ScenarioLibrary {
  /// A file of the library.
  struct Item: Sendable {
    let entry: ScenarioSource.Entry
    let name: ScenarioFileName
    let file: ScenarioFile

    /// The scenario; nil if the file is none.
    var scenario: Scenario? { try? file.result.get() }
  }

  let items: [Item]
  private let apps: AppRegistry
  /// The runs of files by their places, as far as they have been run.
  private var runs: [Int: [ProblemRun]] = [:]

  /// The problems.
  private(set) lazy var problems = ProblemLibrary(self).problems
  /// The scenarios that neither show a problem nor belong to one.
  private(set) lazy var scenes = SearchedScene.all(of: self)
  /// The scenarios without a problem, with their logs.
  private(set) lazy var logged = LoggedScenario.all(of: self)
  /// What the logs of these say about the lines of a console's log.
  private(set) lazy var context = LogContext(logged)
  /// The search by words.
  private(set) lazy var words = ProblemSearch(problems, [], sdks.vocabularies, scenes: scenes)
  /// The search by lines of a log.
  private(set) lazy var lines = ProblemSearch(problems, logged, sdks.vocabularies)

  /// Reads the files of a library.
  init(_ source: ScenarioSource, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    apps = program.apps
    let sdks = program.apps.sdks
    items = Self.inParallel(source.entries) { entry in
      Item(entry: entry, name: ScenarioFileName(entry.name), file: source.read(entry, sdks, console))
    }
  }

  /// The SDKs that the scenarios can use.
  var sdks: SDKRegistry { apps.sdks }

  /// The runs that pass of files, in the order of the files; a file with variants has several.
  func runs(of places: [Int]) -> [[ProblemRun]] {
    let apps = apps
    let new = places.filter { runs[$0] == nil }.map { ($0, items[$0].file) }
    let results = Self.inParallel(new) { place, file in
      let runner = ScenarioRunner(apps: apps)
      return (place, file.runs(selecting: nil).compactMap { ProblemRun($0, runner) })
    }
    for (place, result) in results { runs[place] = result }
    return places.map { runs[$0] ?? [] }
  }

  /// Returns the results for some values, in their order, made on all cores.
  private static func inParallel<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ make: @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: values.count) { place in
      let result = make(values[place])
      results.withLock { $0[place] = result }
    }
    let made = results.withLock { $0 }
    return values.indices.compactMap { made[$0] }
  }
}
