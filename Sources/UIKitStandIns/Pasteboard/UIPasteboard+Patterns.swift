#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // What the contents look like, which an app may learn without reading them.
  extension UIPasteboard {
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
    @preconcurrency
    public func detectPatterns(
      for patterns: Set<DetectionPattern>,
      completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
      let found = patterns.intersection(values.keys)
      DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Reports the values of some patterns in the contents. The handler is called on the main queue; Apple does not
    /// document its queue.
    @preconcurrency
    public func detectValues(
      for patterns: Set<DetectionPattern>,
      completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
      // Sound because the values were made for this call.
      nonisolated(unsafe) let found = values.filter { patterns.contains($0.key) }
      DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Returns which of some patterns the contents have, without the user's consent to reading them.
    public func detectPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
      try await withUnsafeThrowingContinuation { continuation in
        detectPatterns(for: patterns) { continuation.resume(with: $0) }
      }
    }

    /// Returns the values of some patterns in the contents.
    public func detectValues(for patterns: Set<DetectionPattern>) async throws -> [DetectionPattern: Any] {
      values.filter { patterns.contains($0.key) }
    }
  }
#endif
