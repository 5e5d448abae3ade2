/// The switches for what the sources leave open about the way from a link to the app.
package struct RoutingSwitches: Hashable, Sendable {
  /// Whether the association of the app with its domains was refused.
  package var associationDenied = false
  /// Whether no association file could be fetched for the app's domains.
  package var associationMissing = false
  /// Whether the device still has an association file that accepts more paths than the current one on the site.
  package var staleAssociation = false
  /// The time from the installation until the device has the association file.
  package var associationDelay = Duration.zero
  /// The interval after which the device requests the association file again.
  package var associationRecheck = Duration.seconds(7 * 86_400)
  /// How long Apple's content delivery network caches an association file that the site has changed.
  package var associationCDNLag = Duration.seconds(86_400)
  /// Whether the device is in developer mode, for domains with `?mode=developer`.
  package var developerMode = false
  /// Whether the user has chosen the browser for the app's domains.
  package var userChoseBrowser = false
  /// Whether a link in Safari is on a page of the same domain.
  package var sameDomainSafari = false
  /// Whether another app registered the app's scheme, and which of the two opens.
  package var sharedScheme = SharedScheme.unshared
  /// Whether the user cancels the prompt that a custom scheme in a web page may cause.
  package var schemeDialogCancelled = false
  /// Whether a redirect to a universal link stays in the browser.
  package var redirectStaysInBrowser = false
  /// Whether third-party browsers and web views in other apps pass universal links to the app.
  package var thirdPartyBrowserOpensApp = false
  /// Whether `http` links of an associated domain are universal links too.
  package var httpLinksAreUniversal = true

  /// Creates the switches as they are by default.
  package init() {}

  /// The system's result for the association at the start of the run.
  var approval: LinkRouter.SiteApproval {
    associationDenied ? .denied : associationMissing ? .unspecified : .approved
  }
}

/// Whether another app on the device registered the app's scheme, and which of the two a link opens.
package enum SharedScheme: String, CaseIterable, Sendable {
  /// Only the app under test has the scheme.
  case unshared
  /// Both have it, and the app under test opens.
  case opensThisApp = "this-app"
  /// Both have it, and the other app opens.
  case opensOtherApp = "other-app"
}
