/// The place and the way in which the user or an app opens a link.
public enum TapOrigin: String, CaseIterable, Sendable {
  /// A tap in Messages, Mail, Notes or another app.
  case otherApp = "other-app"
  /// A tap in Safari on a page of another domain.
  case safari
  /// A tap in Safari on a page of the same domain.
  case safariSameDomain = "safari-same-domain"
  /// A tap in another browser, or in a web view inside another app.
  case thirdPartyBrowser = "third-party-browser"
  /// A tap on an ordinary web link whose server redirects to the link.
  case redirect
  /// Typed or pasted into the address bar.
  case addressBar = "address-bar"
  /// A long press, then "Open in" the browser.
  case openInBrowser = "open-in-browser"
  /// A long press, then "Open in" the app.
  case openInApp = "open-in-app"
  /// The app under test calls `UIApplication.open` with it.
  case ownApp = "own-app"
  /// The app under test calls `UIApplication.open` with it and the option `universalLinksOnly`.
  case ownAppUniversalLinksOnly = "own-app-universal-links-only"
  /// Sent by AirDrop.
  case airDrop = "airdrop"
  /// Scanned with the camera, in a QR code.
  case camera
  /// Read from an NFC tag while no app reads tags.
  case nfcTag = "nfc-tag"
  /// A tap on a widget or a Live Activity of the app under test, with the URL that it has there.
  case widget
  /// A tap on the Smart App Banner of the app under test, with the `app-argument` that the page gives it.
  case smartAppBanner = "smart-app-banner"

  /// A tap in Mail, which is another app.
  public static let mail = otherApp
  /// A tap in Messages, which is another app.
  public static let messages = otherApp

  /// Whether the app under test, or an SDK in it, opens the link.
  package var isOwnApp: Bool { self == .ownApp || self == .ownAppUniversalLinksOnly }

  /// Whether a browser follows the link; it may ask before it leaves the page.
  package var isWebPage: Bool {
    switch self {
    case .safari, .safariSameDomain, .thirdPartyBrowser, .redirect, .addressBar: true
    case .otherApp, .openInBrowser, .openInApp, .ownApp, .ownAppUniversalLinksOnly, .airDrop, .camera, .nfcTag,
      .widget, .smartAppBanner:
      false
    }
  }
}
