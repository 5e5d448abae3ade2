/// The format of the lines in AppsFlyer's debug log, which changed in 6.4.
enum AppsFlyerLogForm {
  /// `[DEBUG] AppsFlyer: message`, up to 6.3.
  case plain
  /// `[AppsFlyerSDK] [queue] message`, since 6.4.
  case withQueue

  /// The queue on which the SDK writes a line.
  enum Queue: String {
    /// The queue on which the app calls the SDK.
    case main = "com.apple.main-thread"
    /// The queue on which the SDK works.
    case serial = "com.appsflyer.serial"
  }

  init(_ profile: AppsFlyerProfile) {
    self = profile.has(.logsQueues) ? .withQueue : .plain
  }

  /// Returns the lines of a message; only the first has the prefix, and none ends in a space.
  func lines(_ message: String, _ queue: Queue) -> [String] {
    let prefix = self == .plain ? "[DEBUG] AppsFlyer:" : "[AppsFlyerSDK] [\(queue.rawValue)]"
    let texts = message.split(separator: "\n", omittingEmptySubsequences: false)
    return texts.enumerated().map { position, text in
      guard position == 0 else { return String(text) }
      return text.isEmpty ? prefix : "\(prefix) \(text)"
    }
  }
}
