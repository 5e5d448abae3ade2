import SDKContract

/// A click on an ad or a OneLink of which the servers know.
package struct AppsFlyerClick: Hashable, Sendable {
  /// How the servers learned of a click.
  package enum Source: String, CaseIterable, Sendable {
    /// The person passed through a OneLink.
    case oneLink
    /// A network such as Meta or Google reports it to the servers, and the link never passes through OneLink.
    case selfReporting
  }

  /// The parameters of the link.
  package var parameters: Payload
  /// The id of the short link, if it was one.
  package var shortLinkID: String?
  /// When the person clicked.
  package var time: VirtualInstant
  /// How the servers learned of it.
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
    self.matchType = matchType ?? (source == .oneLink ? "probabilistic" : "srn")
  }

  /// Whether the link names a device by its identifier for advertisers.
  var namesDevice: Bool {
    guard source == .oneLink, case .string(let idfa) = parameters["idfa"] else { return false }
    return idfa.contains { $0 != "0" && $0 != "-" }
  }

  /// How long before an install the click may lie: `af_click_lookback`, or seven days.
  var lookback: Duration {
    guard case .string(let text) = parameters["af_click_lookback"], let unit = text.last,
      let count = Int(text.dropLast()), count > 0, count < 10_000
    else { return .seconds(7 * 86_400) }
    switch unit {
    case "d": return .seconds(count * 86_400)
    case "h": return .seconds(count * 3600)
    default: return .seconds(7 * 86_400)
    }
  }
}
