extension OrderWalk {
  /// Returns the key of everything on which the rest of the run, and what is seen of the whole run, depends.
  ///
  /// - Parameter remaining: The number of differences that are still allowed; nil if the default order does not matter.
  func stateKey(remaining: Int?) -> StateKey {
    guard let times else { return StateKey { hashState(into: &$0, remaining: remaining) } }
    watch.current = times
    return StateKey { hasher in
      guard variants.isEmpty else {
        hasher.combine(remaining)
        for variant in variants {
          hasher.combine(variant.key)
          variant.times.bounds.hash(into: &hasher, withStart: true)
        }
        return
      }
      // The other answer leads to what the present state does not determine.
      if !undecidedAnswers.isEmpty { hasher.combine(choices) }
      times.hash(into: &hasher, withStart: seesStart || remaining != nil) {
        hashState(into: &$0, remaining: remaining)
      }
    }
  }

  func hashState(into hasher: inout Hasher, remaining: Int?) {
    engine.world.hash(
      into: &hasher, inOrder: remaining != nil, mode: mode, stepCount: engine.stepCount, isAppKnown: isDescribed)
    recorder.hash(into: &hasher)
    hasher.combine(remaining)
    if isDescribed, let app = engine.app as? DescribedApp {
      app.hashState(into: &hasher)
      engine.environment?.hashState(into: &hasher)
    } else {
      // State of the app that the engine does not know is a function of the calls into the app and of what it has read.
      engine.environment?.hashState(into: &hasher)
      hasher.combine(recorder.calls)
      hasher.combine(engine.runRecord.appReads)
    }
  }

  /// Returns the key of everything on which the verdict and the outcome of an ended run depend.
  func endKey() -> StateKey {
    StateKey { hasher in
      recorder.hash(into: &hasher)
      hasher.combine(engine.illegalStep?.step)
      engine.work.prune()
      hasher.combine(engine.work.open.count)
      engine.world.hashEnd(into: &hasher)
    }
  }
}
