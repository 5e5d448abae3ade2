#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the pasteboard.
  @preconcurrency @MainActor
  open class UIPasteboard: NSObject {
    /// What text on a pasteboard looks like.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
      /// The name of the pattern.
      public let rawValue: String
      /// Creates a pattern from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The text is a link to a page.
      public static let probableWebURL = DetectionPattern(
        rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
      /// The text is something to search for.
      public static let probableWebSearch = DetectionPattern(
        rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
      /// The text is a number.
      public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// The notification about a change of the pasteboard by the app.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The general pasteboard of the app that the current thread simulates.
    open class var general: UIPasteboard { AppEnvironment.current.object { UIPasteboard() } }
    /// The string on the pasteboard.
    open var string: String? { didSet { change() } }
    /// The URL on the pasteboard.
    open var url: URL? { didSet { change() } }
    /// How often the contents have changed.
    open private(set) var changeCount = 0
    /// Whether the pasteboard has a string.
    open var hasStrings: Bool { string != nil }
    /// Whether the pasteboard has a URL.
    open var hasURLs: Bool { url != nil }
    /// The number of items.
    open var numberOfItems: Int { hasStrings || hasURLs ? 1 : 0 }

    private func change() {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The text as a link to a page; nil if it is none.
    private var webURL: URL? {
      let link = url ?? string.flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return link.flatMap { ["http", "https"].contains($0.scheme?.lowercased()) && $0.host != nil ? $0 : nil }
    }

    private var values: [DetectionPattern: Any] {
      if let webURL { return [.probableWebURL: webURL.absoluteString] }
      guard let string, !string.isEmpty else { return [:] }
      if let number = Double(string) { return [.number: NSNumber(value: number), .probableWebSearch: string] }
      return [.probableWebSearch: string]
    }

    /// Reports which of some patterns the contents have, without the user's consent to reading them. The handler is
    /// called on the main queue; Apple does not document its queue.
    public func detectPatterns(
      for patterns: Set<DetectionPattern>,
      completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
      let found = patterns.intersection(values.keys)
      DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Reports the values of some patterns in the contents. The handler is called on the main queue; Apple does not
    /// document its queue.
    public func detectValues(
      for patterns: Set<DetectionPattern>,
      completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
      nonisolated(unsafe) let found = values.filter { patterns.contains($0.key) }
      DispatchQueue.main.async { completionHandler(.success(found)) }
    }
  }
#endif
