import SDKContract

/// A click that the SDK reports to the backend: an `sdk_click` package.
package struct AdjustClick: Hashable, Sendable {
  /// The source of the link.
  package enum Source: String, Hashable, Sendable {
    /// The app passed it to the SDK.
    case deeplink
    /// The pasteboard.
    case linkMe = "linkme"
    /// No link, but the token of Apple Ads.
    case appleAds = "apple_ads"
  }

  /// The source of the link.
  package var source: Source
  /// The complete link; for Apple Ads, the token, which is empty if it could not be read.
  package var link: String
  /// The time at which the app passed it on, by the clock of the device.
  package var time: VirtualInstant
  /// The referrer; nil if the app gave none.
  package var referrer: String?
  /// `params`: the `adjust_` parameters of the link, without their prefix, sorted by name.
  package var parameters: [PayloadEntry] = []
  /// `tracker`, `campaign`, `adgroup` and `creative` from the link, sorted by name.
  package var attribution: [PayloadEntry] = []
  /// Whether the link has `adj_t` or `adjust_t`, so it needs no resolution.
  package var isResolved = false

  /// Creates the click on a link, and reads the link's parameters with a meaning to Adjust (`ADJ-CLICK-1`).
  package init(_ link: String, source: Source = .deeplink, at time: VirtualInstant, referrer: String? = nil) {
    self.source = source
    self.link = link
    self.time = time
    self.referrer = referrer
    if source == .deeplink { readQuery() }
  }

  private mutating func readQuery() {
    let beforeFragment = link.utf8.prefix { $0 != UInt8(ascii: "#") }
    guard let question = beforeFragment.firstIndex(of: UInt8(ascii: "?")) else { return }
    for pair in beforeFragment[question...].dropFirst().split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      if parts.count == 2 { read(Substring(parts[0]), Substring(parts[1])) }
    }
  }

  private mutating func read(_ key: Substring, _ value: Substring) {
    if key == "adj_t" || key == "adjust_t" { isResolved = true }
    guard key.hasPrefix("adjust_"), !value.isEmpty else { return }
    let name = AdjustLinkSyntax.unescaped(key).dropFirst("adjust_".count)
    guard !name.isEmpty else { return }
    let entry = PayloadEntry(String(name), .string(AdjustLinkSyntax.unescaped(value)))
    if ["tracker", "campaign", "adgroup", "creative"].contains(name) {
      Self.set(entry, in: &attribution)
    } else {
      Self.set(entry, in: &parameters)
    }
  }

  /// Sets a parameter; the last one of several with the same name counts.
  private static func set(_ entry: PayloadEntry, in entries: inout [PayloadEntry]) {
    let index = entries.firstIndex { $0.key >= entry.key } ?? entries.endIndex
    if index < entries.endIndex, entries[index].key == entry.key {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }
}
