#if canImport(Testing)
  import DeepLinkSimulator
  import Testing

  /// Records an issue for each assertion that a run does not meet, for tests of Swift Testing.
  ///
  /// ```swift
  /// expectTrace(test.run(), .sequence("onConversionDataSuccess", "route apples_vc"), .never("no route"))
  /// ```
  ///
  /// The first issue has the trace as text and as JSON Lines, and a page that plays the run, as attachments.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - assertions: What must hold of it.
  ///   - sourceLocation: Where an issue points at; helpers pass the place of their caller on.
  public func expectTrace(
    _ run: ScenarioRun, _ assertions: TraceAssertion..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let failures = run.failures(of: assertions)
    guard !failures.isEmpty else { return }
    let filter = Test.current.map { TestFilter(function: $0.name) }
    for failure in failures {
      Issue.record(Comment(rawValue: failure.text(replayedBy: filter?.text)), sourceLocation: sourceLocation)
    }
    TestFiles(run, failures.map(\.failure), replay: filter?.line ?? "swift test").record(at: sourceLocation)
  }

  /// Records an issue for each assertion that some legal order of a scenario does not meet, for tests of Swift Testing.
  ///
  /// ```swift
  /// await expectEveryOrder(of: test, .count("route apples_vc", 1))
  /// ```
  ///
  /// The first issue has the trace of the failing order as text and as JSON Lines, and a page with each failing order
  /// beside the nearest one that passes, as attachments.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - assertions: What must hold.
  ///   - options: What makes an order legal, and how far the search goes. That it could not try all of these orders is
  ///     an issue, too.
  ///   - sourceLocation: Where an issue points at.
  public func expectEveryOrder(
    of test: ScenarioTest, _ assertions: TraceAssertion..., options: ExplorationOptions = ExplorationOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let failures = await test.failuresInOrders(of: assertions, options: options)
    guard !failures.isEmpty else { return }
    for failure in failures { Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation) }
    TestFiles(failures, of: test, assertions, options)?.record(at: sourceLocation)
  }
#endif
