/// The parameters in the answer of the deferred look-up.
package enum DeferredParameters: String, CaseIterable, Sendable {
  /// Only `deep_link_value` and `deep_link_sub1` to `10`, as privacy rules require for new users.
  case deepLinkOnly
  /// Also the attribution and the marketer's own parameters, as documented for the look-up's API.
  case all
}
