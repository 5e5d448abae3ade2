/// The result of a part of a search: of all orders that begin with certain decisions.
///
/// Parts have the same numbers on every machine, so a search can be split between machines that do not communicate,
/// interrupted and resumed, and merged at the end.
package struct ExplorationPart: Codable, Hashable, Sendable {
  /// The orders with the same end.
  package struct End: Codable, Hashable, Sendable {
    /// The number of these orders.
    package var count: OrderCount
    /// The smallest number of differences from the default order among them.
    package var differences: Int
    /// The number, from 0 within the part, of the first one with so few differences.
    package var closest: OrderCount
    /// The decisions of that order.
    package var choices: [Int]
  }

  /// The scenario's file as the user named it.
  package var file: String
  /// What made an order legal.
  package var mode: String
  /// The largest allowed number of differences; nil for any number.
  package var maximumDifferences: Int?
  /// The virtual time after which events kept their default order; nil for none.
  package var horizon: String?
  /// The variant of the scenario; nil for the scenario itself.
  package var variant: String?
  /// The policy for the app's tasks; nil for the scenario's.
  package var tasks: String?
  /// A hash of the scenario's text, so that results of another text are not taken for those of this one.
  package var scenario: String?
  /// The position of the part, from 0.
  package var index: Int
  /// The number of parts.
  package var partCount: Int
  /// The number of orders in the part.
  package var orderCount: OrderCount
  /// The ends of its orders.
  package var ends: [End]
  /// Whether events came only at their earliest times although others could matter; nil if not.
  package var isAtEarliestTimes: Bool?

  /// What says of expectations that they asked for nothing, in this part and in those that were explored with it; nil
  /// if each asked for something.
  package var idle: [String]?

  /// Creates a part without results.
  ///
  /// - Parameters:
  ///   - file: The scenario's file.
  ///   - options: The options of the exploration.
  ///   - index: Which part it is, from 0.
  ///   - partCount: How many parts there are.
  package init(file: String, _ options: ExplorationOptions, index: Int, partCount: Int) {
    self.file = file
    mode = options.mode.rawValue
    maximumDifferences = options.maximumDifferences
    horizon = options.horizon?.text
    self.index = index
    self.partCount = partCount
    orderCount = 0
    ends = []
  }
}
