import Foundation

// The async versions that Swift derives from methods with a completion handler.
extension Adjust {
  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public nonisolated static func processAndResolve(_ deeplink: ADJDeeplink) async -> String? {
    await withUnsafeContinuation { continuation in
      processAndResolve(deeplink) { continuation.resume(returning: $0) }
    }
  }

  /// The last link that the SDK was given, in this process or an earlier one.
  public nonisolated static func lastDeeplink() async -> URL? {
    await withUnsafeContinuation { continuation in lastDeeplink { continuation.resume(returning: $0) } }
  }

  /// The attribution, as soon as there is one.
  public nonisolated static func attribution() async -> ADJAttribution? {
    await withUnsafeContinuation { continuation in attribution { continuation.resume(returning: $0) } }
  }

  /// The attribution, or nil if there is none within the time-out.
  public nonisolated static func attribution(withTimeout timeoutMs: Int) async -> ADJAttribution? {
    await withUnsafeContinuation { continuation in
      attribution(withTimeout: timeoutMs) { continuation.resume(returning: $0) }
    }
  }

  /// The device's id at Adjust, as soon as there is one.
  public nonisolated static func adid() async -> String? {
    await withUnsafeContinuation { continuation in adid { continuation.resume(returning: $0) } }
  }

  /// The device's id at Adjust, or nil if there is none within the time-out.
  public nonisolated static func adid(withTimeout timeoutMs: Int) async -> String? {
    await withUnsafeContinuation { continuation in adid(withTimeout: timeoutMs) { continuation.resume(returning: $0) } }
  }

  /// Whether the SDK is enabled.
  public nonisolated static func isEnabled() async -> Bool {
    await withUnsafeContinuation { continuation in isEnabled { continuation.resume(returning: $0) } }
  }

  /// The advertising identifier, which is all zeros unless the user has allowed tracking.
  public nonisolated static func idfa() async -> String? {
    await withUnsafeContinuation { continuation in idfa { continuation.resume(returning: $0) } }
  }

  /// The vendor identifier.
  public nonisolated static func idfv() async -> String? {
    await withUnsafeContinuation { continuation in idfv { continuation.resume(returning: $0) } }
  }

  /// The version of the SDK.
  public nonisolated static func sdkVersion() async -> String? {
    await withUnsafeContinuation { continuation in sdkVersion { continuation.resume(returning: $0) } }
  }
}
