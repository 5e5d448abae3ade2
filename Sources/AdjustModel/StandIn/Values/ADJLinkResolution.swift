import Foundation
import SDKContract

/// Resolves links of email services to the Adjust links behind them, with the names of the SDK's class.
public final class ADJLinkResolution: NSObject {
  /// Follows the redirects of a link until they lead to an Adjust link.
  public static func resolveLink(
    with url: URL?, resolveUrlSuffixArray: [String]?, callback: @escaping (URL?) -> Void
  ) {
    AppEnvironment.withCurrent((url?.absoluteString, resolveUrlSuffixArray, callback)) { here, call in
      here.adjust.resolveLink(with: call.0, resolveUrlSuffixArray: call.1, callback: call.2)
    }
  }

  /// Follows the redirects of a link until they lead to an Adjust link.
  public static func resolveLink(with url: URL?, resolveUrlSuffixArray: [String]?) async -> URL? {
    await withUnsafeContinuation { continuation in
      resolveLink(with: url, resolveUrlSuffixArray: resolveUrlSuffixArray) { continuation.resume(returning: $0) }
    }
  }
}
