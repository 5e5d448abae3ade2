import SDKContract

/// Which parameters the deferred look-up answers.
package enum DeferredParameters: String, CaseIterable, Sendable {
  /// Only `deep_link_value` and `deep_link_sub1` to `10`, as privacy rules have it for new users.
  case deepLinkOnly
  /// Also the attribution and the marketer's own parameters, as the look-up's API lists them.
  case all
}
