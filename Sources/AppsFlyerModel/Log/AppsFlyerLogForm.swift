import SDKContract

/// The form of the lines in AppsFlyer's debug log, which changed with 6.4.
enum AppsFlyerLogForm {
  /// `[DEBUG] AppsFlyer: message`, up to 6.3.
  case plain
  /// `[AppsFlyerSDK] [queue] message`, since 6.4.
  case withQueue

  /// The queue on which the SDK writes a line.
  enum Queue: String {
    /// Where the app calls the SDK.
    case main = "com.apple.main-thread"
    /// Where the SDK works.
    case serial = "com.appsflyer.serial"
  }

  init(_ profile: AppsFlyerProfile) {
    self = profile.has(.logsQueues) ? .withQueue : .plain
  }

  /// The lines of a message; only the first one has the prefix, and none has a space at its end.
  func lines(_ message: String, _ queue: Queue) -> [String] {
    let prefix = self == .plain ? "[DEBUG] AppsFlyer:" : "[AppsFlyerSDK] [\(queue.rawValue)]"
    let texts = message.split(separator: "\n", omittingEmptySubsequences: false)
    return texts.enumerated().map { position, text in
      guard position == 0 else { return String(text) }
      return text.isEmpty ? prefix : "\(prefix) \(text)"
    }
  }
}
