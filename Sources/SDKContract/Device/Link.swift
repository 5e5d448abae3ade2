import Foundation
import Synchronization

/// A link, parsed once and stored with its original text.
///
/// It is created when a scenario is compiled, or when the app or an SDK opens a link, and passed on from there. Copies
/// share the parsed parts.
public struct Link: Hashable, Sendable {
  private let parts: Parts

  /// Parses a text as a link.
  ///
  /// - Parameter text: Any text; the system can open only a link for which `isURL` is true.
  public init(_ text: String) {
    parts = Parts(text)
  }

  /// The whole link, as given.
  public var text: String { parts.text }

  /// The part before the first colon, in lowercase; empty if there is no colon before the path.
  public var scheme: String { parts.scheme }

  /// The host in lowercase, without user and port, not percent-decoded; empty if the link has none.
  public var host: String { parts.host }

  /// The host as it is written, which for a scheme other than `http` and `https` is no domain and keeps its case.
  package var writtenHost: String { parts.writtenHost }

  /// The port; nil if the link has none or has the default port of its scheme.
  package var port: Int? { parts.port }

  /// The path from its first slash on, not percent-decoded; without an authority, everything after the scheme.
  public var path: Substring { parts.path }

  /// The part after the first question mark; nil if there is none.
  public var query: Substring? { parts.query }

  /// The query parameters in order, without those that have no name; names and values are percent-decoded once.
  package var parameters: [(key: String, value: String)] {
    (query?.utf8.split(separator: UInt8(ascii: "&")) ?? []).compactMap { pair in
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let key = PercentDecoding.decode(pair[..<equals])
      return key.isEmpty ? nil : (key, PercentDecoding.decode(pair[equals...].dropFirst()))
    }
  }

  /// The part after the first number sign; nil if there is none.
  package var fragment: Substring? { parts.fragment }

  /// Whether the scheme is `http` or `https`.
  public var isWeb: Bool { parts.isWeb }

  /// The form in which the system hands the link to an app when the user taps it in another app.
  package var formWhenTapped: Form { isWeb ? .universalLink : .url }

  /// The link as app code gets it; nil if Foundation cannot create a URL from the text.
  public var url: URL? { parts.url }

  /// Whether the system can open the link at all.
  package var isURL: Bool { parts.isURL }

  /// Returns a value that a module derives from the link; it is computed at the first call and stored with the link.
  ///
  /// - Parameter make: Computes the value from the link alone. A link stores one value of each type.
  package func derived<Value: Sendable>(_ make: (Link) -> Value) -> Value {
    if let known = parts.derived(Value.self) { return known }
    let value = make(self)
    parts.keep(value)
    return value
  }

  /// Returns whether two links have the same bytes: to a server, two Unicode spellings of an accent are two paths.
  public static func == (left: Link, right: Link) -> Bool {
    left.parts === right.parts || left.parts.hash == right.parts.hash && left.parts.text.hasBytes(of: right.parts.text)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts.hash)
  }
}

extension Link {
  /// The form in which the system hands a link to an app, which depends on how the link was opened.
  package enum Form: Hashable, Sendable {
    /// A universal link: an `NSUserActivity`, of which SwiftUI gives its views only the URL.
    case universalLink
    /// A universal link from the camera or an NFC tag: an `NSUserActivity`, which SwiftUI gives its views as it is.
    case scannedUniversalLink
    /// A URL: a link with a scheme that the app registered, or any URL that belongs to the app, such as a widget's.
    case url

    /// What carries the link into the app.
    package var carrier: Carrier {
      switch self {
      case .universalLink, .scannedUniversalLink: .userActivity
      case .url: .url
      }
    }
  }

  /// What carries a link into an app.
  package enum Carrier: Hashable, Sendable {
    /// The app continues an `NSUserActivity`.
    case userActivity
    /// The app opens a URL.
    case url
  }
}

extension Link: ExpressibleByStringLiteral {
  /// Creates a link from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Link: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}

extension Link {
  /// The text is split as UTF-8, because a combining mark after a delimiter would form another character with it.
  private final class Parts: Sendable {
    let text: String
    /// The hash of the text, stored because texts are long and looked up often.
    let hash: Int
    let scheme: String
    let host: String
    let writtenHost: String
    let port: Int?
    let path: Substring
    let query: Substring?
    let fragment: Substring?
    let isWeb: Bool
    let url: URL?
    let isURL: Bool
    private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    init(_ text: String) {
      self.text = text
      hash = text.hashValue
      var rest = text.utf8[...]
      fragment = Self.cut(&rest, at: UInt8(ascii: "#")).map { Substring($0) }
      query = Self.cut(&rest, at: UInt8(ascii: "?")).map { Substring($0) }
      var hasValidScheme = false
      if let colon = rest.firstIndex(of: UInt8(ascii: ":")), !rest[..<colon].contains(UInt8(ascii: "/")) {
        scheme = Substring(rest[..<colon]).lowercased()
        hasValidScheme = Self.isScheme(rest[..<colon])
        rest = rest[rest.index(after: colon)...]
      } else {
        scheme = ""
      }
      isWeb = scheme == "https" || scheme == "http"
      var authority: Authority?
      if rest.starts(with: "//".utf8) {
        rest = rest.dropFirst(2)
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        authority = Authority(rest[..<end], impliedPort: scheme == "https" ? 443 : scheme == "http" ? 80 : nil)
        rest = rest[end...]
      }
      writtenHost = authority?.host ?? ""
      host = writtenHost.lowercased()
      port = authority?.port
      path = Substring(rest)
      url = Self.url(text)
      isURL =
        hasValidScheme && url != nil && (!isWeb || authority?.isValid == true)
        && !text.unicodeScalars.contains(where: Self.isBlank)
    }

    /// Returns the URL of a link that the user taps: as browsers do, only what a URL cannot contain is escaped.
    ///
    /// `URL(string:)` alone escapes all escapes of such a text once more, which is right for text in an app's code.
    private static func url(_ text: String) -> URL? {
      guard let url = URL(string: text) else { return nil }
      guard text.utf8.contains(UInt8(ascii: "%")), url.absoluteString != text else { return url }
      return URL(string: PercentDecoding.escapingInvalid(text)) ?? url
    }

    private static func cut(_ rest: inout Substring.UTF8View, at delimiter: UInt8) -> Substring.UTF8View? {
      guard let mark = rest.firstIndex(of: delimiter) else { return nil }
      defer { rest = rest[..<mark] }
      return rest[rest.index(after: mark)...]
    }

    private static func isScheme(_ text: Substring.UTF8View) -> Bool {
      func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
      guard let first = text.first, isLetter(first) else { return false }
      return text.allSatisfy { byte in
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
      }
    }

    /// Looks up Unicode properties only for non-ASCII text: almost all links are ASCII.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace
    }

    func derived<Value: Sendable>(_ type: Value.Type) -> Value? {
      values.withLock { $0[ObjectIdentifier(type)] as? Value }
    }

    func keep<Value: Sendable>(_ value: Value) {
      values.withLock { $0[ObjectIdentifier(Value.self)] = value }
    }
  }

  /// The part of a link between the two slashes and the path.
  private struct Authority {
    var host = ""
    var port: Int?
    var isValid = false

    init(_ text: Substring.UTF8View, impliedPort: Int?) {
      var server = text
      if let at = server.lastIndex(of: UInt8(ascii: "@")) { server = server[server.index(after: at)...] }
      var digits: Substring.UTF8View?
      if server.first == UInt8(ascii: "[") {
        guard let bracket = server.firstIndex(of: UInt8(ascii: "]")) else { return }
        let tail = server[server.index(after: bracket)...]
        guard tail.isEmpty || tail.first == UInt8(ascii: ":") else { return }
        digits = tail.dropFirst()
        server = server[...bracket]
      } else if let colon = server.firstIndex(of: UInt8(ascii: ":")) {
        digits = server[server.index(after: colon)...]
        server = server[..<colon]
      }
      host = String(Substring(server))
      if let digits, !digits.isEmpty {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
        // Foundation takes any digits, as RFC 3986 does, and not only the ports that exist.
        let number = Int(String(Substring(digits))) ?? .max
        port = number == impliedPort ? nil : number
      }
      isValid = !server.isEmpty && !server.contains { #"<>"{}|\^`"#.utf8.contains($0) }
    }
  }
}
