/// A line of a schedule that does not fit the run: the scenario has changed since it was written.
package struct ScheduleMisfit: Error, Hashable, Sendable {
  /// The location of the line in its file.
  package var location: SourceLocation?
  /// What does not fit, as a sentence without a full stop.
  package var explanation: String
}

extension ScheduleMisfit: CustomStringConvertible {
  /// What does not fit.
  package var description: String { explanation }
}
