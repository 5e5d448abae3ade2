import DeepLinkSimulator

extension ReportDocument {
  /// Creates the document of a run of a test.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - failures: What the test says of it.
  ///   - replay: The line that makes the run again.
  package init(_ run: ScenarioRun, failures: [ExpectationFailure], replay: String) {
    let scenario = run.plan.scenario
    self.init(title: scenario.name)
    let report = ScenarioReport(
      file: run.file ?? "written in the test", name: scenario.name, ending: .ran(run.result, Verdict(failures)))
    runs = [Run(report, description: scenario.description, replay: replay)]
  }
}
