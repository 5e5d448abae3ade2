import DeepLinkSimulator

/// One cell of a matrix: a variant, and its result.
struct MatrixCell {
  /// The result of a variant.
  enum Result {
    /// The variant is impossible, for this reason.
    case impossible(String)
    case ran(Ran)
  }

  /// The result of the runs of a variant.
  struct Ran {
    /// The outcomes in readable form, starting with that of the default order.
    var outcomes: [String]
    var appEvents: [String]
    var finalState: FinalState
    /// Whether all expectations hold in every order that was tried.
    var passed: Bool
    /// The number of expectations that were checked.
    var checked: Int
    /// The number of expectations that were dropped, because the variant does not have their events.
    var dropped: Int
    /// Whether all expectations were dropped, so nothing was checked.
    var isUnchecked: Bool
    /// The number of orders that were tried.
    var orders: OrderCount = 1
    /// Whether these were all orders; nil if only the default order was requested.
    var isComplete: Bool?
    /// The maximum number of differences from the default order; nil for any number.
    var maximumDifferences: Int?
    /// A run to show, if reports are requested: a failing one, if there is any.
    var shown: Shown?
  }

  /// A run of a variant.
  struct Shown {
    let result: RunResult
    let verdict: Verdict
    /// The order; nil for the default one.
    var order: OrderExample?
  }

  let variant: ScenarioVariant
  let result: Result
}
