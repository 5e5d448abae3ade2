/// What the deferred look-up answers after a click that the network reported itself.
package enum SelfReportingLookup: String, CaseIterable, Sendable {
  /// There is no deep link.
  case notFound
  /// There is one, without any parameters.
  case foundEmpty
}
