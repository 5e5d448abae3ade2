import SDKContract

extension AppsFlyerProfile {
  /// The version of the service for conversion data: 5.0 has a signature.
  var conversionDataService: String { has(.signsConversionDataRequests) ? "5.0" : "4.0" }

  /// The version of the resolver of short links.
  var shortLinkService: String { has(.asksResolver2) ? "v2" : "v1" }

  /// Major and minor version, as requests give them.
  var shortVersion: String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}
