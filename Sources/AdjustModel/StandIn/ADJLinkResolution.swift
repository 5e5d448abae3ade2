import Foundation
import SDKContract

/// Follows links of email services to the link of Adjust behind them, with the names of the SDK's class.
@MainActor
public enum ADJLinkResolution {
  /// Follows the redirects of a link until it comes to a link of Adjust.
  public static func resolveLink(
    with url: URL?, resolveUrlSuffixArray: [String]?, callback: @escaping (URL?) -> Void
  ) {
    AppEnvironment.current.adjust.resolveLink(
      with: url?.absoluteString, resolveUrlSuffixArray: resolveUrlSuffixArray, callback: callback)
  }
}
