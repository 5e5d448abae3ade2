/// The result of a part of a search: of all orders that begin with some decisions.
///
/// Parts are numbered alike wherever the search is made, so that a search can be split between machines that know
/// nothing of each other, broken off and taken up again, and put together in the end.
package struct ExplorationPart: Codable, Hashable, Sendable {
  /// The orders that end alike.
  package struct End: Codable, Hashable, Sendable {
    /// How many they are.
    package var count: OrderCount
    /// The fewest differences from the default order that one of them has.
    package var differences: Int
    /// The number from 0, within the part, of the first one with so few.
    package var closest: OrderCount
    /// The decisions of that one.
    package var choices: [Int]
  }

  /// The scenario's file as the user named it.
  package var file: String
  /// What made an order legal.
  package var mode: String
  /// How many differences there might be at most; nil for any number.
  package var maximumDifferences: Int?
  /// The virtual time after which events kept their default order; nil for none.
  package var horizon: String?
  /// Which variant of the scenario it was; nil for the scenario as it is.
  package var variant: String?
  /// When the app's tasks had their turns; nil for what the scenario says.
  package var tasks: String?
  /// What stands for the text of the scenario, so that results of another text are not taken for those of this one.
  package var scenario: String?
  /// Which part it is, from 0.
  package var index: Int
  /// How many parts there are.
  package var partCount: Int
  /// How many orders it has.
  package var orderCount: OrderCount
  /// The ends of its orders.
  package var ends: [End]
  /// Whether events came at their earliest times alone although others could matter; nil if not.
  package var isAtEarliestTimes: Bool?

  /// Creates a part of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - file: The scenario's file.
  ///   - options: What is explored.
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
