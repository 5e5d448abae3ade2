@testable import DeepLinkSimulatorCommand

/// The scenarios that are shipped, which are read and run once; each run of the command does so again.
enum ShippedLibrary {
  /// All of them.
  // XCTest runs the tests one after another, so no two threads use it at a time.
  nonisolated(unsafe) static let all = library([Package.scenarios])

  /// Reads a part of them.
  ///
  /// - Parameter paths: The paths below the folder of all scenarios.
  static func part(_ paths: [String]) -> ScenarioLibrary { library(paths.map { Package.scenarios + $0 }) }

  private static func library(_ paths: [String]) -> ScenarioLibrary {
    ScenarioLibrary(ScenarioSource(paths), .withSampleApps, CapturedRun.nothing)
  }
}

extension CapturedRun {
  /// Runs `problems` on scenarios that have been read before.
  ///
  /// - Throws: `UsageError` for arguments that the command refuses.
  init(problems arguments: [String], in library: ScenarioLibrary) throws {
    let specification = ProblemsCommand.specification
    let parsed = try ParsedArguments(arguments, for: specification, besides: DeepLinkSimulatorCommand.specifications)
    try self.init { console throws(UsageError) in
      try ProblemsCommand(parsed, .withSampleApps, console).run(in: library)
    }
  }
}
