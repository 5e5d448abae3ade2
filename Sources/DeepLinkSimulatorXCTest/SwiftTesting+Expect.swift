#if canImport(Testing)
  import DeepLinkSimulator
  import Testing

  /// Records an issue for each assertion that does not hold for a run, in a Swift Testing test.
  ///
  /// ```swift
  /// expectTrace(test.run(), .sequence("onConversionDataSuccess", "route apples_vc"), .never("no route"))
  /// ```
  ///
  /// The trace as text and as JSON Lines, and a page that plays the run, are attached.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - assertions: What must hold for the run.
  ///   - sourceLocation: Where an issue points; a helper passes on its caller's location.
  public func expectTrace(
    _ run: ScenarioRun, _ assertions: TraceAssertion..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for note in run.notes(on: assertions) { print(note) }
    let failures = run.failures(of: assertions)
    guard !failures.isEmpty else { return }
    let filter = Test.current.map { TestFilter(components: $0.id.nameComponents) }
    for failure in failures {
      Issue.record(Comment(rawValue: failure.text(replayedBy: filter?.text)), sourceLocation: sourceLocation)
    }
    TestFiles(run, failures.map(\.failure), replay: filter?.line ?? "swift test").record(at: sourceLocation)
  }

  /// Records an issue for each assertion that does not hold in some legal order of a scenario, in a Swift Testing test.
  ///
  /// ```swift
  /// await expectEveryOrder(of: test, .count("route apples_vc", 1))
  /// ```
  ///
  /// The trace of the failing order as text and as JSON Lines is attached, and so is a page with each failing order
  /// next to the nearest one that passes.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. An issue is also recorded if the search
  ///     cannot try all of these orders.
  ///   - sourceLocation: Where an issue points.
  public func expectEveryOrder(
    of test: ScenarioTest, _ assertions: TraceAssertion..., options: ExplorationOptions = ExplorationOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    if let note = test.noteAboutTimes(in: assertions, options.mode) { print(note) }
    let result = await test.resultInOrders(of: assertions, options: options)
    result.notes.forEach { print($0) }
    let failures = result.failures
    guard !failures.isEmpty else { return }
    for failure in failures { Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation) }
    TestFiles(failures, of: test, assertions, options)?.record(at: sourceLocation)
  }
#endif
