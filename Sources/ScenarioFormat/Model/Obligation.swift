/// An event after which another one is owed: sooner or later, in every run, it must happen.
package struct Obligation: Equatable, Sendable {
  /// The event after which something is owed.
  package var trigger: String
  /// The events of which one is owed.
  package var responses: [String]
  /// The events after which nothing is owed any more.
  package var releases: [String] = []
  /// How long one of the responses may take, in virtual time; nil if it may take any time.
  package var within: Duration?

  /// Asks for one of some events after each event of a kind.
  package init(_ trigger: String, _ responses: [String]) {
    self.trigger = trigger
    self.responses = responses
  }
}
