import SDKContract

extension AdjustLinkConversion {
  /// `Adjust.convertUniversalLink(_:withScheme:)`.
  ///
  /// - Parameters:
  ///   - url: The universal link.
  ///   - scheme: The scheme of the app; `AdjustUniversalScheme` if nil or empty.
  /// - Returns: The app scheme form, or nil if the SDK does not know the link.
  package static func convertUniversalLink(_ url: String?, withScheme scheme: String?) -> String? {
    AdjustUniversalLinkConverter.convert(url, withScheme: scheme).url
  }
}
