/// A clock of the device that code reads as a number.
@usableFromInline
package enum DeviceClock: Sendable {
  /// The clock that shows the date, which the user can set.
  case wall
  /// The time since the device was started, without the time for which it was asleep.
  case uptime
  /// The time since the device was started.
  case continuous
}
