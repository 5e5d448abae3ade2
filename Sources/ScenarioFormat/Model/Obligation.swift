/// An event that obliges another one to follow at some later point of every run.
package struct Obligation: Equatable, Sendable {
  /// The event that creates the obligation.
  package var trigger: String
  /// The events, any one of which fulfils the obligation.
  package var responses: [String]
  /// The events that cancel the obligation.
  package var releases: [String] = []
  /// The virtual time within which a response must happen; nil for no limit.
  package var within: Duration?

  /// Creates the obligation that one of some events follows each event of a kind.
  package init(_ trigger: String, _ responses: [String]) {
    self.trigger = trigger
    self.responses = responses
  }
}
