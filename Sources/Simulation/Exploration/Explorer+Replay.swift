extension Explorer {
  /// Searches for the order with a number.
  ///
  /// - Parameters:
  ///   - number: The number of the order among all legal orders, from 1.
  ///   - progress: Called now and then with the progress of the search.
  package func find(
    order number: UInt64, progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> OrderLookup {
    guard number > 0 else { return .fewer(0) }
    return withExploration(progress) { $0.order(number) }
  }

  /// Runs the order with the given decisions.
  ///
  /// - Parameter choices: The position chosen at each decision; the default ones follow.
  /// - Returns: The result, with its trace.
  package func replay(_ choices: [Int]) -> RunResult { withExploration({ _ in }) { $0.tracer.run(choices).result } }

  /// Runs and judges the order with the given decisions.
  ///
  /// - Parameter choices: The position chosen at each decision; the default ones follow.
  package func run(_ choices: [Int]) -> OrderRun {
    withExploration({ _ in }) { $0.tracer.orderRun($0.tracer.run(choices)) }
  }

  /// Runs and judges the order of a schedule.
  ///
  /// - Throws: `ScheduleMisfit` for the first decision that does not fit.
  package func run(_ schedule: Schedule) throws(ScheduleMisfit) -> OrderRun {
    let run: Result<OrderRun, ScheduleMisfit> = withExploration({ _ in }) { exploration in
      do throws(ScheduleMisfit) {
        return .success(exploration.tracer.orderRun(try exploration.tracer.run(schedule)))
      } catch {
        return .failure(error)
      }
    }
    return try run.get()
  }
}
