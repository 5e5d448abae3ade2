extension PendingEvent: Identifiable {
  /// The number of the event among all that became possible in the run.
  package var id: Int { submission }
}
