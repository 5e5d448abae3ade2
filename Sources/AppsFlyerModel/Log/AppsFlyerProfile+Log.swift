extension AppsFlyerProfile {
  /// The version of the conversion data service; requests to 5.0 have a signature.
  var conversionDataService: String { has(.signsConversionDataRequests) ? "5.0" : "4.0" }

  /// The version of the service that resolves short links.
  var shortLinkService: String { has(.asksResolver2) ? "v2" : "v1" }

  /// The major and minor version, as requests contain them.
  var shortVersion: String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}
