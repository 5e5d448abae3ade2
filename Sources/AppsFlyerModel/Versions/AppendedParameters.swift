/// The parameters that `appendParametersToDeepLinkingURL(contains:parameters:)` adds to links for the attribution.
package struct AppendedParameters: Hashable, Sendable {
  /// The text that a link must contain.
  package var contains: String
  /// The parameters as a query, such as `pid=exampleDomain&is_retargeting=true`.
  package var query: String

  /// Creates parameters for links that contain a text.
  package init(contains: String, query: String) {
    self.contains = contains
    self.query = query
  }

  /// Parses a text such as `example.com?pid=exampleDomain&is_retargeting=true`.
  ///
  /// - Returns: Nil if there is no text before the question mark, or no parameter after it.
  package init?(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1)
    guard parts.count == 2, parts[1].contains("=") else { return nil }
    self.init(contains: String(parts[0]), query: String(parts[1]))
  }
}

extension AppsFlyerConfiguration {
  /// Returns the query to add to a link before the servers learn of it; nil if there is none.
  package func parametersAppended(to url: String) -> String? {
    let queries = appendedParameters.filter { url.contains($0.contains) }.map(\.query)
    return queries.isEmpty ? nil : queries.joined(separator: "&")
  }
}
