/// The first event of a failing order after which every order fails, whatever comes.
package enum PointOfNoReturn: Hashable, Sendable {
  /// There is none: every order fails from the start.
  case start
  /// Before this event some order still holds, and after it none does.
  case event(EventName)
  /// It was not found within the budget, after this many continuations of the order's beginning were tried.
  case undecided(orders: Int)
}
