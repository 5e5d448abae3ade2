import SDKContract

extension AppsFlyerProfile {
  /// Whether lines name the queue that wrote them, as since 6.4.
  var logsQueues: Bool { isAtLeast(6, 4) }

  /// Whether the referrer of a universal link is logged, as 6.14.3 does.
  var logsReferrer: Bool { isAtLeast(6, 14) }

  /// Whether a request for conversion data is logged with its URL; before, with two words.
  var logsConversionDataURL: Bool { logsQueues }

  /// The version of the service for conversion data: 5.0, with a signature, since 6.9.1.
  var conversionDataService: String { isAtLeast(6, 9, 1) ? "5.0" : "4.0" }

  /// The version of the resolver of short links: 2 since 6.6.
  var shortLinkService: String { isAtLeast(6, 6) ? "v2" : "v1" }

  /// The domain of the servers, and whether hosts have a prefix of the app's own: since 6.11.
  var hostsHavePrefix: Bool { isAtLeast(6, 11) }

  /// Major and minor version, as requests give them.
  var shortVersion: String { version.split(separator: ".").prefix(2).joined(separator: ".") }

  private func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int = 0) -> Bool {
    AppsFlyerProfile.named("\(major).\(minor).\(patch)").map { self >= $0 } ?? false
  }
}
