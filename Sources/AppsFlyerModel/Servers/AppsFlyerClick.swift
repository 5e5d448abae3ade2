import SDKContract

/// A click on an ad or a OneLink, as the servers know it.
package struct AppsFlyerClick: Hashable, Sendable {
  /// How the servers learned of a click.
  package enum Source: String, CaseIterable, Sendable {
    /// The user passed through a OneLink.
    case oneLink
    /// A network such as Meta or Google reports the click to the servers, and the link never passes through OneLink.
    case selfReporting
    /// The SDK reports a link that has opened the app, and that no server has seen before.
    case openedApp
  }

  /// The parameters of the link.
  package var parameters: Payload
  /// The id of the short link; nil if it was another link.
  package var shortLinkID: String?
  /// When the user clicked.
  package var time: VirtualInstant
  /// How the servers learned of the click.
  package var source: Source
  /// How an install is matched to the click, such as `probabilistic` or `id_matching`.
  package var matchType: String

  /// Creates a click.
  package init(
    parameters: Payload, shortLinkID: String? = nil, time: VirtualInstant, source: Source = .oneLink,
    matchType: String? = nil
  ) {
    self.parameters = parameters
    self.shortLinkID = shortLinkID
    self.time = time
    self.source = source
    self.matchType = matchType ?? (source == .selfReporting ? "srn" : "probabilistic")
  }

  /// Whether the link has the advertising identifier of a device.
  var namesDevice: Bool {
    guard source != .selfReporting, case .string(let idfa) = parameters["idfa"] else { return false }
    return idfa.contains { $0 != "0" && $0 != "-" }
  }

  /// How long before an install the click may have happened: `af_click_lookback`, or seven days.
  var lookback: Duration {
    guard case .string(let text) = parameters["af_click_lookback"], let unit = text.last,
      let count = Int(text.dropLast()), count > 0, count < 10_000
    else { return Self.usualLookback }
    switch unit {
    case "d": return .seconds(count * 86_400)
    case "h": return .seconds(count * 3600)
    default: return Self.usualLookback
    }
  }

  private static let usualLookback = Duration.seconds(7 * 86_400)
}
